/**
 * The grid of a step that asks about the rows below its document: one line for each row, with what tells it apart, and a box
 * for each answer. Enter goes down. Rows are neither added nor removed here.
 */
import '../../controls/inputs/items-table.css'
import { Form } from 'antd'
import { useRef, type KeyboardEvent } from 'react'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { wrongInput } from '../../../kinds/shared/input-rules'
import type { AskedItemsPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { INPUTS } from '../../controls/inputs/inputs'
import { cellOf } from '../../cells/cell-of'
import { isKey, pressOf } from '../../lib/keys'

interface Props {
  asked: AskedItemsPlan
  rows: readonly Row[]
  enums: Record<string, EnumPlan>
}

export function AskedItems({ asked, rows, enums }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const { has, label, columns, inputs } = asked
  const pressed = (event: KeyboardEvent, at: number, column: number): void => {
    if (!isKey(pressOf(event), 'lineNext') || event.nativeEvent.isComposing || at + 1 >= rows.length) return
    if ((event.target as HTMLElement).getAttribute('aria-expanded') === 'true') return
    event.preventDefault()
    event.stopPropagation()
    const cell = table.current?.querySelectorAll('tbody > tr')[at + 1]?.children[column]
    cell?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }
  if (rows.length === 0) return <p className="cell-muted">这张单据没有{label}</p>
  return (
    <div className="form-items-room is-whole asked-items">
      <table ref={table} className="form-items" aria-label={label}>
        <thead>
          <tr>
            <th className="form-items-number">#</th>
            {columns.map((column) => <th key={column.key} className={COLUMN_KINDS[column.kind].numeric ? 'is-number' : undefined}>{column.label}</th>)}
            {inputs.map((input) => (
              <th key={input.name} className="asked-items-answer"><span className="form-items-required" aria-label="必填">*</span>{input.label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={asked.rowKey.map((field) => String(row[field])).join('\n')}>
              <td className="form-items-number">{at + 1}</td>
              {columns.map((column) => (
                <td key={column.key} className={COLUMN_KINDS[column.kind].numeric ? 'asked-items-shown is-number' : 'asked-items-shown'}>
                  {cellOf(column)({ value: row[column.path], row, field: column, enums, mixed: false })}
                </td>
              ))}
              {inputs.map((input, place) => {
                const Control = INPUTS[input.input]
                const isRight = async (_rule: unknown, value: unknown): Promise<void> => {
                  const wrong = wrongInput(input, value)
                  if (wrong !== undefined) throw new Error(wrong)
                }
                return (
                  <td key={input.name} onKeyDown={(event) => pressed(event, at, 1 + columns.length + place)}>
                    <Form.Item name={[has, at, input.name]} validateTrigger={['onBlur', 'onSubmit']} rules={[{ validator: isRight }]}>
                      <Control input={input} enums={enums} label={`第 ${at + 1} 行 ${input.label}`} />
                    </Form.Item>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
