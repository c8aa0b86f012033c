/** The server's views in memory, for tests of the screen: kept, changed and removed as the real calls do it. */
import type { OwnCalls } from '../../src/engine/port'
import type { PageView, ViewSet } from '../../src/engine/views/view-set'
import { CallError } from '../../src/lib/call-error'
import type { Row } from '../../contract/wire'

const VIEW_CALLS: OwnCalls = {
  viewList: { family: 'app', call: 'viewList' }, viewSave: { family: 'app', call: 'viewSave' }, viewRemove: { family: 'app', call: 'viewRemove' },
  viewDefault: { family: 'app', call: 'viewDefault' }, viewKeep: { family: 'app', call: 'viewKeep' },
}

export interface KeptViews {
  own: OwnCalls
  set: ViewSet
  /** Answers the calls of views; anything else is undefined. */
  call: (call: string, values: Row) => unknown
}

export function keptViews(part: Partial<ViewSet> = {}): KeptViews {
  const set: ViewSet = { views: [], layout: { content: null, viewId: null }, defaultId: null, ownDefault: false, mayShare: false, roles: [], ...part }
  let last = set.views.length
  const kept: KeptViews = {
    own: VIEW_CALLS,
    set,
    call: (call, values) => {
      if (call === 'app.viewList') return structuredClone(set)
      if (call === 'app.viewKeep') {
        set.layout = { content: values['content'] as ViewSet['layout']['content'], viewId: (values['view_id'] as string | undefined) ?? null }
      }
      if (call === 'app.viewDefault') Object.assign(set, { defaultId: (values['id'] as string | undefined) ?? null, ownDefault: values['clear'] !== true })
      if (call === 'app.viewRemove') set.views = set.views.filter((view) => view.id !== values['id'])
      if (call !== 'app.viewSave') return {}
      const old = set.views.find((view) => view.id === values['id'])
      if (old && old.version !== values['version']) throw new CallError('refused', '刚被别人修改过，没有覆盖', { code: 1004 })
      const view: PageView = {
        id: old?.id ?? String((last += 1)), name: String(values['name']), kind: values['kind'] as PageView['kind'],
        roles: (values['roles'] as string[] | undefined) ?? [], defaultRoles: [],
        mine: true, mayEdit: true, ownerName: '', content: structuredClone(values['content']) as PageView['content'], version: (old?.version ?? 0) + 1,
      }
      set.views = old ? set.views.map((one) => (one === old ? view : one)) : [...set.views, view]
      return { view }
    },
  }
  return kept
}
