/**
 * Named views where no server of ours keeps them: in this browser, of this person, under the same calls as the server's
 * (app.viewList, viewSave, viewRemove, viewDefault, viewKeep). All of them are one's own. Draws nothing, asks nobody.
 */
import type { CallRef } from '../../contract/plan'
import { problemOfContent, type Layout, type ViewContent } from '../../contract/view'
import { CODES, type Row } from '../../contract/wire'
import type { Settings } from '../engine/port'
import { NO_VIEWS, viewsKey, type PageView, type ViewSet } from '../engine/views/view-set'
import { CallError } from '../lib/call-error'

const MOST_VIEWS = 60
const MOST_NAME = 40

interface Asked { source?: string; id?: string; version?: number; name?: string; content?: ViewContent | null; view_id?: string; clear?: boolean }

function refused(code: number, message: string, fields: Record<string, string> = {}): CallError {
  return new CallError('refused', message, { code, fields })
}

/** Answers a call about views. `settings`: where they are kept. @throws CallError in the words of our server */
export async function keptViews(settings: Settings, { call }: CallRef, values: Row = {}): Promise<unknown> {
  const asked = values as Asked
  const source = asked.source ?? sourceOf(asked.id)
  // Read anew each time: another window of the same person may have written.
  const set: ViewSet = { ...NO_VIEWS, ...settings.read<ViewSet>(viewsKey(source)) }
  const keep = (next: Partial<ViewSet>): void => settings.write(viewsKey(source), { ...set, ...next })
  switch (call) {
    case 'viewList':
      return set
    case 'viewSave': {
      const view = viewOf(set, source, asked)
      keep({ views: set.views.some(({ id }) => id === view.id) ? set.views.map((one) => (one.id === view.id ? view : one)) : [...set.views, view] })
      return { view }
    }
    case 'viewRemove': {
      const gone = found(set, asked.id)
      if (asked.version !== undefined && asked.version !== gone.version) throw refused(CODES.conflict, `「${gone.name}」刚在别的窗口修改过，请刷新后再决定是否删除。`)
      keep({
        views: set.views.filter(({ id }) => id !== gone.id),
        ...(set.defaultId === gone.id ? { defaultId: null, ownDefault: false } : {}),
        ...(set.layout.viewId === gone.id ? { layout: { ...set.layout, viewId: null } } : {}),
      })
      return { id: gone.id }
    }
    case 'viewDefault': {
      const id = asked.id === undefined || asked.clear === true ? null : found(set, asked.id).id
      keep({ defaultId: id, ownDefault: asked.clear !== true })
      return { id }
    }
    case 'viewKeep':
      keep({ layout: { content: (asked.content ?? null) as Layout | null, viewId: asked.view_id ?? null } })
      return {}
    default:
      throw new CallError('malformed', `没有接口 ${call}`)
  }
}

/** Ids name their list, so that a view is found by its id alone. */
function sourceOf(id: string | undefined): string {
  return id?.slice(0, id.lastIndexOf('#')) ?? ''
}

function found(set: ViewSet, id: string | undefined): PageView {
  const view = set.views.find((one) => one.id === id)
  if (!view) throw refused(CODES.notFound, '没有这个视图，它可能已被删除。')
  return view
}

/** The view as it is kept after this save. @throws CallError */
function viewOf(set: ViewSet, source: string, { id, version, name: said = '', content }: Asked): PageView {
  const before = id === undefined ? undefined : found(set, id)
  const name = said.replace(/\p{Cc}+/gu, ' ').trim()
  if (name === '') throw refused(CODES.invalid, '请输入视图名称', { name: '请输入视图名称' })
  if ([...name].length > MOST_NAME) throw refused(CODES.invalid, `视图名称最多 ${MOST_NAME} 个字`, { name: `视图名称最多 ${MOST_NAME} 个字` })
  const problem = problemOfContent(content)
  if (problem) throw refused(CODES.invalid, problem)
  if (before && version !== before.version) throw refused(CODES.conflict, `「${before.name}」刚在别的窗口修改过，没有覆盖。可以先打开最新的视图，或把现在的样子另存为新视图。`)
  const others = set.views.filter((one) => one.id !== id)
  if (others.some((one) => one.name === name)) throw refused(CODES.duplicate, `已有名为「${name}」的视图，请换一个名称。`, { name: '名称已被使用' })
  if (others.length >= MOST_VIEWS) throw refused(CODES.invalid, `一个页面最多保存 ${MOST_VIEWS} 个视图，请先删除不用的。`)
  return {
    id: before?.id ?? `${source}#${crypto.randomUUID()}`, name, kind: 'personal', roles: [], defaultRoles: [], mine: true, mayEdit: true, ownerName: '',
    content: content as ViewContent, version: (before?.version ?? 0) + 1,
  }
}
