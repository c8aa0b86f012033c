/** 对账: what shops' months lack is looked for and kept with them, with who looked; closed months stay as they were closed. */
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { entityOf } from '../../../kernel/asker/own'
import type { Tx } from '../../../kernel/store/connect'
import { writingTogether } from '../../../kernel/write/together'
import { lockRow } from '../../../kernel/write/write.row'
import { checkMonths, type Checked, type CloseItem } from './checks'
import { rulesOf, type CloseRules } from './config.handlers'

interface Wanted { ids?: readonly string[] | undefined; month?: string | undefined; shop_ids?: readonly string[] | undefined }

/** Keeps what was found; 有差异 where something lacks that the company asks for. */
export async function keepChecked(tx: Tx, companyId: number, checked: readonly Checked[], rules: CloseRules): Promise<void> {
  const told = checked.map((one) => {
    const lacks = (Object.keys(one.missing) as CloseItem[]).filter((item) => rules[`on_${item}`] !== 'skip')
    return { ...one, items: lacks, says: lacks.map((item) => one.missing[item]).join('；') || null, status: lacks.length === 0 ? '1' : '2' }
  })
  await tx.query(
    `update shop_close c set check_status = t.status, missing_items = array(select jsonb_array_elements_text(t.items)), missing_says = t.says,
       data_ready = t.ready, gap_days = t."gapDays", settlement_count = t.settlements, unmapped_amount = t.unmapped, cost_gap_qty = t.uncosted,
       sales_amount = t.sales, net_amount = t.net, gross_profit = t.profit
     from jsonb_to_recordset($2::jsonb) as t (id bigint, status text, items jsonb, says text, ready numeric, "gapDays" int, settlements int, unmapped numeric,
       uncosted int, sales numeric, net numeric, profit numeric)
     where c.company_id = $1 and c.id = t.id`,
    [companyId, JSON.stringify(told)],
  )
}

/** @throws Refusal where none of the asked months is there to be checked */
async function check(context: CallContext, wanted: Wanted): Promise<{ checked: number; differing: number }> {
  return writingTogether(context, async (writing, written) => {
    const { tx, asker, model } = writing
    const entity = entityOf(writing, 'shop_close')
    const { rows } = await tx.query<{ id: string }>(
      `select id::text from shop_close where company_id = $1 and close_status <> '1' and ($2::bigint[] is null or id = any($2::bigint[]))
         and ($3::date is null or month = $3::date) and ($4::bigint[] is null or shop_id = any($4::bigint[]))
         and ($5::bigint[] is null or shop_id = any($5::bigint[])) order by month, shop_id, id`,
      [asker.companyId, wanted.ids ?? null, wanted.month === undefined ? null : `${wanted.month}-01`, wanted.shop_ids ?? null, context.caller.shopIds],
    )
    if (rows.length === 0) throw new Refusal(CODES.invalid, '没有可以对账的月份：已结账的月份保留结账时的结果，要先反结账')
    const ids = rows.map(({ id }) => id)
    const before = []
    for (const id of ids) before.push(await lockRow(writing, entity, { id }))
    const found = await checkMonths(tx, model, asker.companyId, ids)
    await keepChecked(tx, asker.companyId, found, await rulesOf(tx, asker.companyId))
    await tx.query(
      'update shop_close set check_user = $3::bigint, check_time = $4::timestamptz where company_id = $1 and id = any($2::bigint[])',
      [asker.companyId, ids, asker.employeeId, writing.now.toISOString()],
    )
    for (const row of before) written.push({ entity, action: 'check', before: row, after: await lockRow(writing, entity, { id: row['id'] }) })
    return { checked: found.length, differing: written.filter(({ after }) => after?.['check_status'] === '2').length }
  })
}

/** Of chosen months or of a whole month. @throws Refusal where neither is said */
export const settlementDoCheck = answers('finance.settlementDoCheck', (context, body) => {
  if (body.ids === undefined && body.month === undefined) throw new Refusal(CODES.invalid, '请选择要对账的月份', { month: '请选择月份' })
  return check(context, body)
})

/** All open months of the asker's shops in a month. */
export const settlementOneKeySyn = answers('finance.settlementOneKeySyn', (context, { month }) => check(context, { month }))
