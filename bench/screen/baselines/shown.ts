/** A value as text, the same for every hand-written candidate. */
import { STATES, type BenchColumn } from '../subject'

const LABELS = new Map(STATES.values.map(({ value, label }) => [value, label]))

/** Percents come as fractions and are shown times a hundred; money as text in dollars; an unknown enum value is ''. */
export function shown(column: BenchColumn, value: unknown): string {
  if (column.kind === 'enum') return LABELS.get(String(value)) ?? ''
  if (column.kind === 'percent') return `${(Number(value) * 100).toFixed(2)}%`
  if (column.kind === 'money') return `$${Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  return String(value)
}

/** Whether the baselines set the column's cells to the right. */
export function isNumeric({ kind }: BenchColumn): boolean {
  return ['money', 'integer', 'decimal', 'percent'].includes(kind)
}
