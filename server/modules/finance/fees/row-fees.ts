/**
 * The fee lines of a row: which of its amounts are fees, and which category each belongs to. Rows whose amounts fall
 * into the same categories share a class, so that the lines themselves can be made inside the database.
 */
import type { Model, ReportFormat } from '../../../../contract/model'
import type { SettledFees } from '../../../kernel/intake/fees.source'
import { ExactSum } from '../../../kernel/value/exact-sum'
import { feeClassifier } from './classifier'
import type { FeeOverride } from './classifier'

/** The line of what a row's columns and its total differ by: the total counts, so the rest is a fee that no column names. */
export const GAP = 'column_gap'

/** The rule of a format by which a row's amounts make its total; undefined where it has none. */
export function totalRule(format: ReportFormat): { sum: string[]; equals: string } | undefined {
  return format.holds.find((rule) => rule.over === 'row' && format.fees?.amounts.every((column) => rule.sum.includes(format.columns[column]?.to ?? column)))
}

/** One amount of a class: the row's field that holds it, the name of its line, and the category. */
export interface ClassAmount {
  field: string
  name: string
  category: string
}

interface ClassedFees extends SettledFees {
  /** All classes met so far. */
  classes(): ClassAmount[][]
}

/** What the total has more than the columns: exact text; undefined where the row tells no total. */
function gapOf({ sum, equals }: { sum: string[]; equals: string }, values: Record<string, string | null>): string | undefined {
  const total = values[equals]
  if (total == null) return undefined
  const gap = new ExactSum()
  gap.add(total)
  for (const field of sum) {
    const amount = values[field]
    if (amount != null) gap.add(amount, -1)
  }
  // Nearly every row adds up, and making a text takes longer than seeing that.
  return gap.isZero() ? '0' : gap.text()
}

/**
 * Fees of a format's rows; undefined where the format makes none. Wide rows (fees.amounts) have one amount a column;
 * rows of one amount (settlement lines) name family and amount in their fields amount_type and amount_description.
 */
export function rowFees(model: Model, format: ReportFormat, overrides: FeeOverride[]): ClassedFees | undefined {
  const { fees } = format
  const mapping = fees && model.mappings[fees.mapping]
  if (!fees || !mapping) return undefined
  const classifier = feeClassifier(mapping, overrides)
  const known = descriptionReader(format.values.descriptions)
  const wide = fees.amounts.map((column) => ({ name: column, field: format.columns[column]?.to ?? column }))
  const rule = totalRule(format)
  const hasUnmapped = model.entities[format.entity]?.fields.unmapped_amount !== undefined
  const byKey = new Map<string, number>()
  const classes: ClassAmount[][] = []
  /** Of each class the amounts that no rule names. */
  const unnamed: ClassAmount[][] = []
  let last = { feeClass: 0, description: null as string | null }

  const reading = new Map<string, boolean>()
  const readsDescription = (type: string): boolean => {
    let reads = reading.get(type)
    if (reads === undefined) reading.set(type, (reads = classifier.readsDescription(type)))
    return reads
  }

  const classOf = (key: string, make: () => ClassAmount[]): number => {
    let found = byKey.get(key)
    if (found === undefined) {
      const amounts = make()
      const signature = JSON.stringify(amounts)
      found = byKey.get(signature)
      if (found === undefined) {
        found = classes.length
        classes.push(amounts)
        unnamed.push(amounts.filter((one) => one.category === classifier.otherwise))
        byKey.set(signature, found)
      }
      if (byKey.size < 200_000) byKey.set(key, found)
    }
    return found
  }

  return {
    settle(row, unmatched) {
      const { values } = row
      const type = values.transaction_type ?? ''
      const reads = readsDescription(type)
      if (wide.length > 0) {
        // Of a sale the description is the product's title, which its MSKU tells already.
        const kept = reads || values.msku == null ? known(values.description ?? null) : null
        const description = reads ? kept : null
        const feeClass = classOf(`w\0${type}\0${reads ? (description ?? '') : ''}`, () =>
          [
            ...wide.map(({ name, field }) => ({ name, field, category: classifier.category({ type, family: null, name, description }) })),
            ...(rule ? [{ name: GAP, field: GAP, category: classifier.category({ type, family: null, name: GAP, description }) }] : []),
          ])
        let sum: ExactSum | undefined
        for (const one of unnamed[feeClass]!) {
          const amount = one.field === GAP ? rule && gapOf(rule, values) : values[one.field]
          if (amount == null || amount === '0' || !/[1-9]/.test(amount)) continue
          sum ??= new ExactSum()
          sum.add(amount)
          unmatched({ type, family: null, name: one.name, description: kept, amount })
        }
        if (hasUnmapped) values.unmapped_amount = sum?.text() ?? '0'
        last = { feeClass, description: kept }
        return
      }
      const amount = values.amount ?? '0'
      const family = values.amount_type ?? null
      const name = values.amount_description ?? family ?? type
      const feeClass = classOf(`s\0${type}\0${family ?? ''}\0${name}`, () =>
        [{ field: 'amount', name: '', category: classifier.category({ type, family, name, description: null }) }])
      last = { feeClass, description: null }
      const { category } = classes[feeClass]![0]!
      if (category === classifier.otherwise && /[1-9]/.test(amount)) unmatched({ type, family, name, description: null, amount })
    },
    last: () => last,
    classes: () => classes,
  }
}

/**
 * Reads descriptions into the words we know them by: a whole description in another language, or its beginning where the known
 * word ends in a colon ("Lagergebühr für Versand durch Amazon: März" → "FBA storage fee: März").
 */
function descriptionReader(words: Record<string, string> | undefined): (description: string | null) => string | null {
  if (words === undefined) return (description) => description
  const beginnings = Object.entries(words).filter(([word]) => /[:：]$/.test(word))
  return (description) => {
    if (description === null) return null
    const lower = description.toLowerCase()
    const whole = words[lower]
    if (whole !== undefined) return whole
    for (const [word, kept] of beginnings) {
      if (!lower.startsWith(word)) continue
      const rest = description.slice(word.length).trim()
      return rest === '' ? kept : `${kept}: ${rest}`
    }
    return description
  }
}

/** One description in the words we know it by (descriptionReader, for a single one). */
export function knownDescription(words: Record<string, string> | undefined, description: string | null): string | null {
  return descriptionReader(words)(description)
}
