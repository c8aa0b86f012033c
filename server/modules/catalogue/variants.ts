/** The SKU of a main SKU: one for every combination of its attributes' values, called by its naming rule. Pure. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'

/** What variants differ by, with the values that it may have. */
export interface Attribute {
  name: string
  /** "BLK:黑色", or a word that is its own code. */
  values: readonly string[]
}

interface Variant {
  code: string
  name: string
  /** The words of its values, in the order of the attributes. */
  words: string[]
}

/**
 * @param spu `rule` holds {主SKU} and {属性}
 * @param most combinations beyond which the attributes are taken for a mistake
 * @throws Refusal without attributes, beyond `most`, where two combinations have one code, or codes are too long
 */
export function codesOf(spu: { code: string; name: string; rule: string | null }, attributes: readonly Attribute[], most: number): Variant[] {
  if (attributes.length === 0) throw new Refusal(CODES.invalid, '请先填写变体属性与取值，再生成 SKU')
  const count = attributes.reduce((all, { values }) => all * values.length, 1)
  if (count > most) throw new Refusal(CODES.invalid, `属性的组合有 ${count} 个，一次最多生成 ${most} 个，请减少取值`)
  const rule = spu.rule || '{主SKU}-{属性}'
  if (!rule.includes('{属性}')) throw new Refusal(CODES.invalid, 'SKU命名规则里要有 {属性}，否则各变体的编码都相同', { naming_rule: '缺少 {属性}' })
  const variants = combinations(attributes.map(({ values }) => values.map(valueOf))).map((chosen): Variant => {
    const words = chosen.map(({ word }) => word)
    const code = rule.replaceAll('{主SKU}', spu.code).replaceAll('{属性}', chosen.map((value) => value.code).join('-'))
    return { code, name: [spu.name, ...words].join(' '), words }
  })
  const seen = new Set<string>()
  for (const { code } of variants) {
    if (seen.has(code)) throw new Refusal(CODES.invalid, `两个组合的 SKU 编码都是「${code}」，请给取值写上不同的代码，例如 BLK:黑色`)
    if (code.length > 100) throw new Refusal(CODES.invalid, `SKU 编码「${code.slice(0, 30)}…」超过 100 个字符，请缩短主SKU或取值的代码`)
    seen.add(code)
  }
  return variants
}

function valueOf(text: string): { code: string; word: string } {
  const [, code, word] = /^([^:：]+)[:：](.+)$/.exec(text.trim()) ?? []
  return code !== undefined && word !== undefined ? { code: code.trim(), word: word.trim() } : { code: text.trim(), word: text.trim() }
}

function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((all, list) => all.flatMap((one) => list.map((next) => [...one, next])), [[]])
}
