/** Rows and totals made from the columns of a plan alone: what an answer would carry, so that a page can be drawn without a server. */
import { fieldsOfBars } from '../../contract/list-question'
import type { ColumnPlan, EnumPlan } from '../../contract/plan'
import type { Row, SummaryLine } from '../../contract/wire'

function valueOf(column: Pick<ColumnPlan, 'kind' | 'enum' | 'path'>, enums: Record<string, EnumPlan>, n: number): unknown {
  switch (column.kind) {
    case 'integer':
    case 'rank':
      return n * 1000 + 7
    case 'money':
    case 'decimal':
      return `${n % 2 ? '-' : ''}${1234 * (n + 1)}.50`
    case 'percent':
    case 'progress':
      return `0.${n + 1}25`
    case 'date':
      return `2025-09-1${n % 5}`
    case 'month':
      return '2025-09'
    case 'datetime':
      return `2025-09-1${n % 5}T02:03:04Z`
    case 'enum': {
      const values = enums[column.enum ?? '']?.values ?? []
      return values.length > 0 ? values[n % values.length]?.value : `值${n}`
    }
    case 'switch':
    case 'bool':
      return n % 2 === 0
    case 'tags':
      return [`标签${n}`, '第二个']
    case 'json':
      return { n }
    case 'week':
      return { unit: 'rate', hours: Array.from({ length: 168 }, (_none, at) => (at % 24 < 6 ? '-0.3' : null)) }
    case 'link':
      return 'https://example.com/page'
    case 'image':
      return 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
    default:
      return `${column.path}-${n}`
  }
}

/** `count` rows with every column, its currency, its comparison and, for an editable one that waits, what waits. */
export function planRows(columns: readonly ColumnPlan[], enums: Record<string, EnumPlan>, count: number): Row[] {
  return Array.from({ length: count }, (_none, n) => {
    const row: Row = { id: String(n + 1) }
    for (const column of columns) {
      row[column.path] = valueOf(column, enums, n)
      if (column.currencyField) row[column.currencyField] = 'USD'
      if (column.compare.length > 0) Object.assign(row, { [`${column.path}.prev`]: '10', [`${column.path}.delta`]: '2', [`${column.path}.rate`]: '0.2' })
      if (column.trend) row[`${column.path}.trend`] = [1, 4, 2, n]
      if (column.pending && n === 0) row[`${column.path}.pending`] = valueOf(column, enums, n + 1)
      for (const path of fieldsOfBars(column)) row[path] ??= n
      for (const path of Object.values(column.product ?? {})) row[path] ??= `${path}-${n}`
    }
    return row
  })
}

export function planSummary(columns: readonly ColumnPlan[]): SummaryLine[] {
  const values: Row = {}
  for (const column of columns) if (column.total !== 'none') values[column.path] = column.kind === 'percent' ? '0.5' : '99.5'
  return [{ currency: 'USD', values }]
}
