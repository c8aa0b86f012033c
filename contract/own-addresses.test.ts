import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OWN_ROUTES, ownAddressAt, ownRouteAt } from './own-addresses'

const source = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

describe('addresses of the product\'s own', () => {
  it('are all that is drawn before a page is looked up', () => {
    const doors = /const DOORS = \[([^\]]*)\]/.exec(source('src/app/door-place.tsx'))?.[1] ?? ''
    const drawn = [...doors.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path)
    const named = [...source('src/app/config.ts').matchAll(/(?:NOT_FOUND|NOT_ALLOWED) = '([^']+)'/g)].map(([, path]) => path)
    expect([...drawn, ...named].sort()).toEqual(Object.keys(OWN_ROUTES).sort())
    const redirected = /REDIRECT = '([^']+)'/.exec(source('src/app/destination.ts'))?.[1] ?? ''
    expect(ownRouteAt(`${redirected}dashboard`, 'dashboard')).toBeDefined()
  })

  it('are told whatever the case of letters, and let their own pages and all others be', () => {
    expect(ownRouteAt('/LOGIN', 'mine')).toBe('/login')
    expect(ownRouteAt('/login', 'login')).toBeUndefined()
    expect(ownRouteAt('/loginLog', 'mine')).toBeUndefined()
    expect(ownAddressAt('/docs/app.js')).toBe('/docs')
    expect(ownAddressAt('/docsOfMine')).toBeUndefined()
  })
})
