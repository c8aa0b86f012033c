/** "为什么看不到" says what access does: of every page, action and column of the product, for every role. */
import { describe, expect, test } from 'vitest'
import { projectModel } from '../../../../tests/support/database'
import { createAccess, shopsSeen } from './access'
import type { RoleRow } from './role-row'
import { actionsOf } from './rights.tree'
import { trimPlan } from '../trim/trim'
import { columnsOf, explain, type AskedPerson, type AskedThing } from './why'

const model = projectModel()
const SHOPS = new Map([['1', '海蓝-US'], ['2', '海蓝-DE']])
const roles = Object.values(model.roles).map((role): RoleRow => ({ ...role, denied_actions: [], hidden_fields: [] }))
const roleOf = (name: string, more: Partial<RoleRow> = {}): RoleRow => ({ ...roles.find((role) => role.name === name)!, ...more })

function person(held: RoleRow[], more: Partial<AskedPerson> = {}): AskedPerson {
  const ownShops = more.ownShops ?? null
  return { name: '小王', isOn: true, roleNames: held.map(({ name }) => name), roles: held, ownShops, shops: shopsSeen(ownShops, held), ...more }
}
const ask = (held: RoleRow[], thing: AskedThing, more: Partial<AskedPerson> = {}, company = 1) =>
  explain(model, company, createAccess(model, company, held), person(held, more), thing, SHOPS)!
const deciding = (answer: ReturnType<typeof ask>) => answer.steps.find(({ verdict }) => verdict === 'stops')

const ofOneItem = (label: string, key: string): [string, RoleRow[]] => [label, [roleOf('sales', { name: 'one', label, menus: [key] })]]

describe.each([
  ofOneItem('who has the listing alone', 'M00112001'), ofOneItem('who has the shipments alone', 'M00114007'),
  ...roles.filter(({ name }) => ['admin', 'sales', 'warehouse'].includes(name)).map((role): [string, RoleRow[]] => [role.name, [role]]),
  ['without finance’s costs', [roleOf('finance', { permissions: ['profit'] })]] as [string, RoleRow[]], ['nobody', []] as [string, RoleRow[]],
])('%s', (_name, held) => {
  test('is told of every page, action and column what the plan they are sent says', () => {
    const access = createAccess(model, 1, held)
    const wrong: string[] = []
    for (const plan of Object.values(model.plans)) {
      const trimmed = access.mayOpen(plan.page) && plan.state === 'built' ? trimPlan(plan, access, model) : undefined
      const sent = trimmed?.withheld === undefined ? trimmed : undefined
      const check = (thing: AskedThing, seen: boolean): void => {
        if (explain(model, 1, access, person(held), thing, SHOPS)?.seen !== seen) wrong.push(JSON.stringify({ ...thing, seen }))
      }
      check({ page: plan.page }, sent !== undefined)
      const actions = new Set(sent ? actionsOf(sent).map(({ action }) => action) : [])
      for (const { action } of plan.state === 'built' ? actionsOf(plan) : []) check({ page: plan.page, action }, actions.has(action))
      const columns = new Set(sent ? columnsOf(model, sent).map(({ tab, path }) => `${tab} ${path}`) : [])
      for (const { tab, path } of plan.state === 'built' ? columnsOf(model, plan) : []) {
        check({ page: plan.page, tab, column: path }, columns.has(`${tab} ${path}`))
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('the rule that decides', () => {
  test('is the company, for items of other companies, administrators included (section 6)', () => {
    const answer = ask([roleOf('admin')], { page: 'advert_sp_manage_old' })
    expect(deciding(answer)).toMatchObject({
      rule: 'company', says: '本公司（1）没有这个页面，公司内任何人（包括管理员）都打不开',
      because: ['菜单 M00117016「广告管理」只给公司 100003、901161'].map(() => expect.stringContaining('只给公司 100003、901161')),
    })
    expect(ask([roleOf('admin')], { page: 'advert_sp_manage_old' }, {}, 100_003).steps.find(({ rule }) => rule === 'company')?.verdict).toBe('passes')
    expect(deciding(ask([roleOf('admin')], { page: 'finance_walmart_payment' }))?.because).toEqual([expect.stringContaining('M00118027')])
  })

  test('is the role, and says which tick opens the page', () => {
    const answer = ask([roleOf('warehouse')], { page: 'finance_amazon_settlement_center' })
    expect(deciding(answer)).toMatchObject({ rule: 'role', says: '没有一个角色打开这个页面', because: ['角色「仓库」没有勾选它'] })
    expect(answer.mend).toMatch(/^在角色「仓库」的「页面与操作」里勾选「财务 \/ 结算 \/ /)
  })

  test('is the action, where every role that opens the page takes it away', () => {
    const answer = ask([roleOf('finance', { denied_actions: ['finance_profit_report.export'] })], { page: 'finance_profit_report', action: 'export' })
    expect(actionsOf(model.plans['finance_profit_report']!).map(({ action }) => action)).toContain('export')
    expect(deciding(answer)).toMatchObject({ rule: 'action', because: ['角色「财务」取消了「导出」'] })
  })

  test('is the sensitive column, down to the field that it is worked out of', () => {
    const page = 'finance_profit_report'
    const { tab, path } = columnsOf(model, model.plans[page]!).find((column) => column.path === 'gross_profit')!
    const answer = ask([roleOf('finance', { permissions: ['profit'] })], { page, tab, column: path })
    expect(deciding(answer)?.rule).toBe('column')
    expect(deciding(answer)?.because).toContain('有角色勾选了「查看利润」，但没有「查看采购成本」，所以不生效')
    expect(answer.mend).toBe('在角色「财务」的「敏感数据」里勾选「查看采购成本」')
    const cost = ask([roleOf('finance', { permissions: [] })], { page, tab, column: 'cost_total' })
    expect(deciding(cost)?.because).toEqual(['「成本合计」需要「查看采购成本」'])
    expect(ask([roleOf('finance')], { page, tab, column: path }).seen).toBe(true)
  })

  test('is the account, where it is switched off', () => {
    expect(deciding(ask([roleOf('admin')], { page: 'dashboard' }, { isOn: false }))?.rule).toBe('account')
  })

  test('narrows the rows to shops, and says whose limit it is', () => {
    const held = [roleOf('finance', { limit_shops: true, shop_ids: ['1'] })]
    const shop = ask(held, { page: 'finance_amazon_settlement_center' }).steps.find(({ rule }) => rule === 'shop')
    expect(shop).toMatchObject({ verdict: 'narrows', says: expect.stringContaining('只看得到 1 个店铺（共 2 个）'), because: ['账号：全部店铺', '角色「财务」限定：海蓝-US'] })
    expect(ask(held, { page: 'finance_amazon_settlement_center' }, { ownShops: ['2'], shops: [] }).steps.at(-1)?.says).toBe('一个店铺也看不到：页面打得开，但没有数据行')
  })
})
