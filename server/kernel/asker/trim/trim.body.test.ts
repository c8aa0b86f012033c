/** What a person may not see is in no body of a page: cards, inputs, sections, steps, sheets. */
import { describe, expect, it } from 'vitest'
import type { Call, Model } from '../../../../contract/model'
import type { FormPlan, PagePlan } from '../../../../contract/page-plan'
import type { ColumnPlan, InputPlan, ListPlan } from '../../../../contract/plan'
import { entity, field, tinyModel } from '../../../../tests/support/tiny-model'
import { createAccess } from '../access/access'
import type { RoleRow } from '../access/role-row'
import { trimPlan } from './trim'

const role = (more: Partial<RoleRow> = {}): RoleRow => (
  { name: 'a', label: 'a', everything: false, menus: ['M111'], permissions: [], denied_actions: [], hidden_fields: [], ...more }
)

function model(): Model {
  const base = tinyModel()
  const box = entity(
    'box', [field('box', 'id', 'id'), field('box', 'name', 'text'), field('box', 'cost', 'money', { sensitive: 'cost' })],
    { has: { items: { name: 'items', entity: 'item', by: ['box_id'], label: '明细' } } } as never,
  )
  const item = entity('item', [field('item', 'id', 'id'), field('item', 'sku', 'text'), field('item', 'price', 'money', { sensitive: 'cost' })])
  const call = (name: string, entityName: string, usedBy: Record<string, string[]>): Call => (
    { family: 'app', name, access: 'page', state: 'built', usedBy, does: { type: 'list', entity: entityName } }
  ) as unknown as Call
  const of = { page: [''], elsewhere: [''] }
  const calls = {
    boxes: call('boxes', 'box', { page: [''] }), items: call('items', 'item', of), boxGet: call('boxGet', 'box', { page: [''] }), boxAdd: call(
      'boxAdd', 'box', { page: ['submit'] },
    ),
    closed: call('closed', 'box', { other: [''] }),
  }
  const page = (name: string): Model['pages'][number] => (
    { page: name, route: `/${name}`, title: name, kind: 'board', state: 'built', access: 'menu', layout: 'main', legacy: false }
  )
  return {
    ...base,
    entities: { ...base.entities, box, item },
    permissions: { cost: '成本' },
    families: { ...base.families, app: { name: 'app', calls } as unknown as Model['families'][string] },
    pages: [page('page'), page('other'), { ...page('below'), opensWith: '/page' }, { ...page('beside'), opensWith: '/other' }],
    menu: [
      {
        key: 'M1', label: '一', fixed: false,
        children: [
          {
            key: 'M11', label: '二',
            children: [{ key: 'M111', label: 'page', route: '/page', page: 'page' }, { key: 'M112', label: 'other', route: '/other', page: 'other' }],
          },
        ],
      },
    ],
  }
}

const column = (path: string, more: Partial<ColumnPlan> = {}): ColumnPlan => (
  {
    key: path, path, label: path, kind: 'text', total: 'none', sortable: true, operators: [], width: 100, align: 'left', hidden: false, copy: false,
    compare: [], ...more
  }
)
const input = (name: string, more: Partial<InputPlan> = {}): InputPlan => (
  { name, label: name, input: 'text', required: false, readOnly: false, multiple: false, ...more }
)
const ref = (call: string) => ({ family: 'app', call })
const list = (columns: string[], more: Partial<ListPlan> = {}): ListPlan => ({
  code: 'c', title: 'c', source: { entity: 'box' }, list: ref('boxes'), rowKey: ['id'], columns: columns.map((path) => column(path)), filters: [],
  sort: [], pageSize: 50, total: false, compare: [], currency: [], rows: [], view: 'table', marks: [], actions: [], ...more,
})
const form = (names: string[]): FormPlan => (
  {
    entity: 'box', rowKey: ['id'], sections: [{ inputs: names.map((name) => input(name)) }],
    items: [{ has: 'items', label: '明细', by: {}, inputs: [input('sku'), input('price')], min: 0, rowKey: ['id'], totals: [] }], submit: ref('boxAdd'),
  }
) as FormPlan
const plan = (body: Partial<PagePlan>): PagePlan => (
  {
    page: 'page', version: '1', route: '/page', title: 'page', kind: 'board', state: 'built', layout: 'main', lists: [],
    enums: { cost_kind: { label: '成本种类', groups: {}, values: [] }, state: { label: '状态', groups: {}, values: [] } }, ...body
  }
)
const trimmed = (body: Partial<PagePlan>, who = role()): PagePlan => trimPlan(plan(body), createAccess(model(), 1, [who]), model())

