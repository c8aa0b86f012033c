/** A field as SQL, and the type of its values. Knows no statement. */
import type { Field, Figures } from '../../../../contract/model'
import { COLUMN_KINDS } from '../../../../kinds/column-kinds'

/** A field as SQL. `sql` may be NaN where an amount has no rate. */
export interface FieldSql {
  path: string
  sql: string
  field: Field
  /** True where a row's currency decides the amount: it was converted, if the plan converts. */
  money: boolean
  /** True where a null is possible. */
  nullable: boolean
  /** The figures that it is one of: sums of facts beside the row. */
  figures?: Figures
}

/** The PostgreSQL type of a field's values: "bigint" of an identity column too. */
export function baseType(field: Field | undefined): string {
  const follows = field && (field.said || field.formula?.op === 'below') ? COLUMN_KINDS[field.kind].sqlType : 'numeric'
  return (field?.sqlType ?? follows).split(' ')[0] ?? 'text'
}
