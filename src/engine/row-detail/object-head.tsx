/** What tells an object at a glance (head-facts.ts), drawn. Nothing of it: nothing is drawn. */
import './object.css'
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { isBlank } from '../../../kinds/shared/cell-text'
import { Noted } from '../../ui/noted'
import { CellValue } from '../cell-value'
import type { HeadFacts } from './head-facts'

interface Props {
  facts: HeadFacts
  row: Row
  enums: Record<string, EnumPlan>
  page: string
  call: string
}

/** Picture, states and figures, each with its label and drawn by its kind; a person only reads. */
export function ObjectHead({ facts: { image, states, figures }, row, enums, page, call }: Props) {
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
          {states.map((column) => <li key={column.key}><small><Noted note={column.note}>{column.label}</Noted></small>{value(column)}</li>)}
        </ul>
      ) : null}
      {figures.length > 0 ? (
        <dl className="object-figures">
          {figures.map((column) => (
            <div key={column.key}>
              <dt><Noted note={column.note}>{column.label}</Noted></dt>
              <dd>{value(column)}{column.unit && !isBlank(row[column.path]) ? <small> {column.unit}</small> : null}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}

const PICTURE: ColumnPlan = {
  path: 'picture', key: 'picture', label: '图片', kind: 'image', total: 'none', sortable: false, operators: [], width: 100, align: 'left',
  hidden: false, copy: false, compare: [],
}
