/**
 * Until when something may be claimed, from when on, and on what basis Amazon pays: dated rows by type and marketplace that a company keeps
 * (索赔规则). What a company begins with is Amazon's published policy: 60 days for what its warehouses lose since 23 October 2024 (18 months
 * before), returns from day 60 to 120 in the United States and 45 to 105 in Europe, removals from day 15 to 75, and the manufacturing cost in place of the
 * price since 31 March 2025 for what no customer has bought. Source: "FBA inventory reimbursement policy" of Seller Central.
 */
import { addDays } from '../../../contract/days'
import type { Founder } from '../../kernel/kept/founders'
import type { Upgrade } from '../../kernel/kept/upgrades'
import type { Tx } from '../../kernel/store/connect'
import type { ClaimType } from './candidate'

/** A row of 索赔规则, from a day on: claims may be raised from `wait_days` to `until_days` after the event; `basis`: what Amazon pays by. */
export interface ClaimWindow {
  claim_type: string
  /** null: every marketplace that has no row of its own. */
  site: string | null
  /** yyyy-mm-dd */
  from_day: string
  wait_days: number
  until_days: number
  basis: 'cost' | 'price' | 'fee' | 'gap'
}

/** In force on the day of the event: the newest row, one of the marketplace before one of all; undefined: nothing may be claimed. */
export function windowOf(windows: readonly ClaimWindow[], type: ClaimType, site: string, eventDay: string): ClaimWindow | undefined {
  const fitting = windows.filter((one) => one.claim_type === type && (one.site === null || one.site === site) && one.from_day <= eventDay)
  return fitting.toSorted((a, b) => Number(b.site !== null) - Number(a.site !== null) || (a.from_day < b.from_day ? 1 : -1))[0]
}

/** The first and the last day on which it may be claimed. */
export function daysOf({ wait_days: wait, until_days: until }: ClaimWindow, eventDay: string): { from: string; deadline: string } {
  return { from: addDays(eventDay, wait), deadline: addDays(eventDay, until) }
}

/** @returns the rows in use */
export async function windowsOf(tx: Tx, companyId: number): Promise<ClaimWindow[]> {
  const { rows } = await tx.query<ClaimWindow>(
    `select claim_type, site, from_day::text, wait_days, until_days, basis from claim_window where company_id = $1 and is_enable`, [companyId],
  )
  return rows
}

const LONG_AGO = '2015-01-01'
const SHORTER = '2024-10-23'
const BY_COST = '2025-03-31'
const EUROPE = ['gb', 'de', 'fr', 'it', 'es', 'nl', 'se', 'pl', 'be']

const OF_POLICY: readonly (ClaimWindow & { remark: string })[] = [
  ...['lost', 'damaged'].flatMap((type) => [
    { claim_type: type, site: null, from_day: LONG_AGO, wait_days: 30, until_days: 540, basis: 'price' as const, remark: '18 个月内申请' },
    { claim_type: type, site: null, from_day: SHORTER, wait_days: 30, until_days: 60, basis: 'price' as const, remark: '2024-10-23 起 60 天内申请' },
    { claim_type: type, site: null, from_day: BY_COST, wait_days: 30, until_days: 60, basis: 'cost' as const, remark: '2025-03-31 起按制造成本赔' },
  ]),
  { claim_type: 'return_missing', site: null, from_day: LONG_AGO, wait_days: 45, until_days: 540, basis: 'price', remark: '退款后 45 天到 18 个月' },
  { claim_type: 'return_missing', site: 'us', from_day: SHORTER, wait_days: 60, until_days: 120, basis: 'price', remark: '退款后 60 到 120 天' },
  ...EUROPE.map((site) => (
    { claim_type: 'return_missing', site, from_day: SHORTER, wait_days: 45, until_days: 105, basis: 'price' as const, remark: '退款后 45 到 105 天' }
  )),
  { claim_type: 'inbound_short', site: null, from_day: LONG_AGO, wait_days: 30, until_days: 270, basis: 'price', remark: '签收后 9 个月内' },
  { claim_type: 'inbound_short', site: null, from_day: BY_COST, wait_days: 30, until_days: 270, basis: 'cost', remark: '2025-03-31 起按制造成本赔' },
  { claim_type: 'removal_lost', site: null, from_day: LONG_AGO, wait_days: 15, until_days: 75, basis: 'price', remark: '移除货件发出后 15 到 75 天' },
  { claim_type: 'removal_lost', site: null, from_day: BY_COST, wait_days: 15, until_days: 75, basis: 'cost', remark: '2025-03-31 起按制造成本赔' },
  { claim_type: 'return_bad', site: null, from_day: LONG_AGO, wait_days: 45, until_days: 540, basis: 'price', remark: '退回后 45 天到 18 个月' },
  { claim_type: 'return_bad', site: 'us', from_day: SHORTER, wait_days: 60, until_days: 120, basis: 'price', remark: '退款后 60 到 120 天' },
  ...EUROPE.map((site) => (
    { claim_type: 'return_bad', site, from_day: SHORTER, wait_days: 45, until_days: 105, basis: 'price' as const, remark: '退款后 45 到 105 天' }
  )),
  { claim_type: 'disposal_wrong', site: null, from_day: LONG_AGO, wait_days: 0, until_days: 540, basis: 'price', remark: '18 个月内申请' },
  { claim_type: 'disposal_wrong', site: null, from_day: SHORTER, wait_days: 0, until_days: 60, basis: 'price', remark: '2024-10-23 起 60 天内申请' },
  { claim_type: 'disposal_wrong', site: null, from_day: BY_COST, wait_days: 0, until_days: 60, basis: 'cost', remark: '2025-03-31 起按制造成本赔' },
  { claim_type: 'reimb_low', site: null, from_day: BY_COST, wait_days: 0, until_days: 60, basis: 'gap', remark: '按制造成本赔以来；期限请按站点核对' },
  { claim_type: 'fee_over', site: null, from_day: LONG_AGO, wait_days: 0, until_days: 90, basis: 'fee', remark: '收费后 90 天内申请复核' },
]

/** Of claim types that a company has no row of at all: what it has taken away stays away. */
export const foundWindows: Founder = async (tx, companyId) => {
  await tx.query(
    `insert into claim_window (company_id, claim_type, site, from_day, wait_days, until_days, basis, is_enable, remark, create_time, update_time)
     select $1, r.claim_type, r.site, r.from_day, r.wait_days, r.until_days, r.basis, true, r.remark, now(), now()
     from jsonb_to_recordset($2::jsonb) as r (claim_type text, site text, from_day date, wait_days integer, until_days integer, basis text, remark text)
     where not exists (select from claim_window w where w.company_id = $1 and w.claim_type = r.claim_type)`,
    [companyId, JSON.stringify(OF_POLICY)],
  )
}

/** Companies of before claims were looked for have the policy that a new one begins with. */
export const windowsOfBefore: Upgrade = {
  name: 'claims.windows',
  entities: ['claim_window'],
  async run(tx) {
    const { rows } = await tx.query<{ id: number }>('select id from company order by id')
    for (const { id } of rows) await foundWindows(tx, id)
  },
}

/** Types that claims were not looked for before. */
export const windowsOfNewTypes: Upgrade = { ...windowsOfBefore, name: 'claims.windowsOfNewTypes' }
