/** Which pages a word finds, best first. Pure. */
import { plainly } from '../../../contract/plainly'
import { HOME } from '../config'
import { addressOf } from '../menu-links'
import type { MenuPlace } from '../menu-tree'
import type { Boot } from '../session'
import { mayOpen } from '../session'

/** A page as the palette lists it; `planned`: known, and not open yet. */
export interface PageHit {
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

/** How near a name is to what was typed: 4 the same, 3 begins with it, 2 holds it, 1 sounds like it, 0 not at all. */
export function likeness(name: string, typed: string, sounds: (text: string, letters: string) => boolean): number {
  const [said, word] = [plainly(name), plainly(typed)]
  if (word === '') return 0
  return said === word ? 4 : said.startsWith(word) ? 3 : said.includes(word) ? 2 : sounds(name, word) ? 1 : 0
}

/** 0 finds nothing; the nearer the higher. */
function nearness(hit: PageHit, word: string, sounds: (text: string, letters: string) => boolean): number {
  const near = likeness(hit.title, word, sounds)
  if (near > 0) return near + 2
  if (plainly(hit.route).includes(word)) return 2
  return plainly(hit.path).includes(word) || sounds(hit.path, word) ? 1 : 0
}

/** Pages that hold the word or sound like it: nearest first, among equals the one used most, what is built before what is not. */
export function foundPages(
  hits: readonly PageHit[], typed: string, used: readonly string[], sounds: (text: string, letters: string) => boolean, most = 8,
): PageHit[] {
  const word = plainly(typed)
  if (word === '') return []
  const usedAt = new Map(used.map((route, at) => [route, at]))
  return hits
    .map((hit, at) => ({ hit, at, near: nearness(hit, word, sounds), used: usedAt.get(hit.route) ?? Infinity }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => Number(a.hit.planned) - Number(b.hit.planned) || b.near - a.near || (a.used === b.used ? a.at - b.at : a.used - b.used))
    .slice(0, most)
    .map(({ hit }) => hit)
}
