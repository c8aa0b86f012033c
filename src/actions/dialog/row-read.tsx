/** Fields of the row that a dialog is about, each with its label: read above what is asked. */
import { isBlank } from '../../../kinds/shared/cell'
import { cellOf } from '../../cells/cell-of'
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

/** Draws each field as its cell in a table is drawn, with its unit behind it; blank values show as the cell shows them. */
export function RowRead({ fields, row, enums }: { fields: readonly ColumnPlan[]; row: Row; enums: Record<string, EnumPlan> }) {
  return (
    <dl className="dialog-above">
      {fields.map((field) => {
        const Cell = cellOf(field)
        const value = row[field.path]
        return (
          <div key={field.key}>
            <dt>{field.label}</dt>
            <dd>
              <Cell value={value} row={row} field={field} enums={enums} mixed={false} />
              {field.unit && !isBlank(value) ? ` ${field.unit}` : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
