/**
 * Fee lines of the demo company's transactions: every amount that is not zero, under the category that the mapping of
 * transaction reports gives it. Σ lines of a transaction is its total.
 */
import { folded } from '../../codegen/resolve/enums'
import type { Mapping } from '../../codegen/model'
import type { AmountColumn, DemoTransaction } from './transactions.demo'

export interface DemoFee {
  column: AmountColumn
  category: string
  amount: number
}

/** A function that answers the fee lines of a transaction by the mapping's rules: the first that fits. */
export function feesBy(mapping: Mapping): (transaction: DemoTransaction) => DemoFee[] {
  const rules = mapping.rules.map((rule) => ({ ...rule, type: rule.type && folded(rule.type), name: rule.name && folded(rule.name) }))
  const known = new Map<string, string>()
  const categoryOf = (type: string, column: string, description: string): string => {
    const key = `${type}\t${column}\t${description}`
    const found = known.get(key)
    if (found !== undefined) return found
    const [foldedType, name, words] = [folded(type), folded(column), folded(description)]
    const rule = rules.find(
      (one) =>
        (one.type === undefined || one.type === foldedType) &&
        (one.name === undefined || one.name === name) &&
        one.family === undefined &&
        (one.starts.length === 0 || one.starts.some((start) => words.startsWith(start))) &&
        (one.contains.length === 0 || one.contains.some((part) => words.includes(part))),
    )
    const category = rule?.to ?? mapping.otherwise
    known.set(key, category)
    return category
  }
  return (transaction) =>
    (Object.entries(transaction.amounts) as [AmountColumn, number][]).map(([column, amount]) => ({
      column,
      amount,
      category: categoryOf(transaction.type, column, transaction.description),
    }))
}
