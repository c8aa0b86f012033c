import { describe, expect, it } from 'vitest'
import type { Call, Model } from '../../../../contract/model'
import type { PagePlan } from '../../../../contract/page-plan'
import type { ColumnPlan, ListPlan } from '../../../../contract/plan'
import { entity, field, tinyModel } from '../../../../tests/support/tiny-model'
import { createAccess, shopsSeen } from './access'
import type { RoleRow } from './role-row'
import { trimPlan } from '../trim/trim'

function role(name: string, more: Partial<RoleRow> = {}): RoleRow {
  return { name, label: name, everything: false, menus: [], permissions: [], denied_actions: [], hidden_fields: [], ...more }
}

const page = (name: string, access: 'menu' | 'signedIn' | 'everyone' = 'menu') => (
  { page: name, route: `/${name}`, title: name, kind: 'list', state: 'built', access, layout: 'main', legacy: false }
) as Model['pages'][number]

function model(): Model {
  const base = tinyModel()
  const product = entity('product', [
    field('product', 'id', 'id'),
    field('product', 'name', 'text'),
    field('product', 'cost', 'money', { sensitive: 'cost' }),
    field('product', 'price', 'money'),
    field('product', 'margin', 'money', { formula: { op: 'minus', of: [{ op: 'field', path: 'price' }, { op: 'field', path: 'cost' }] } }),
    field('product', 'key', 'text', { secret: true }),
  ])
  const line = entity('line', [
    field('line', 'id', 'id'),
    field('line', 'amount', 'money'),
    field('line', 'gain', 'money', { formula: { op: 'minus', of: [{ op: 'field', path: 'amount' }, { op: 'field', path: 'product.cost' }] } }),
  ], { refs: { product: { name: 'product', entity: 'product', by: ['id'], to: ['id'], shows: ['name', 'cost'] } } })
  const item = (key: string, of: string, companies?: number[]) => ({ key, label: of, route: `/${of}`, page: of, ...(companies ? { companies } : {}) })
  return {
    ...base,
    entities: { ...base.entities, product, line },
    permissions: { cost: '成本', profit: '利润' },
    pages: [page('home', 'signedIn'), page('sign_in', 'everyone'), page('lines'), page('products'), page('ads'), page('orphan')],
    menu: [
      {
        key: 'M1', label: '财务', fixed: false,
        children: [
          { key: 'M11', label: '账', children: [item('M111', 'lines'), item('M112', 'products')] },
          { key: 'M12', label: '广告', children: [item('M121', 'ads', [100003])] },
        ],
      },
    ],
  }
}

const call = (usedBy: Record<string, string[]>, access: Call['access'] = 'page'): Call => ({ access, usedBy }) as unknown as Call

describe('what roles open', () => {
  it('opens the whitelist to everybody and menu pages by the key of the item, its group or its top', () => {
    expect(createAccess(model(), 1, []).routes).toEqual(['/home', '/sign_in'])
    expect(createAccess(model(), 1, [role('a', { menus: ['M111'] })]).routes).toContain('/lines')
    expect(createAccess(model(), 1, [role('a', { menus: ['M11'] })]).routes).toEqual(['/home', '/sign_in', '/lines', '/products'])
    expect(createAccess(model(), 1, [role('a', { menus: ['M1'] })]).menus).toEqual(new Set(['M111', 'M112']))
  })

  it('keeps an item that is marked with companies from every other company, administrators included', () => {
    const admin = role('admin', { everything: true })
    expect(createAccess(model(), 1, [admin]).mayOpen('ads')).toBe(false)
    expect(createAccess(model(), 100003, [admin]).mayOpen('ads')).toBe(true)
    expect(createAccess(model(), 1, [admin]).mayOpen('orphan')).toBe(true)
  })

  it('denies an action only where every role that opens the page denies it', () => {
    const denying = role('a', { menus: ['M111'], denied_actions: ['lines.export'] })
    expect(createAccess(model(), 1, [denying]).mayAct('lines', 'export')).toBe(false)
    expect(createAccess(model(), 1, [denying]).mayAct('lines', 'refresh')).toBe(true)
    expect(createAccess(model(), 1, [denying, role('b', { menus: ['M11'] })]).mayAct('lines', 'export')).toBe(true)
    expect(createAccess(model(), 1, [denying, role('elsewhere', { menus: ['M112'] })]).mayAct('lines', 'export')).toBe(false)
  })

  it('allows a call from a page or action that the person may use', () => {
    const access = createAccess(model(), 1, [role('a', { menus: ['M111'], denied_actions: ['lines.remove'] })])
    expect(access.mayCall(call({ lines: [''] }))).toBe(true)
    expect(access.mayCall(call({ products: [''] }))).toBe(false)
    expect(access.mayCall(call({ lines: ['remove'] }))).toBe(false)
    expect(access.mayCall(call({ lines: ['remove'], products: [''] }))).toBe(false)
    expect(access.mayCall(call({}))).toBe(false)
    expect(access.mayCall(call({}, 'signedIn'))).toBe(true)
  })

  it('hides sensitive fields, secrets, and every formula that would tell them', () => {
    const without = createAccess(model(), 1, [role('a')])
    expect(without.hidden('product')).toEqual(new Set(['cost', 'margin', 'key']))
    expect(without.hidden('line')).toEqual(new Set(['gain']))
    const allowed = createAccess(model(), 1, [role('a', { permissions: ['cost'] })])
    expect(allowed.hidden('product')).toEqual(new Set(['key']))
    expect(createAccess(model(), 1, [role('admin', { everything: true })]).hidden('product')).toEqual(new Set(['key']))
  })

  it('gives a permission only together with those that it needs: a profit told tells the cost', () => {
    const needy = { ...model(), permissionRules: { profit: { needs: ['cost'] } } }
    const held = (permissions: string[][]) => [
      ...createAccess(needy, 1, permissions.map((each, at) => role(`r${at}`, { permissions: each }))).permissions
    ].sort()
    expect(held([['profit']])).toEqual([])
    expect(held([['cost']])).toEqual(['cost'])
    expect(held([['profit'], ['cost']])).toEqual(['cost', 'profit'])
  })

  it('leaves a person the shops that their account and one of their roles both have', () => {
    const only = { everything: false, limit_shops: true, shop_ids: ['1', '2'] }
    expect(shopsSeen(null, [only])).toEqual(['1', '2'])
    expect(shopsSeen(['2', '3'], [only])).toEqual(['2'])
    expect(shopsSeen(['2', '3'], [only, { everything: false }])).toEqual(['2', '3'])
    expect(shopsSeen(null, [only, { everything: true }])).toBeNull()
    expect(shopsSeen(null, [])).toBeNull()
  })

  it('hides a field that all of a person’s roles hide', () => {
    const hiding = role('a', { permissions: ['cost'], hidden_fields: ['product.price'] })
    expect(createAccess(model(), 1, [hiding]).hidden('product')).toEqual(new Set(['price', 'margin', 'key']))
    expect(createAccess(model(), 1, [hiding, role('b')]).hidden('product')).toEqual(new Set(['key']))
  })

  it('hides the measures of a dataset whose facts are hidden', () => {
    const changed = model()
    const sale = changed.entities['sale']
    if (sale?.fields['amount']) sale.fields['amount'].sensitive = 'profit'
    expect(createAccess(changed, 1, []).hidden('sales')).toEqual(new Set(['amount', 'late_amount']))
  })
})

