/** What tells an object at a glance: its picture, the states it is in, its foremost figures. Nothing of these: nothing is drawn. */
import './object.css'
import { traits } from '../../../kinds/column-kinds'
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { isBlank } from '../../../kinds/shared/cell-text'
import { CellValue } from '../cell-value'

interface Props {
  columns: readonly ColumnPlan[]
  row: Row
  enums: Record<string, EnumPlan>
  page: string
  call: string
  /** Address of its picture, where no column of the row has one. */
  picture: string | undefined
}

const MOST_STATES = 4
const MOST_FIGURES = 4
const MOST_AMOUNTS = 2

export function ObjectHead({ columns, row, enums, page, call, picture }: Props) {
  const image = pictureOf(columns, row) ?? picture
  const said = columns.filter(({ path }) => !isBlank(row[path]))
  const states = said.filter((column) => isState(column, enums)).slice(0, MOST_STATES)
  const figures = foremost(columns)
  if (image === undefined && states.length === 0 && figures.length === 0) return null
  const value = (column: ColumnPlan) => <CellValue column={{ ...column, align: 'left' }} row={row} enums={enums} page={page} call={call} />
  return (
    <div className="object-head">
      {image === undefined ? null : (
        <span className="object-picture">
          <CellValue column={{ ...PICTURE, size: 80 }} row={{ [PICTURE.path]: image }} enums={enums} page={page} call={call} />
        </span>
      )}
      {states.length > 0 ? (
        <ul className="object-states" aria-label="状态">
          {states.map((column) => <li key={column.key}><small>{column.label}</small>{value(column)}</li>)}
        </ul>
      ) : null}
      {figures.length > 0 ? (
        <dl className="object-figures">
          {figures.map((column) => <div key={column.key}><dt>{column.label}</dt><dd>{value(column)}</dd></div>)}
        </dl>
      ) : null}
    </div>
  )
}

const PICTURE: ColumnPlan = {
  path: 'picture', key: 'picture', label: '图片', kind: 'image', total: 'none', sortable: false, operators: [], width: 100, align: 'left',
  hidden: false, copy: false, compare: [],
}

/** The picture that the list draws of the row, in a column of its own or beside its name. */
function pictureOf(columns: readonly ColumnPlan[], row: Row): string | undefined {
  const paths = columns.flatMap((column) => [
    ...(traits(column).picture ? [column.path] : []), ...(column.product?.image === undefined ? [] : [column.product.image]),
  ])
  const found = paths.map((path) => row[path]).find((value) => !isBlank(value))
  return typeof found === 'string' ? found : undefined
}

/** A choice whose values have colours says how the row stands. */
function isState({ enum: of, pivot, total }: ColumnPlan, enums: Record<string, EnumPlan>): boolean {
  return of !== undefined && pivot === undefined && total === 'none' && (enums[of ?? '']?.values.some(({ color }) => color !== undefined) ?? false)
}

/** What the list shows and adds up, counts and amounts, first things first as the list has them. */
function foremost(columns: readonly ColumnPlan[]): ColumnPlan[] {
  const figures = columns.filter((column) => !column.hidden && column.pivot === undefined && column.total === 'sum' && traits(column).numeric)
  const amounts = figures.filter((column) => traits(column).inCurrency).slice(0, MOST_AMOUNTS)
  const counts = figures.filter((column) => !traits(column).inCurrency).slice(0, MOST_FIGURES - amounts.length)
  return [...counts, ...amounts]
}
