/** Quick searches of a page, each person's own (specification, section 7). */
import { answers } from '../../kernel/http/answers'
import { addSet, editSet, removeSet, savedSets } from '../saved/public'

const quickSearchList = answers('common.quickSearchList', async (context, { page_key: place }) => {
  const list = (await savedSets(context, 'search', place)).map(({ id, name, content }) => ({ id, page_key: place, name, conditions: content }))
  return { list, total: list.length }
})

const quickSearchAdd = answers('common.quickSearchAdd', async (context, { page_key: place, name, conditions }) =>
  addSet(context, 'search', { place, name, content: conditions }))

const quickSearchEdit = answers('common.quickSearchEdit', async (context, { id, name, conditions }) =>
  editSet(context, 'search', id, { ...(name === undefined ? {} : { name }), ...(conditions === undefined ? {} : { content: conditions }) }))

const quickSearchDel = answers('common.quickSearchDel', async (context, { id }) => removeSet(context, 'search', id))

export const quickSearchHandlers = { quickSearchList, quickSearchAdd, quickSearchEdit, quickSearchDel }