describe('a page plan for one person', () => {
  const column = (path: string, more: Partial<ColumnPlan> = {}): ColumnPlan =>
    (
      {
        key: path, path, label: path, kind: 'text', total: 'none', sortable: true, operators: [], width: 100, align: 'left', hidden: false,
        copy: false, compare: [], ...more
      }
    ) as ColumnPlan

  function plan(): PagePlan {
    const list: ListPlan = {
      code: 'main', title: '行', source: { entity: 'line' }, list: { family: 'app', call: 'lines' }, export: {
        family: 'app', call: 'exportList',
      }, rowKey: ['id'],
      columns: [
        column('amount'), column('gain'), column('product.name', { link: { route: '/products', with: {} } }),
        column('product.cost', { enum: 'cost_kind' }),
      ],
      filters: [
        { type: 'field', field: column('product.cost'), control: 'number', label: '成本', required: false, more: false },
        { type: 'search', fields: [column('product.name'), column('product.cost')], label: '查找', more: false },
        { type: 'when', key: 'loss', when: { field: 'gain', op: 'lt', value: 0 }, label: '只看亏损', default: false, more: false },
      ],
      sort: [{ field: 'gain', order: 'desc' }, { field: 'amount', order: 'asc' }],
      pageSize: 20, total: true, compare: [], currency: [], rows: [], view: 'table',
      across: {
        times: [{ name: 'day', step: 'day' }], measures: [{ name: 'gain', label: '盈亏' }, { name: 'amount', label: '金额' }],
        beside: ['product.name', 'product.cost'],
      },
      marks: [
        { when: { field: 'gain', op: 'lt', value: 0 }, tone: 'danger', says: '亏损' },
        { when: { field: 'amount', op: 'lt', value: 0 }, tone: 'info', says: '退款' },
      ],
      actions: [
        { action: 'export', label: '导出', place: 'page', tone: 'default', does: { type: 'export', call: { family: 'app', call: 'exportList' } } },
        { action: 'refresh', label: '刷新', place: 'page', tone: 'default', does: { type: 'refresh' } },
      ],
    }
    return {
      page: 'lines', version: 'v1', route: '/lines', title: '行', kind: 'list', state: 'built', layout: 'main', lists: [list],
      enums: { cost_kind: { label: '成本种类', groups: {}, values: [] } },
    }
  }

  it('holds nothing of what the person may not see: columns, filters, sorts, marks, enums', () => {
    const access = createAccess(model(), 1, [role('a', { menus: ['M111'] })])
    const trimmed = trimPlan(plan(), access, model())
    const [list] = trimmed.lists
    expect(list?.columns.map((each) => each.path)).toEqual(['amount', 'product.name'])
    expect(list?.filters.map((each) => each.type)).toEqual(['search'])
    expect(list?.sort).toEqual([{ field: 'amount', order: 'asc' }])
    expect(list?.marks.map((mark) => mark.says)).toEqual(['退款'])
    expect(list?.across?.measures.map(({ name }) => name)).toEqual(['amount'])
    expect(JSON.stringify(trimmed)).not.toMatch(/cost|gain/)
    expect(trimmed.version).not.toBe('v1')
  })

  it('has no forbidden actions, no export call without the export action, and no links to closed pages', () => {
    const access = createAccess(model(), 1, [role('a', { menus: ['M111'], permissions: ['cost'], denied_actions: ['lines.export'] })])
    const [list] = trimPlan(plan(), access, model()).lists
    expect(list?.actions.map((action) => action.action)).toEqual(['refresh'])
    expect(list?.export).toBeUndefined()
    expect(list?.columns.find((each) => each.path === 'product.name')?.link).toBeUndefined()
    expect(list?.columns.map((each) => each.path)).toContain('product.cost')
  })

  it('is whole for an administrator, and the plan itself is never changed', () => {
    const whole = plan()
    expect(trimPlan(whole, createAccess(model(), 1, [role('admin', { everything: true })]), model())).toBe(whole)
    trimPlan(whole, createAccess(model(), 1, []), model())
    expect(whole).toEqual(plan())
  })
})
