/** 利润列配置: the columns of the profit reports by name, as each person keeps them: the views of those pages, by another word. */
import { answers } from '../../kernel/http/answers'
import { refuseAt } from '../../kernel/asker/refusal'
import { pageOfSet, saveViewSet, viewSets } from '../workplace/public'

/** Where a request names no page: 产品利润 of 利润报表. */
const SOURCE = 'finance_profit_report:msku'
/** Pages whose columns are told by these calls. */
const PAGES = ['finance_profit_report', 'finance_product_profit', 'finance_cost_accounting']

/** @throws Refusal for a page that is no report of profit */
function sourceOf(key: string | undefined): string {
  const source = key ?? SOURCE
  if (!PAGES.includes(source.split(':')[0]!)) refuseAt('page_key', '这里只管利润报表、产品利润与成本核算的列方案')
  return source
}

/** Sets of columns of one profit page, the asker's own alone. */
export const profitConfigList = answers('finance.profitConfigList', async (context, { page_key: key }) =>
  (await viewSets(context, 'columns', sourceOf(key))).map(({ content, ...set }) => ({ ...set, columns: content.columns })))

/** A new set, or with `id` a changed one. */
export const profitConfigStore = answers('finance.profitConfigStore', async (context, { page_key: key, id, name, columns }) => {
  const source = sourceOf(id === undefined ? key : await pageOfSet(context, 'columns', id))
  return saveViewSet(context, 'columns', source, { id, name, said: columns })
})

/** Makes one set the asker's active one. */
export const profitConfigSetDefault = answers('finance.profitConfigSetDefault', async (context, { id }) => {
  await saveViewSet(context, 'columns', sourceOf(await pageOfSet(context, 'columns', id)), { id, active: true })
  return {}
})