describe('a board for one person', () => {
  const board = (): PagePlan['board'] => ({
    source: { entity: 'box' }, currency: [],
    filters: [
      { type: 'field', field: column('cost', { enum: 'cost_kind' }), control: 'number', label: '成本', required: false, more: false },
      { type: 'field', field: column('name', { enum: 'state' }), control: 'keyword', label: '名称', required: false, more: false },
    ],
    cards: [
      {
        code: 'both', title: '两个', width: 1, shows: 'figures', list: list(['name', 'cost'], { rows: [{ label: '', by: [] }] }),
        follows: ['cost', 'name'], go: { route: '/other', with: {} },
      },
      { code: 'only', title: '一个', width: 1, shows: 'figures', list: list(['cost'], { rows: [{ label: '', by: [] }] }), follows: [] },
      { code: 'chart', title: '图', width: 1, shows: 'chart', chart: 'bar', list: list(['cost', 'name'], { rows: [{ label: '', by: ['cost'] }] }), follows: [] },
      { code: 'closed', title: '禁', width: 1, shows: 'list', list: list(['name'], { list: ref('closed') }), follows: [] },
      { code: 'part', title: '部件', width: 1, shows: 'part', part: 'map' },
    ],
  })

  it('lacks measures, filters, cards, links and enums that are not for them', () => {
    const { board: shown, enums } = trimmed({ board: board() })
    expect(shown?.cards.map(({ code }) => code)).toEqual(['both', 'part'])
    expect(shown?.filters.map(({ label }) => label)).toEqual(['名称'])
    expect(shown?.cards[0]).toMatchObject({ follows: ['name'] })
    expect(shown?.cards[0]?.go).toBeUndefined()
    expect(JSON.stringify(shown)).not.toContain('cost')
    expect(Object.keys(enums)).toEqual(['state'])
  })

  it('has them for who may see cost and open the other page', () => {
    const { board: shown } = trimmed({ board: board() }, role({ menus: ['M1'], permissions: ['cost'] }))
    expect(shown?.cards.map(({ code }) => code)).toEqual(['both', 'only', 'chart', 'closed', 'part'])
    expect(shown?.cards[0]?.go).toEqual({ route: '/other', with: {} })
  })
})

describe('a form, steps, a detail page and a sheet for one person', () => {
  it('a form has no inputs of hidden fields, also not among its items', () => {
    const { form: shown } = trimmed({ form: form(['name', 'cost']) })
    expect(shown?.sections.flatMap(({ inputs }) => inputs.map(({ name }) => name))).toEqual(['name'])
    expect(shown?.items[0]?.inputs.map(({ name }) => name)).toEqual(['sku'])
  })

  it('a form whose submit is denied is no form', () => {
    expect(trimmed({ form: form(['name']) }, role({ denied_actions: ['page.submit'] })).form).toBeUndefined()
  })

  it('steps lose what is hidden: forms without inputs, lists without their call, conditions on hidden fields', () => {
    const steps: PagePlan['steps'] = [
      { code: 'base', title: '一', shows: 'form', form: form(['name', 'cost']) },
      { code: 'pick', title: '二', shows: 'list', list: list(['name', 'cost']) },
      { code: 'shut', title: '三', shows: 'list', list: list(['name'], { list: ref('closed') }) },
      { code: 'dear', title: '四', shows: 'list', when: { field: 'cost', op: 'gt', value: 9 }, list: list(['name']) },
    ]
    const shown = trimmed({ steps }).steps
    expect(shown?.map(({ code }) => code)).toEqual(['base', 'pick'])
    expect(JSON.stringify(shown)).not.toMatch(/cost|price/)
  })

  it('a detail page asks for and shows only what may be seen', () => {
    const { detail } = trimmed({
      detail: {
        entity: 'box', get: ref('boxGet'), asks: ['name', 'cost'], rowKey: ['id'],
        sections: [
          { shows: 'fields', fields: [column('name'), column('cost')] }, { shows: 'fields', title: '成本', fields: [column('cost')] },
          { shows: 'rows', has: 'items', list: ref('items'), by: { box_id: 'id' }, columns: [column('sku'), column('price')], rowKey: ['id'] },
          { shows: 'rows', has: 'items', list: ref('closed'), by: { box_id: 'id' }, columns: [column('sku')], rowKey: ['id'] },
        ],
        actions: [{ action: 'remove', label: '删除', place: 'row', tone: 'danger', does: { type: 'remove', call: ref('boxes'), with: {} } }],
      },
    }, role({ denied_actions: ['page.remove'] }))
    expect(detail).toMatchObject({ asks: ['name'], actions: [] })
    expect(detail?.sections).toHaveLength(2)
    expect(JSON.stringify(detail)).not.toMatch(/cost|price/)
  })

  it('a sheet prints no hidden field and no barcode of one; without its rows there is no sheet', () => {
    const print = (load: string): PagePlan['print'] => (
      {
        entity: 'box', paper: { width: 50, height: 30 }, per: 'row', load: ref(load), asks: 'rows', rowKey: ['id'],
        parts: [
          { shows: 'barcode', field: column('cost'), symbology: 'qr' }, { shows: 'barcode', field: column('name'), symbology: 'qr' },
          { shows: 'fields', fields: [column('cost'), column('name')] },
        ],
      }
    )
    expect(JSON.stringify(trimmed({ print: print('boxes') }).print)).not.toContain('cost')
    expect(trimmed({ print: print('boxes') }).print?.parts).toHaveLength(2)
    expect(trimmed({ print: print('closed') }).print).toBeUndefined()
  })

  it('a page that opens with another is opened by whoever may open that one, and by nobody else', () => {
    const access = createAccess(model(), 1, [role()])
    expect([access.mayOpen('below'), access.mayOpen('beside')]).toEqual([true, false])
    expect(access.routes).toContain('/below')
    expect(createAccess(model(), 1, [role({ denied_actions: ['below.edit'] })]).mayAct('below', 'edit')).toBe(false)
  })
})

describe('a condition of two fields', () => {
  it('is not for who may not see the other one', () => {
    const beside = list(['name'], { marks: [{ when: { field: 'name', op: 'ne', value: { field: 'cost' } }, tone: 'info', says: '不同' }] })
    expect(trimmed({ lists: [beside] }).lists[0]?.marks).toEqual([])
  })
})
