/** The columns of an export: exactly those of the screen, in its order, comparisons included. Pure. */
import { traits } from '../../../kinds/column-kinds'
import { COMPARING_LABELS } from '../../../contract/about-words'
import type { ColumnPlan } from '../../../contract/plan'
import type { Comparing, Row } from '../../../contract/wire'

function columnOf(
  {
    key, path, label, kind, scale, enum: values, unit, currencyField, zone, pending, product,
  }: Pick<ColumnPlan, 'key' | 'path' | 'label' | 'kind' | 'scale' | 'enum' | 'unit' | 'currencyField' | 'zone' | 'pending' | 'product'>,
): Row {
  return Object.fromEntries(
    Object.entries({ key, path, label, kind, scale, enum: values, unit, currencyField, zone, pending, product }).filter(([, value]) => value !== undefined),
  )
}

/**
 * A column that takes part in the first comparison asked is followed by its earlier value (`.prev`) and its change: `.rate` as a share, or `.delta` in
 * points for percentages.
 * @param groupLabels words of pivot groups by name, in place of the column's own
 */
export function exportColumns(columns: readonly ColumnPlan[], compare: readonly Comparing[] = [], groupLabels: Record<string, string> = {}): Row[] {
  return columns.flatMap((column) => {
    const label = column.pivot?.role === 'group' ? (groupLabels[column.pivot.group ?? ''] ?? column.label) : column.label
    const own = columnOf({ ...column, label })
    const [comparing] = compare.filter((one) => column.compare.includes(one))
    if (!comparing) return [own]
    return [
      own,
      columnOf({
        ...column, pending: undefined, product: undefined, key: `${column.key}.prev`, path: `${column.path}.prev`,
        label: `${label}（${COMPARING_LABELS[comparing]}）`,
      }),
      // A percentage moved by points: half of 40 % is no fall of 50 %.
      traits(column).points
        ? columnOf({ key: `${column.key}.delta`, path: `${column.path}.delta`, label: `${label}（变化，百分点）`, kind: 'percent', scale: 4 })
        : columnOf({ key: `${column.key}.rate`, path: `${column.path}.rate`, label: `${label}（变化率）`, kind: 'percent', scale: 4 }),
    ]
  })
}
