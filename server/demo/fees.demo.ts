/**
 * Fee lines of the demo company's transactions, told by the very rules that an import goes by: every amount that is not
 * zero, under its category. Σ lines of a transaction is its total.
 */
import type { Model } from '../../contract/model'
import { feeClassifier } from '../modules/finance/fees/classifier'
import { knownDescription } from '../modules/finance/fees/row-fees'
import type { AmountColumn, DemoTransaction } from './transactions.demo'

interface DemoFee {
  column: AmountColumn
  category: string
  amount: number
  /** In the words we know it by; null where the piece's own title stood there. */
  description: string | null
}

/** The fee rules of an import, as the demo company's transactions are told by them. */
export interface DemoFees {
  linesOf(transaction: DemoTransaction): DemoFee[]
  /** Hundredths of a transaction that no rule names. */
  unmappedOf(transaction: DemoTransaction): number
}

/** @throws where the model has no format or mapping for transactions */
export function demoFees(model: Model): DemoFees {
  const format = Object.values(model.reports).find((report) => report.entity === 'settlement_txn' && report.fees)
  const mapping = format?.fees && model.mappings[format.fees.mapping]
  if (!format || !mapping) throw new Error('the model maps no fees of settlement_txn')
  const classifier = feeClassifier(mapping, [])
  const linesOf = (transaction: DemoTransaction): DemoFee[] => {
    const { type, product } = transaction
    const known = knownDescription(format.values.descriptions, transaction.description)
    const description = product && !classifier.readsDescription(type) ? null : known
    return (Object.entries(transaction.amounts) as [AmountColumn, number][]).map(([column, amount]) => ({
      column,
      amount,
      description,
      category: classifier.category({ type, family: null, name: column, description: known }),
    }))
  }
  return {
    linesOf,
    unmappedOf: (transaction) => linesOf(transaction).reduce((sum, fee) => (fee.category === classifier.otherwise ? sum + fee.amount : sum), 0),
  }
}
