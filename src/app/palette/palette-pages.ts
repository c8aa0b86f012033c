/** Which pages a word finds, best first. Pure. */
import { HOME } from '../config'
import { addressOf } from '../menu-links'
import type { MenuPlace } from '../menu-tree'
import type { Boot } from '../session'
import { mayOpen } from '../session'

interface PageHit {
  route: string
  /** The route with the site that the menu's item carries. */
  address: string
  title: string
  /** "财务 / 结算"; empty for what is in no menu. */
  path: string
  planned: boolean
}

/** Every page that the person may open and that can be opened by its address alone. */
export function pagesOf(boot: Boot, places: readonly MenuPlace[]): PageHit[] {
  const inMenu = new Map(places.map((place) => [place.item.vue_url, place]))
  return boot.pages.flatMap((page): PageHit[] => {
    const place = inMenu.get(page.route)
    // What stands in no menu is opened out of another page, with its row.
    if ((!place && page.route !== HOME) || !mayOpen(boot.session, page.route)) return []
    return [{
      route: page.route, address: place?.item.vue_url ? addressOf(place.item) : page.route, title: place?.item.name ?? page.title,
      path: place ? `${place.top.name} / ${place.group.name}` : '', planned: page.state !== 'built',
    }]
  })
}

/** Nobody remembers where a name has its hyphens and its spaces. */
const plainly = (words: string): string => words.toLowerCase().replace(/[\s_-]/g, '')

/** 0 finds nothing; the nearer the higher. */
function nearness(hit: PageHit, word: string, sounds: (text: string, letters: string) => boolean): number {
  const title = plainly(hit.title)
  if (title === word) return 6
  if (title.startsWith(word)) return 5
  if (title.includes(word)) return 4
  if (sounds(hit.title, word)) return 3
  if (plainly(hit.route).includes(word)) return 2
  return plainly(hit.path).includes(word) || sounds(hit.path, word) ? 1 : 0
}

/** Pages that hold the word or sound like it: nearest first, among equals the one used last, what is built before what is not. */
export function foundPages(
  hits: readonly PageHit[], typed: string, recent: readonly string[], sounds: (text: string, letters: string) => boolean, most = 8,
): PageHit[] {
  const word = plainly(typed)
  if (word === '') return []
  const usedAt = new Map(recent.map((route, at) => [route, at]))
  return hits
    .map((hit, at) => ({ hit, at, near: nearness(hit, word, sounds), used: usedAt.get(hit.route) ?? Infinity }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => Number(a.hit.planned) - Number(b.hit.planned) || b.near - a.near || (a.used === b.used ? a.at - b.at : a.used - b.used))
    .slice(0, most)
    .map(({ hit }) => hit)
}
