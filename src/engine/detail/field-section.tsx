/** Fields of a row, each with its label, on a grid: read, never written. */
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { Noted } from '../../ui/noted'
import { CellValue } from '../cell-value'

interface Props {
  title?: string
  fields: readonly ColumnPlan[]
  row: Row
  enums: Record<string, EnumPlan>
  page: string
  call: string
}

/** A heading, where there is one, and each field as its kind draws it. The unit stands only beside a value. */
export function FieldSection({ title, fields, row, enums, page, call }: Props) {
  return (
    <section className="detail-section" aria-label={title}>
      {title ? <h2 className="detail-heading">{title}</h2> : null}
      <dl className="detail-fields">
        {fields.map((field) => (
          <div key={field.key} className="detail-field">
            <dt><Noted note={field.note}>{field.label}</Noted></dt>
            <dd>
              <CellValue column={field} row={row} enums={enums} page={page} call={call} />
              {field.unit && row[field.path] !== null && row[field.path] !== undefined ? <span className="detail-unit"> {field.unit}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
