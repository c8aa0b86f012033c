/**
 * The nearest right name for a wrong one: by spelling (Damerau-Levenshtein, optimal string alignment), by case,
 * and by Chinese label, since a label is often written where a name is wanted.
 */

import { inPlainLetters } from '../read/strangers'

/** A right name that may have been meant; `label` is its Chinese one. */
export interface Candidate {
  name: string
  label?: string
}

/**
 * Least number of insertions, deletions, replacements and swaps of neighbours that make `a` into `b`
 * (optimal string alignment distance), or `limit + 1` when it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let twoBack: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let best = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + cost)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, (twoBack[column - 2] ?? 0) + 1)
      }
      current.push(best)
      least = Math.min(least, best)
    }
    if (least > limit) return limit + 1
    twoBack = previous
    previous = current
  }
  return previous[b.length] ?? 0
}

/** Up to three names that are equally near; none when nothing is near enough to be meant. */
export function nearest(said: string, candidates: Iterable<Candidate>): string[] {
  const all = [...candidates]
  const exact = all.filter((candidate) => candidate.label === said)
  if (exact.length > 0) return unique(exact)
  const wrong = inPlainLetters(said)
  if (wrong !== said && all.some(({ name }) => name === wrong)) return [wrong]
  const folded = wrong.toLowerCase()
  let limit = Math.max(1, Math.min(3, Math.floor(wrong.length / 3)))
  let found: Candidate[] = []
  for (const candidate of all) {
    const spelled = editDistance(folded, candidate.name.toLowerCase(), limit)
    const labelled = candidate.label && /[^\x20-\x7e]/.test(wrong) ? editDistance(wrong, candidate.label, Math.min(limit, wrong.length - 1)) : limit + 1
    const distance = candidate.name === wrong ? limit + 1 : Math.min(spelled, labelled)
    if (distance > limit) continue
    if (distance < limit) {
      limit = distance
      found = []
    }
    found.push(candidate)
  }
  if (found.length > 0) return unique(found)
  return unique(all.filter(({ name }) => wordsOf(name) === wordsOf(wrong) || (wrong.length >= 4 && name.toLowerCase().endsWith(folded))))
}

function unique(candidates: Candidate[]): string[] {
  return [...new Set(candidates.map((candidate) => candidate.name))].sort().slice(0, 3)
}

/** shopId, shop-id and shop_id are the same words; so are id_shop's, in another order. */
function wordsOf(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase().split(/[^a-z0-9]+/).sort().join(' ')
}

/** ` Did you mean "a"?`, ` Did you mean "a" or "b"?`, or nothing. */
export function didYouMean(wrong: string, candidates: Iterable<Candidate>): string {
  const names = nearest(wrong, candidates)
  return names.length === 0 ? '' : ` Did you mean ${oneOf(names.map((name) => `"${name}"`))}?`
}

/** The one name that a message proposes by `didYouMean`; undefined where it proposes none, or several. */
export function proposedBy(message: string): string | undefined {
  return / Did you mean "([^"]+)"\?/.exec(message)?.[1]
}

/** a; a or b; a, b or c. */
export function oneOf(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
