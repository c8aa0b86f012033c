/** Names of campaigns and groups by a pattern: {店铺}-{MSKU}-{匹配}-{日期}. Pure. */
import type { Advertised, Draft, Shop } from './draft'
import { refuse } from './draft'

/** What one campaign or group is of. */
export interface Part {
  products: readonly Advertised[]
  /** 精确匹配, 商品投放: in the words of staff; empty where the part has all of them. */
  match: string
}

const WORDS: Record<string, (draft: Draft, shop: Shop, part: Part) => string> = {
  店铺: (_draft, { name }) => name,
  站点: (_draft, { site }) => site.toUpperCase(),
  MSKU: (_draft, _shop, { products }) => severally(products.map(({ msku }) => msku)),
  ASIN: (_draft, _shop, { products }) => severally(products.map(({ asin, msku }) => asin ?? msku)),
  匹配: (_draft, _shop, { match }) => match,
  日期: ({ start_date: day }) => day.replaceAll('-', ''),
}

/** The first, and how many there are. */
function severally([first = '', ...more]: string[]): string {
  return more.length === 0 ? first : `${first}等${more.length + 1}个`
}

/** @throws Refusal where the pattern names what nothing is known of, or nothing is left of it */
export function nameBy(pattern: string, draft: Draft, shop: Shop, part: Part): string {
  const named = pattern.replaceAll(/\{([^{}]*)\}/g, (_all, word: string) => {
    const of = Object.hasOwn(WORDS, word.trim()) ? WORDS[word.trim()] : undefined
    if (!of) refuse(`名称里的「{${word}}」不认识，可以用：${Object.keys(WORDS).map((one) => `{${one}}`).join(' ')}`)
    return of(draft, shop, part)
  })
  // What a word left empty leaves no two dashes behind.
  const name = named.replaceAll(/\s+/g, ' ').replaceAll(/([-_ ])(?:\s*[-_])+/g, '$1').replaceAll(/^[-_ ]+|[-_ ]+$/g, '')
  return name === '' ? refuse(`名称「${pattern}」填入之后是空的，请改一下`) : name
}

/** @throws Refusal naming the first name that two have, and what to do */
export function allDifferent(names: readonly string[], what: string): void {
  const twice = names.find((name, at) => names.some((other, before) => before < at && other.toLowerCase() === name.toLowerCase()))
  if (twice !== undefined) refuse(`拆成多个${what}后有两个都叫「${twice}」，请在名称里加上 {MSKU} 或 {匹配}`)
}
