/** Named sets of columns of a page, each person's own (specification, section 7). */
import { answers } from '../../kernel/http/answers'
import { addSet, editSet, removeSet, savedSets } from '../saved/public'

const add = answers('columns.add', async (context, { page_key: place, name, columns, is_default: active }) =>
  addSet(context, 'columns', { place, name, content: columns, active: active === true }))

const get = answers('columns.get', async (context, { page_key: place }) =>
  (await savedSets(context, 'columns', place)).map(({ id, name, content, active }) => ({ id, name, columns: content, is_default: active })))

const update = answers('columns.update', async (context, { id, name, columns, is_default: active }) =>
  editSet(context, 'columns', id, {
    ...(name === undefined ? {} : { name }),
    ...(columns === undefined ? {} : { content: columns }),
    ...(active === undefined ? {} : { active }),
  }))

const remove = answers('columns.remove', async (context, { id }) => removeSet(context, 'columns', id))

export const columnsHandlers = { add, get, update, remove }
