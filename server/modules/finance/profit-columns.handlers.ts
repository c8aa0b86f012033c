/** 利润列配置: the columns of the profit reports by name, as each person keeps them: the views of those pages, by another word. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { isRowId } from '../../kernel/store/row-id'
import { columnSets, defaultColumnSet, saveColumnSet } from '../workplace/public'

/** Where a request names no page: 产品利润 of 利润报表. */
const SOURCE = 'finance_profit_report:msku'
/** Pages whose columns are told by these calls. */
const PAGES = ['finance_profit_report', 'finance_product_profit', 'finance_cost_accounting']

/** @throws Refusal for a page that is no report of profit */
function sourceOf(key: string | undefined): string {
  const source = key ?? SOURCE
  if (!PAGES.includes(source.split(':')[0]!)) throw new Refusal(CODES.invalid, '这里只管利润报表、产品利润与成本核算的列方案', { page_key: '不是利润报表' })
  return source
}

export const profitConfigList = answers('finance.profitConfigList', (context, { page_key: key }) => columnSets(context, sourceOf(key)))

export const profitConfigStore = answers('finance.profitConfigStore', async (context, { page_key: key, ...given }) => {
  const source = given.id === undefined ? sourceOf(key) : await placeOf(context, given.id)
  return saveColumnSet(context, source, given)
})

export const profitConfigSetDefault = answers('finance.profitConfigSetDefault', async (context, { id }) => {
  await defaultColumnSet(context, await placeOf(context, id), id)
  return {}
})

/** The list that a set of one's own is of. */
async function placeOf(context: CallContext, id: string): Promise<string> {
  const { db, caller } = context
  const { rows: [view] } = isRowId(id) ? await db.withCompany(caller, (tx) => tx.query<{ source: string }>(
    `select source from page_view where company_id = $1 and id = $2::bigint and kind = 'personal' and owner = $3::bigint`,
    [caller.companyId, id, caller.employeeId],
  ), { readOnly: true }) : { rows: [] }
  if (!view) throw new Refusal(CODES.notFound, '没有这个列方案，它可能已被删除。')
  return sourceOf(view.source)
}
