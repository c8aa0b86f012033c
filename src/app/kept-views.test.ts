/** Views without a server of ours: kept, changed, begun with and removed in the browser, as the server would. */
import { beforeEach, expect, it } from 'vitest'
import type { PageView, ViewSet } from '../engine/views/view-set'
import { keptViews } from './kept-views'

let kept: Map<string, unknown>
const settings = {
  read: <T,>(name: string) => kept.get(name) as T | undefined,
  write: (name: string, value: unknown) => void kept.set(name, structuredClone(value)),
}
const ask = <T,>(call: string, values: Record<string, unknown>): Promise<T> => keptViews(settings, { family: 'keptViews', call }, values) as Promise<T>
const save = async (name: string, more: Record<string, unknown> = {}): Promise<PageView> =>
  (await ask<{ view: PageView }>('viewSave', { source: 'company_sales', name, kind: 'personal', content: { pageSize: 50 }, ...more })).view
const list = (source = 'company_sales'): Promise<ViewSet> => ask<ViewSet>('viewList', { source })

beforeEach(() => {
  kept = new Map()
})

it('a saved view is there when the list opens again, of its list alone', async () => {
  const view = await save(' 常用 ')
  expect((await list()).views).toMatchObject([{ id: view.id, name: '常用', kind: 'personal', mayEdit: true, version: 1, content: { pageSize: 50 } }])
  expect((await list('other')).views).toEqual([])
})

it('is saved over and renamed by its version, not over what another window saved', async () => {
  const view = await save('常用')
  expect(await save('月末', { id: view.id, version: 1 })).toMatchObject({ id: view.id, name: '月末', version: 2 })
  await expect(save('再改', { id: view.id, version: 1 })).rejects.toMatchObject({ code: 1004, message: expect.stringContaining('没有覆盖') })
})

it('refuses a name twice, none, and what is no content of a view', async () => {
  await save('常用')
  await expect(save('常用')).rejects.toMatchObject({ fields: { name: '名称已被使用' } })
  await expect(save(' ')).rejects.toMatchObject({ fields: { name: '请输入视图名称' } })
  await expect(save('乱', { content: { nonsense: 1 } })).rejects.toThrow('nonsense')
})

it('is what the list begins with, until the choice is taken back; a removed one is no default', async () => {
  const view = await save('常用')
  await ask('viewDefault', { source: 'company_sales', id: view.id })
  expect(await list()).toMatchObject({ defaultId: view.id, ownDefault: true })
  await ask('viewDefault', { source: 'company_sales', clear: true })
  expect(await list()).toMatchObject({ defaultId: null, ownDefault: false })
  await ask('viewDefault', { source: 'company_sales', id: view.id })
  await ask('viewKeep', { source: 'company_sales', content: { density: 'compact' }, view_id: view.id })
  await ask('viewRemove', { id: view.id, version: 1 })
  expect(await list()).toMatchObject({ views: [], defaultId: null, ownDefault: false, layout: { content: { density: 'compact' }, viewId: null } })
})
