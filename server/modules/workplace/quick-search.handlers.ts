/** Quick searches of a list by name, each person's own (specification, section 7): views of that list, by what they ask. */
import { answers } from '../../kernel/http/answers'
import { listOfPage, pageOfSet, removeViewSet, saveViewSet, viewSets } from './view-sets'

const quickSearchList = answers('common.quickSearchList', async (context, { page_key: key }) => {
  const { source } = listOfPage(context, key)
  const list = (await viewSets(context, 'conditions', key)).map(({ id, name, content: { filters = {}, where } }) => (
    { id, page_key: source, name, conditions: { filters, ...(where ? { where } : {}) } }))
  return { list, total: list.length }
})

const quickSearchAdd = answers('common.quickSearchAdd', (context, { page_key: key, name, conditions }) =>
  saveViewSet(context, 'conditions', key, { name, said: conditions }))

const quickSearchEdit = answers('common.quickSearchEdit', async (context, { id, name, conditions }) => {
  await saveViewSet(context, 'conditions', await pageOfSet(context, 'conditions', id), { id, name, said: conditions })
  return {}
})

const quickSearchDel = answers('common.quickSearchDel', (context, { id }) => removeViewSet(context, 'conditions', id))

/** Part of the family `common` (commonHandlers). */
export const quickSearchHandlers = { quickSearchList, quickSearchAdd, quickSearchEdit, quickSearchDel }
