/** Named sets of columns of a page, each person's own (specification, section 7). */
import type { Handler } from '../../kernel/http/handler'
import { addSet, editSet, removeSet, savedSets } from '../saved/public'

const add: Handler<{ page_key: string; name: string; columns: unknown; is_default?: boolean }> = async (context, { page_key: place, name, columns, is_default: active }) =>
  addSet(context, 'columns', { place, name, content: columns, active: active === true })

const get: Handler<{ page_key: string }> = async (context, { page_key: place }) =>
  (await savedSets(context, 'columns', place)).map(({ id, name, content, active }) => ({ id, name, columns: content, is_default: active }))

const update: Handler<{ id: string; name?: string; columns?: unknown; is_default?: boolean }> = async (context, { id, name, columns, is_default: active }) =>
  editSet(context, 'columns', id, { ...(name === undefined ? {} : { name }), ...(columns === undefined ? {} : { content: columns }), ...(active === undefined ? {} : { active }) })

const remove: Handler<{ id: string }> = async (context, { id }) => removeSet(context, 'columns', id)

export const columnsHandlers = { add, get, update, remove } satisfies Record<string, Handler>
