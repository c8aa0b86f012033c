/** Quick searches of a page, each person's own (specification, section 7). */
import type { Handler } from '../../kernel/http/handler'
import { addSet, editSet, removeSet, savedSets } from '../saved/public'

const quickSearchList: Handler<{ page_key: string }> = async (context, { page_key: place }) => {
  const list = (await savedSets(context, 'search', place)).map(({ id, name, content }) => ({ id, page_key: place, name, conditions: content }))
  return { list, total: list.length }
}

const quickSearchAdd: Handler<{ page_key: string; name: string; conditions: unknown }> = async (context, { page_key: place, name, conditions }) => addSet(context, 'search', { place, name, content: conditions })

const quickSearchEdit: Handler<{ id: string; name?: string; conditions?: unknown }> = async (context, { id, name, conditions }) =>
  editSet(context, 'search', id, { ...(name === undefined ? {} : { name }), ...(conditions === undefined ? {} : { content: conditions }) })

const quickSearchDel: Handler<{ id: string }> = async (context, { id }) => removeSet(context, 'search', id)

export const quickSearchHandlers = { quickSearchList, quickSearchAdd, quickSearchEdit, quickSearchDel } satisfies Record<string, Handler>
