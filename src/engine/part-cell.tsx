/** A cell of a table that a named part of src/parts draws; a name that nobody provides is said in its place. */
import type { ColumnPlan, EnumPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import { useParts } from './parts'

/** The part named by the column, given the value at its path; an unknown name is said in the cell. */
export function PartCell({ column, row, enums }: { column: ColumnPlan; row: Row; enums: Record<string, EnumPlan> }) {
  const Part = useParts().cells[column.part ?? '']
  return Part ? <Part value={row[column.path]} row={row} column={column} enums={enums} /> : <span className="cell-broken">没有部件 {column.part}</span>
}
