/**
 * What a scan does to the grid of a step: it adds to the line of its goods, or says the place for those that follow. Decides alone; writes nothing.
 */
import { codeOfScan, numberOfScan, sameCode } from './scan-text'

/** What codes stand for, as the server says it: a value of the lines' field, and how many pieces one scan is. */
export interface ScanCodes {
  goods: { code: string; value: string; each: number }[]
  places: { code: string; value: string }[]
}

/** A line as it stands in the grid. */
export interface ScanLine {
  /** What it is of, and where; '' where it says no place. */
  goods: string
  place: string
  name: string
  /** Counted so far; undefined: not yet. */
  counted: number | undefined
  /** What is expected of it, where that is told. */
  expected: number | undefined
}

/** All that a scan is judged by. */
export interface Counting {
  codes: ScanCodes
  lines: readonly ScanLine[]
  /** The place that was scanned last. */
  place?: { code: string; value: string } | undefined
  /** The step asks for the place: a line has one, which the first scan there says. */
  answersPlace: boolean
  /** The scan before: its line, and how many it added, at how many pieces a scan. */
  last?: { at: number; added: number; each: number } | undefined
}

/**
 * What a scan means: the grid adds `add` pieces to line `at`; `each`: pieces of one scan of that code; `over`: more than expected. `says` is for the
 * person.
 */
export type Counted =
  | { is: 'nothing' }
  | { is: 'undo' }
  | { is: 'wrong'; says: string }
  | { is: 'place'; place: { code: string; value: string }; says: string }
  /** `amends`: it says how many the scan before it was, and is no scan of its own. */
  | { is: 'goods'; at: number; add: number; each: number; says: string; over: boolean; amends?: true }

/** Takes the last scan back, typed in place of a code. */
const BACK = '-'

/** A code alone, "12*code", a place's code, a number that says how many the scan before was, or "-" to take it back. A code that is known counts as it is. */
export function countScan(text: string, counting: Counting): Counted {
  const { codes, lines, last } = counting
  if (text.trim() === BACK) return { is: 'undo' }
  const read = codeOfScan(text)
  if (!read) return { is: 'nothing' }
  const known = (code: string): boolean => [...codes.goods, ...codes.places].some((each) => sameCode(each.code, code))
  const number = numberOfScan(text)
  if (number !== undefined && !known(text)) {
    if (!last) return { is: 'wrong', says: '先扫商品，再输入它的件数' }
    return { ...added(lines, last.at, number * last.each - last.added, last.each), amends: true }
  }
  const place = codes.places.find(({ code }) => sameCode(code, text))
  if (place) return { is: 'place', place, says: `仓位 ${place.code}：请扫商品` }
  const { code, qty } = known(text) ? { code: text.trim(), qty: 1 } : read
  const found = codes.goods.filter((each) => sameCode(each.code, code))
  const values = [...new Set(found.map(({ value }) => value))]
  if (values.length === 0) return { is: 'wrong', says: `「${code}」不在这张单据里，请放到一边` }
  if (values.length > 1) return { is: 'wrong', says: `「${code}」对应 ${values.length} 个商品，请扫本地SKU` }
  const at = lineOf(counting, values[0]!)
  if (at < 0) return { is: 'wrong', says: `「${code}」不在仓位「${counting.place?.code ?? ''}」` }
  const line = lines[at]!
  if (counting.answersPlace && counting.place && line.place !== '' && line.place !== counting.place.value && (line.counted ?? 0) > 0) {
    return { is: 'wrong', says: `「${line.name}」这次已放到另一个仓位：请先确定，其余的再上架一次` }
  }
  const each = found[0]!.each
  return added(lines, at, qty * each, each)
}

function added(lines: readonly ScanLine[], at: number, add: number, each: number): Extract<Counted, { is: 'goods' }> {
  const { name, counted = 0, expected } = lines[at]!
  const now = counted + add
  const over = expected !== undefined && now > expected
  const of = expected === undefined ? '' : ` / ${expected}`
  return { is: 'goods', at, add, each, over, says: `${name}：${now}${of}${over ? `，多了 ${now - expected}` : now === expected ? '，齐了' : ''}` }
}

/** Of lines of the same goods the first in its place that wants more, else the first there. */
function lineOf({ lines, place, answersPlace }: Counting, goods: string): number {
  const own = lines.flatMap((line, at) => (line.goods === goods && (answersPlace || !place || line.place === place.value) ? [at] : []))
  return own.find((at) => lines[at]!.expected === undefined || (lines[at]!.counted ?? 0) < lines[at]!.expected!) ?? own[0] ?? -1
}
