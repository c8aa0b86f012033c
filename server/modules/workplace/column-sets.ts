/**
 * Sets of columns of a report by name, each person's own: personal views that hold columns (views.handlers.ts), told in the words of calls that
 * know nothing else of a view. Keeps nothing of its own.
 */
import type { ViewContent } from '../../../contract/view'
import { CODES } from '../../../contract/wire'
import type { CallContext } from '../../kernel/http/handler'
import { Refusal } from '../../kernel/asker/refusal'
import { viewDefault, viewList, viewSave } from './views.handlers'

interface ColumnSet { id: string; name: string; columns: unknown; is_default: boolean }

/** Views of one's own that hold columns. @throws HttpRefusal where there is no such page, or the person may not open it */
export async function columnSets(context: CallContext, source: string): Promise<ColumnSet[]> {
  const { views, defaultId } = await viewList(context, { source })
  return views.filter(({ mine, kind, content }) => mine && kind === 'personal' && contentOf(content).columns !== undefined)
    .map(({ id, name, content }) => ({ id, name, columns: contentOf(content).columns, is_default: id === defaultId }))
}

/**
 * A new set, or `id`'s with another name and other columns; what else its view keeps stays.
 * @param given columns: keys (text), or {key, hidden, width, pin} each
 */
export async function saveColumnSet(
  context: CallContext, source: string, given: { id?: string | undefined; name: string; columns: unknown },
): Promise<{ id: string }> {
  const { views } = await viewList(context, { source })
  const before = given.id === undefined ? undefined : views.find(({ id, mine, kind }) => id === given.id && mine && kind === 'personal')
  if (given.id !== undefined && !before) throw new Refusal(CODES.notFound, '没有这个列方案，它可能已被删除。')
  const columns = Array.isArray(given.columns) ? given.columns.map((one: unknown) => (typeof one === 'string' ? { key: one } : one)) : given.columns
  const { view } = await viewSave(context, {
    source, name: given.name, kind: 'personal', content: { ...(before ? contentOf(before.content) : {}), columns },
    ...(before ? { id: before.id, version: before.version } : {}),
  })
  return { id: view.id }
}

/** The report begins with this set. */
export async function defaultColumnSet(context: CallContext, source: string, id: string): Promise<void> {
  await viewDefault(context, { source, id })
}

const contentOf = (content: unknown): ViewContent => (content ?? {}) as ViewContent
