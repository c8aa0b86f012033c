/**
 * Amounts to fee categories, by a mapping's rules and a company's own. The first rule that fits wins; a company's own
 * rules come before them; what no rule names is the mapping's `otherwise`. Pure; it adds up nothing.
 */
import { folded } from '../../../../codegen/resolve/enums'
import type { Mapping } from '../../../../contract/model'

/** A company's own rule. `description` null: any. */
export interface FeeOverride {
  transaction_type: string
  amount_name: string
  description: string | null
  fee_category: string
}

/** What a fee rule may look at of one amount of a transaction. */
export interface Amount {
  type: string
  family: string | null
  name: string
  description: string | null
}

interface FeeClassifier {
  /** The category of one amount. */
  category(amount: Amount): string
  /** The category that stands for "no rule". */
  otherwise: string
  /** True when rules for this type look at descriptions: only then is it worth keeping beside each line. */
  readsDescription(type: string): boolean
}

interface Rule {
  type: string | null
  family: string | null
  name: string | null
  starts: string[]
  contains: string[]
  to: string
}

const CACHE_ENTRIES = 20_000

const fold = (text: string | undefined): string | null => (text === undefined ? null : folded(text))

/** A classifier. Types, families and names are compared with case, spaces, _ and - taken out. */
export function feeClassifier(mapping: Mapping, overrides: FeeOverride[]): FeeClassifier {
  const rules: Rule[] = mapping.rules.map(
    (rule) => ({ type: fold(rule.type), family: fold(rule.family), name: fold(rule.name), starts: rule.starts, contains: rule.contains, to: rule.to }),
  )
  const own = new Map<string, { description: string | null; to: string }[]>()
  for (const one of overrides) {
    const key = `${folded(one.transaction_type)}\0${folded(one.amount_name)}`
    const entry = { description: one.description === null || one.description === '' ? null : folded(one.description), to: one.fee_category }
    // A rule for one description goes before the one for all.
    own.set(key, [...(own.get(key) ?? []), entry].sort((a, b) => Number(a.description === null) - Number(b.description === null)))
  }
  const reads = new Map<string, boolean>()
  const readsDescription = (type: string): boolean => {
    let answer = reads.get(type)
    if (answer === undefined) {
      const key = folded(type)
      answer =
        rules.some((rule) => (rule.type === null || rule.type === key) && (rule.starts.length > 0 || rule.contains.length > 0)) ||
        overrides.some((one) => folded(one.transaction_type) === key && one.description !== null && one.description !== '') ||
        // Of a type that no rule names, the description is what tells staff what it is.
        !rules.some((rule) => rule.type === key)
      reads.set(type, answer)
    }
    return answer
  }
  const cache = new Map<string, string>()
  const find = (amount: Amount): string => {
    const type = folded(amount.type)
    const family = amount.family === null ? null : folded(amount.family)
    const name = folded(amount.name)
    const description = folded(amount.description ?? '')
    const mine = own.get(`${type}\0${name}`)?.find((one) => one.description === null || one.description === description)
    if (mine) return mine.to
    for (const rule of rules) {
      if (rule.type !== null && rule.type !== type) continue
      if (rule.family !== null && rule.family !== family) continue
      if (rule.name !== null && rule.name !== name) continue
      if (rule.starts.length > 0 && !rule.starts.some((word) => description.startsWith(word))) continue
      if (rule.contains.length > 0 && !rule.contains.some((word) => description.includes(word))) continue
      return rule.to
    }
    return mapping.otherwise
  }
  return {
    otherwise: mapping.otherwise,
    readsDescription,
    category(amount) {
      const key = `${amount.type}\0${amount.family ?? ''}\0${amount.name}\0${readsDescription(amount.type) ? (amount.description ?? '') : ''}`
      let to = cache.get(key)
      if (to === undefined) {
        to = find(amount)
        if (cache.size >= CACHE_ENTRIES) cache.clear()
        cache.set(key, to)
      }
      return to
    },
  }
}
