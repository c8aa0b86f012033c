import { describe, expect, test } from 'vitest'
import { destinationOf } from './destination'
import type { Boot, PageState } from './session'

const page = (route: string, more: Partial<PageState> = {}): PageState => ({ page: route, route, title: route, state: 'built', layout: 'main', ...more })
const pages = [
  page('/dashboard'), page('/sale/listing'), page('/finance/costWork'), page('/FBA/fbaCargo'), page('/FBA/erp/fbaKuCun', { state: 'planned' }),
  page('/FBA/erp/:path', { state: 'planned' }),
]
const boot = (routes: string[], legacyUrl?: string): Pick<Boot, 'session' | 'pages'> => ({
  pages, session: { routes, company: legacyUrl ? { legacyUrl } : {} } as Boot['session'],
})
const mine = boot(['/dashboard', '/sale/listing', '/FBA/fbaCargo', '/FBA/erp/:path'])
const at = (address: string, of = mine) => {
  const [path = '', query] = address.split('?')
  return destinationOf(of, path, query === undefined ? '' : `?${query}`)
}

describe('what an address leads to (specification, section 2: access)', () => {
  test('a path of the permission list to its page', () => {
    expect(at('/sale/listing?q=1')).toEqual({ is: 'page', page: pages[1] })
  })

  test('a known route that is not permitted to /page-not-authority, keeping the query and what was asked for', () => {
    expect(at('/finance/costWork?site=us')).toEqual({ is: 'elsewhere', to: '/page-not-authority?site=us&refused=%2Ffinance%2FcostWork' })
    expect(at('/finance/costWork')).toEqual({ is: 'elsewhere', to: '/page-not-authority?refused=%2Ffinance%2FcostWork' })
  })

  test('the address of a refusal names the refused page after a reload and in a link that is sent', () => {
    const asked = { route: '/finance/costWork', title: '/finance/costWork' }
    expect(at('/page-not-authority?site=us&refused=%2Ffinance%2FcostWork')).toEqual({ is: 'notAllowed', asked })
    expect(at('/page-not-authority?refused=%2Ffinance%2FcostWork')).toEqual({ is: 'notAllowed', asked })
  })

  test('the address of a refusal leads whoever may open the page there, with its query', () => {
    expect(at('/page-not-authority?site=us&refused=%2Fsale%2Flisting')).toEqual({ is: 'elsewhere', to: '/sale/listing?site=us' })
    expect(at('/page-not-authority?refused=%2Fsale%2Flisting')).toEqual({ is: 'elsewhere', to: '/sale/listing' })
  })

  test('the address of a refusal leads nowhere outside the app\'s pages, and names nothing else', () => {
    for (const other of ['https://evil.example', '//evil.example/sale/listing', '/no/page', '/refresh-redirect/sale/listing', '/page-not-authority', '', '%']) {
      expect(at(`/page-not-authority?refused=${encodeURIComponent(other)}`), other).toEqual({ is: 'notAllowed' })
    }
  })

  test('an unknown path to /page-not-find, keeping the query', () => {
    expect(at('/no/page?id=7&x=%E5%BA%97')).toEqual({ is: 'elsewhere', to: '/page-not-find?id=7&x=%E5%BA%97', from: '/no/page' })
    expect(at('/no/page')).toEqual({ is: 'elsewhere', to: '/page-not-find', from: '/no/page' })
  })

  test('every /refresh-redirect/ to the path behind it, whatever it is', () => {
    expect(at('/refresh-redirect/sale/listing?q=1')).toEqual({ is: 'elsewhere', to: '/sale/listing?q=1' })
    expect(at('/refresh-redirect/no/page')).toEqual({ is: 'elsewhere', to: '/no/page' })
    expect(at('/refresh-redirect/refresh-redirect/dashboard')).toEqual({ is: 'elsewhere', to: '/refresh-redirect/dashboard' })
  })

  test('the pages that say why there is no page to themselves', () => {
    expect([at('/page-not-find?id=7'), at('/page-not-authority')]).toEqual([{ is: 'notFound' }, { is: 'notAllowed' }])
  })

  test('a v3.0 page that is not made anew to the company\'s own, where it has one', () => {
    const old = boot(mine.session.routes, 'https://old.example.com/v3')
    expect(at('/FBA/erp/fbaKuCun?id=1')).toEqual({ is: 'page', page: pages[4] })
    expect(at('/FBA/erp/fbaKuCun?id=1', old)).toEqual({ is: 'legacy', address: 'https://old.example.com/v3/FBA/erp/fbaKuCun?id=1', page: pages[4] })
    expect(at('/FBA/fbaCargo', old)).toMatchObject({ is: 'page' })
    expect(at('/finance/erp/any', old)).toEqual({ is: 'elsewhere', to: '/page-not-authority?refused=%2Ffinance%2Ferp%2Fany' })
    expect(at('/page-not-authority?refused=%2Ffinance%2Ferp%2Fany', old)).toEqual({ is: 'notAllowed', asked: { route: '/finance/erp/any', title: undefined } })
    expect(at('/sale/erp/any', old)).toEqual({ is: 'legacy', address: 'https://old.example.com/v3/sale/erp/any' })
    expect(at('/sale/erp/any')).toEqual({ is: 'elsewhere', to: '/page-not-find', from: '/sale/erp/any' })
  })
})
