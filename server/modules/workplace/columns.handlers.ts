/** Sets of columns of a list by name, each person's own (specification, section 7): views of that list. */
import { answers } from '../../kernel/http/answers'
import { pageOfSet, removeViewSet, saveViewSet, viewSets } from './view-sets'

const add = answers('columns.add', (context, { page_key: key, name, columns, is_default: active }) =>
  saveViewSet(context, 'columns', key, { name, said: columns, active }))

const get = answers('columns.get', async (context, { page_key: key }) =>
  (await viewSets(context, 'columns', key)).map(({ content, ...set }) => ({ ...set, columns: content.columns })))

const update = answers('columns.update', async (context, { id, name, columns, is_default: active }) => {
  await saveViewSet(context, 'columns', await pageOfSet(context, 'columns', id), { id, name, said: columns, active })
  return {}
})

const remove = answers('columns.remove', (context, { id }) => removeViewSet(context, 'columns', id))

/** What this file answers of the family `columns`, by call; the module plugs it in. */
export const columnsHandlers = { add, get, update, remove }
