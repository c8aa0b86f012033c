/**
 * Company information and system settings: what the whole server goes by (name, clock, currency, the legacy address, how
 * long a sign-in lives) is kept in the company's own row, where it is read; the rest beside it.
 */
import type { CompanySettingRow } from '../../../contract/generated/entities/company_setting'
import { CODES, type Row } from '../../../contract/wire'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { rebuildDerived } from '../../kernel/kept/derived'
import type { Writing } from '../../kernel/write/write.row'
import { Refusal } from '../../kernel/asker/refusal'
import { isLockOn } from './lock-stock'
import { oneRow } from './one-row'

interface CompanyRow { name: string; currency: string; zone: string; settings: { legacyUrl?: unknown; sessionHours?: unknown; lockStock?: unknown } }

async function companyOf({ tx, asker }: Writing): Promise<CompanyRow> {
  const { rows } = await tx.query<CompanyRow>('select name, currency, zone, settings from company where id = $1', [asker.companyId])
  if (!rows[0]) throw new Error('no company')
  return rows[0]
}

/** Settings that are kept in the company's own row; every form over company_setting begins its first save with them. */
export async function companyElsewhere(writing: Writing): Promise<Row> {
  const { name, currency, zone, settings } = await companyOf(writing)
  return {
    company_name: name, currency, zone, lock_stock: isLockOn(settings),
    ...(typeof settings.legacyUrl === 'string' ? { legacy_url: settings.legacyUrl } : {}),
    ...(typeof settings.sessionHours === 'number' ? { session_hours: settings.sessionHours } : {}),
  }
}

/** What is told of the company. @throws Refusal of a social credit code that is none (18 signs, without I O S V Z) */
export const INFO = oneRow<CompanySettingRow>()({
  entity: 'company_setting',
  fields: ['company_name', 'company_en', 'logo', 'credit_code', 'contact', 'mobile', 'address'],
  elsewhere: companyElsewhere,
  async saved({ tx, asker }, row, changed) {
    if (changed.has('credit_code') && row.credit_code && !/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(String(row.credit_code))) {
      throw new Refusal(CODES.invalid, '统一社会信用代码应为 18 位数字与大写字母', { credit_code: '应为 18 位数字与大写字母（不含 I、O、S、V、Z）' })
    }
    await tx.query('update company set name = $2 where id = $1', [asker.companyId, row.company_name])
  },
})

/** An address whose host is a plain name: it stands in a policy of ours, where a sign more would be another rule; and no account in it. */
function isPlainHttps(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && /^[a-z0-9.-]+(:\d+)?$/.test(host)
}

/** @throws Refusal of a legacy address without https. Locking switched off releases all locks; another currency has what is kept in it made anew */
export const SYSTEM = oneRow<CompanySettingRow>()({
  entity: 'company_setting',
  fields: ['zone', 'currency', 'legacy_url', 'session_hours', 'attachment_mb', 'approve_own', 'lock_stock', 'negative_stock', 'over_receipt'],
  elsewhere: companyElsewhere,
  async saved(writing, row, changed) {
    const { tx, asker, model } = writing
    if (row.legacy_url && !isPlainHttps(String(row.legacy_url))) {
      throw new Refusal(CODES.invalid, '旧版系统地址应以 https:// 开头', { legacy_url: '应以 https:// 开头，例如 https://erp.example.com' })
    }
    const before = await companyOf(writing)
    await tx.query(`update company set zone = $2, currency = $3, settings = settings || $4::jsonb where id = $1`, [
      asker.companyId, row.zone, row.currency, JSON.stringify(
        { legacyUrl: row.legacy_url ? String(row.legacy_url).replace(/\/+$/, '') : null, sessionHours: row.session_hours, lockStock: row.lock_stock === true },
      ),
    ])
    if (changed.has('lock_stock') && row.lock_stock !== true) {
      // Where nobody may lock stock, none stays locked.
      await tx.query('delete from stock_lock where company_id = $1', [asker.companyId])
      await raiseDataVersions(tx, asker.companyId, ['stock_lock'])
    }
    if (changed.has('currency') && before.currency !== row.currency) {
      // What is kept in the company's currency (profit) is made anew; kept totals are counted again.
      await rebuildDerived(tx, model, { companyId: asker.companyId })
      await raiseDataVersions(tx, asker.companyId, Object.keys(model.entities))
    }
  },
})
