import { expect, test } from 'vitest'
import { legacyAddress, legacyModule, mayOpenModule, MODULES } from './legacy-routes'
import type { Boot } from './session'

test('every module of the specification has a catch-all for v3.0 pages (section 2)', () => {
  expect([...MODULES].sort()).toEqual([
    'FBA', 'advert', 'commodity', 'customer-service', 'develop', 'finance', 'logistics', 'purchase', 'sale', 'statistics', 'system', 'tool', 'warehouse',
  ])
  for (const module of MODULES) expect(legacyModule(`/${module}/erp/anything`)).toBe(module)
  expect(['/fba/erp/x', '/FBA/erp/', '/FBA/erp', '/FBA/board', '/erp/x'].map(legacyModule)).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('a v3.0 page stands at the company\'s own address, and only where that is an https address', () => {
  expect(legacyAddress('https://old.example.com/v3/', '/FBA/erp/x', '?id=1')).toBe('https://old.example.com/v3/FBA/erp/x?id=1')
  expect(legacyAddress('https://old.example.com', '/FBA/erp/x')).toBe('https://old.example.com/FBA/erp/x')
  for (const wrong of [undefined, '', 'old.example.com', 'http://old.example.com', 'javascript:alert(1)']) {
    expect(legacyAddress(wrong, '/FBA/erp/x')).toBeUndefined()
  }
})

test('what is left of a module is open to whoever may open a page of it', () => {
  const boot =
    { session: { routes: ['/FBA/fbaCargo'] }, pages: [{ page: 'a', route: '/FBA/fbaCargo' }, { page: 'b', route: '/finance/costWork' }] } as unknown as Boot
  expect([mayOpenModule(boot, 'FBA'), mayOpenModule(boot, 'finance')]).toEqual([true, false])
})
