/**
 * What the palette lists, in the order in which it stands: without a word what the person is likely to want (rows looked at last, pages used
 * most, what the open page does), with a word what bears it. Pure; whoever draws it runs or opens what is taken.
 */
import type { FindResponse } from '../../../contract/generated/families/app'
import type { Offer } from '../../ui/offers'
import type { RecentRow } from '../recent-rows'
import { likeness, type PageHit } from './palette-pages'

/** A row of the server's answer. */
export type Found = FindResponse['found'][number]

/** One line of the palette: it leads to `address`, or does `run`. `key` is its own among all lines; lines of one `group` stand together. */
export interface Entry {
  key: string
  group: string
  label: string
  note: string
  /** Where it leads; left out for what is done where one stands. */
  address?: string
  run?: () => void
  /** What the server answered put it here: while the answer is of an earlier word, nobody who typed on means it. */
  answered?: true
}

/** What the palette can list without asking the server. */
export interface World {
  /** Pages that are open to be listed, and those that would be told where nothing else bears the word. */
  pages: readonly PageHit[]
  rows: readonly RecentRow[]
  /** Routes, most used first; then those that the role begins with. */
  used: readonly string[]
  starred: readonly string[]
  offers: readonly Offer[]
  /** How a page is opened: as it was left. */
  addressOf: (page: PageHit) => string
  /** The keys of an offer in words. */
  keysOf: (offer: Offer) => string
  sounds: (text: string, letters: string) => boolean
}

const MOST_ROWS = 5
const MOST_PAGES = 6
const MOST_OFFERS = 6

const pageEntry = (world: World, group: string) => (page: PageHit): Entry => ({
  key: `${group}:${page.route}`, group, label: page.title, note: page.planned ? `${page.path}（未开放）` : page.path, address: world.addressOf(page),
  // It is told where the server has nothing either.
  ...(page.planned ? { answered: true } : {}),
})

const offerEntry = (world: World) => (offer: Offer): Entry => (
  { key: `offer:${offer.key}`, group: offer.group, label: offer.label, note: world.keysOf(offer), run: offer.run }
)

const rowEntry = ({ address, label, note }: RecentRow): Entry => ({ key: `row:${address}`, group: '最近看过', label, note, address })

/** Before a word is typed: rows before pages, pages before what can be done. */
export function entriesAtFirst(world: World): Entry[] {
  const byRoute = new Map(world.pages.map((page) => [page.route, page]))
  const pagesOf = (routes: readonly string[]): PageHit[] => [...new Set(routes)].flatMap((route) => byRoute.get(route) ?? [])
  const used = pagesOf(world.used).slice(0, MOST_PAGES)
  return [
    ...world.rows.slice(0, MOST_ROWS).map(rowEntry),
    ...used.map(pageEntry(world, '常用')),
    ...pagesOf(world.starred).filter((page) => !used.includes(page)).map(pageEntry(world, '收藏')),
    ...[...world.offers].sort((one, other) => Number(one.group === '操作') - Number(other.group === '操作')).map(offerEntry(world)),
  ]
}

/** With a word: what was looked at, pages, what can be done, rows of the server; `pages` are found already. */
export function entriesFor(world: World, word: string, pages: readonly PageHit[], found: readonly Found[]): Entry[] {
  const near = (text: string): number => likeness(text, word, world.sounds)
  const rows = world.rows.filter(({ label }) => near(label) > 0).slice(0, MOST_ROWS).map(rowEntry)
  const seen = new Set(rows.map(({ address }) => address))
  const offers = world.offers.map((offer) => ({ offer, near: near(offer.label) })).filter((one) => one.near > 0)
    .sort((one, other) => other.near - one.near).slice(0, MOST_OFFERS).map(({ offer }) => offer)
  const named = offers.map(offerEntry(world)).map((entry) => ({ ...entry, note: entry.group === '操作' ? entry.note : `${entry.group}　${entry.note}`.trim() }))
  return [
    ...rows,
    ...pages.map(pageEntry(world, '页面')),
    ...named.map((entry) => ({ ...entry, group: '操作' })),
    ...found.flatMap(({ kind, group, id, label, note, route, query }): Entry[] => {
      const address = query ? `${route}?${query}` : route
      return seen.has(address) ? [] : [{ key: `${kind}:${id}`, group, label, note, address, answered: true }]
    }),
  ]
}
