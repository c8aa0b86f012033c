/** 重算: profit follows its facts by itself; a person may have a shop's month made anew all the same. A version is how often the month was closed. */
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import { refreshKept } from '../../../kernel/kept/rollup'
import { entityOf } from '../../../kernel/asker/own'
import { writingTogether } from '../../../kernel/write/together'
import { lockRow } from '../../../kernel/write/write.row'

/** Facts that between them have every part of profit made anew. */
const FACTS = ['fee_line', 'settlement_txn', 'sold_cost_diff', 'fba_return', 'custom_fee']

/** How often each visible shop's month was closed. @param month yyyy-mm */
export const recalculationVersions = answers('finance.recalculationVersions', async ({ db, caller }, { month }) => {
  const { rows } = await db.withCompany(caller, (tx) => tx.query<{
    version_id: string; shop_id: string; shop: string; month: string; version_no: number; close_status: string
  }>(
    `select c.id::text as version_id, c.shop_id::text as shop_id, s.name as shop, to_char(c.month, 'YYYY-MM') as month, c.version_no, c.close_status
     from shop_close c join shop s on s.company_id = $1 and s.id = c.shop_id
     where c.company_id = $1 and c.month = $2::date and ($3::bigint[] is null or c.shop_id = any($3::bigint[])) order by s.name, c.id`,
    [caller.companyId, `${month}-01`, caller.shopIds],
  ), { readOnly: true })
  return rows
})

/** @throws Refusal for a closed month, which stays as it was told */
export const recalculationRetry = answers('finance.recalculationRetry', (context, { version_id: id }) => writingTogether(context, async (writing, written) => {
  const { tx, model, asker } = writing
  const entity = entityOf(writing, 'shop_close')
  const row = await lockRow(writing, entity, { id })
  const month = String(row['month']).slice(0, 7)
  if (row['close_status'] === '1') throw new Refusal(CODES.period, `${month} 已结账，利润按结账时的保留；要重算请先反结账`)
  await refreshKept(tx, model, FACTS.map((facts) => ({
    entity: facts, touched: { companyId: asker.companyId, days: [`${month}-01`], rows: [{ shop_id: String(row['shop_id']) }] },
  })))
  written.push({ entity, action: 'recalculate', before: row, after: row })
  return {}
}))
