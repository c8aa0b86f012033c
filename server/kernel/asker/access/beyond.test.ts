/** Whose account may be put into whose hands: shop by shop, and role by role. */
import { describe, expect, it } from 'vitest'
import { tinyModel } from '../../../../tests/support/tiny-model'
import { createAccess } from './access'
import type { RoleRow } from './role-row'
import { beyond, type Rights } from './beyond'

const model = { ...tinyModel(), permissions: { cost: '查看采购成本' } }
const role = (more: Partial<RoleRow> = {}): RoleRow => (
  { name: 'a', label: 'a', everything: false, menus: [], permissions: [], denied_actions: [], hidden_fields: [], ...more }
)
const may = (shopIds: string[] | null, more: Partial<RoleRow> = {}): Rights => ({ access: createAccess(model, 1, [role(more)]), shopIds })

describe('one person goes beyond another', () => {
  it.each<[string, string[] | null, string[] | null, string[]]>([
    ['not with the same shops', ['1', '2'], ['2', '1'], []],
    ['not with fewer', ['1', '2'], ['2'], []],
    ['not with none', ['1'], [], []],
    ['with one shop more', ['1'], ['1', '2'], ['更多店铺']],
    ['with other shops, though fewer', ['1', '2'], ['3'], ['更多店铺']],
    ['with every shop, whatever mine are', ['1', '2', '3'], null, ['全部店铺']],
    ['with any shop where I have none', [], ['1'], ['更多店铺']],
    ['never in shops where I have all', null, null, []],
    ['never in shops where I have all and they some', null, ['1'], []],
  ])('%s', (_words, mine, theirs, found) => {
    expect(beyond(model, may(mine), may(theirs))).toEqual(found)
  })

  it('by a permission, and by being an administrator; an administrator is fenced by shops like anybody', () => {
    expect(beyond(model, may(null), may(null, { permissions: ['cost'] }))).toEqual(['权限“查看采购成本”'])
    expect(beyond(model, may(null), may(null, { everything: true }))).toEqual(['管理员'])
    expect(beyond(model, may(null, { everything: true }), may(null, { permissions: ['cost'] }))).toEqual([])
    expect(beyond(model, may(['1'], { everything: true }), may(['2'], { permissions: ['cost'] }))).toEqual(['更多店铺'])
  })
})
