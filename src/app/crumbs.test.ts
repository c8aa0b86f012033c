import { describe, expect, test } from 'vitest'
import { besides, MOST_CRUMBS, movedTo, onlyAt, opened, removedAt, upTo, type Crumb } from './crumbs'

const crumb = (name: string): Crumb => ({ route: `/${name}`, title: name })
const list = ['a', 'b', 'c'].map(crumb)
const routes = (crumbs: readonly Crumb[]): string => crumbs.map(({ route }) => route.slice(1)).join(' ')

describe('the breadcrumb list (specification, section 2: navigation)', () => {
  test('adds a page that is opened, and never twice the same route', () => {
    expect(routes(opened(list, crumb('d')))).toBe('a b c d')
    expect(opened(list, crumb('b'))).toBe(list)
    expect(opened(list, { route: '/b', title: 'renamed' })[1]).toEqual({ route: '/b', title: 'renamed' })
  })

  test('is removed from by index', () => {
    expect(routes(removedAt(list, 1))).toBe('a c')
    expect(removedAt(list, 7)).toBe(list)
  })

  test('leaves a person who removes where they stand at the next page, else at the one before', () => {
    expect(besides(list, 1)?.route).toBe('/c')
    expect(besides(list, 2)?.route).toBe('/b')
    expect(besides([crumb('a')], 0)).toBeUndefined()
  })

  test('closes the others, or what stands to the right', () => {
    expect(routes(onlyAt(list, 1))).toBe('b')
    expect(routes(upTo(list, 0))).toBe('a')
    expect(upTo(list, 2)).toBe(list)
  })

  test('is put in another order', () => {
    expect(routes(movedTo(list, 0, 2))).toBe('b c a')
    expect(routes(movedTo(list, 2, 0))).toBe('c a b')
    expect(movedTo(list, 1, 1)).toBe(list)
    expect(movedTo(list, 1, 9)).toBe(list)
  })

  test('gives up what was opened longest ago where it grows too long', () => {
    let many: readonly Crumb[] = []
    for (let at = 0; at <= MOST_CRUMBS; at += 1) many = opened(many, crumb(String(at)))
    expect(many).toHaveLength(MOST_CRUMBS)
    expect(many[0]?.route).toBe('/1')
    expect(many.at(-1)?.route).toBe(`/${MOST_CRUMBS}`)
  })
})
