/**
 * The grid of a step that asks about the rows below its document: one line for each row, with what tells it apart, and a box
 * for each answer. It is written as a sheet is: Enter and arrows, what stands above, and paste from Excel. Rows are neither added nor removed here.
 */
import '../../controls/inputs/items-table.css'
import { Form } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { isEmptyInput, wrongInput } from '../../../kinds/shared/input-rules'
import type { AskedItemsPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { INPUTS } from '../../controls/inputs/inputs'
import { cellOf } from '../../cells/cell-of'
import { isKey, pressOf } from '../../lib/keys'
import { wrongCell } from '../../controls/forms/pasted-items'
import { AskedScan } from './asked-scan'
import { useItemsSheet } from '../../controls/forms/use-items-sheet'

interface Props {
  asked: AskedItemsPlan
  rows: readonly Row[]
  enums: Record<string, EnumPlan>
  /** The row whose step it is. */
  document: Row
  /** Something was entered that no box told the form. */
  onEntered: () => void
}

/** Stands inside antd's Form, which holds the answers as a list under `asked.has`, in the order of `rows`. Without rows it says that the document has none. */
export function AskedItems({ asked, rows, enums, document, onEntered }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const { has, label, columns, inputs } = asked
  const form = Form.useFormInstance<Row>()
  const focusAt = (at: number, column: number): void => {
    const cell = table.current?.querySelectorAll('tbody > tr')[at]?.children[1 + columns.length + column]
    cell?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }
  const items = useMemo(() => ({ has, inputs: inputs.map((input) => ({ ...input, readOnly: false })), max: rows.length }), [has, inputs, rows.length])
  const sheet = useItemsSheet(items, enums, { focusAt, onEntered })
  const [touched, setTouched] = useState<number>()
  const touch = (at: number): void => {
    setTouched(at)
    table.current?.querySelectorAll('tbody > tr')[at]?.scrollIntoView({ block: 'nearest' })
  }
  if (rows.length === 0) return <p className="cell-muted">这张单据没有{label}</p>
  return (
    <>
      {asked.scan ? (
        <div className="is-whole">
          <AskedScan asked={asked} scan={asked.scan} rows={rows} document={document} onTouched={touch} onEntered={onEntered} />
        </div>
      ) : null}
      <div className="form-items-room is-whole asked-items">
        <table ref={table} className="form-items" aria-label={label}>
          <thead>
            <tr>
              <th className="form-items-number">#</th>
              {columns.map((column) => <th key={column.key} className={COLUMN_KINDS[column.kind].numeric ? 'is-number' : undefined}>{column.label}</th>)}
              {inputs.map((input) => (
                <th key={input.name} className="asked-items-answer">
                  {input.required ? <span className="form-items-required" aria-label="必填">*</span> : null}{input.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={asked.rowKey.map((field) => String(row[field])).join('\n')} className={at === touched ? 'is-touched' : undefined}>
                <td className="form-items-number">{at + 1}</td>
                {columns.map((column) => (
                  <td key={column.key} className={COLUMN_KINDS[column.kind].numeric ? 'asked-items-shown is-number' : 'asked-items-shown'}>
                    {cellOf(column)({ value: row[column.path], row, field: column, enums, mixed: false })}
                  </td>
                ))}
                {inputs.map((input, place) => {
                  const Control = INPUTS[input.input]
                  const isRight = async (_rule: unknown, value: unknown): Promise<void> => {
                    const pasted = isEmptyInput(value) ? wrongCell(form.getFieldValue([has, at]) as Row | undefined, input.name) : undefined
                    const wrong = pasted ?? wrongInput(input, value)
                    if (wrong !== undefined) throw new Error(wrong)
                  }
                  return (
                    <td
                      key={input.name} onPaste={(event) => sheet.pasted(event, at, place)}
                      onKeyDown={(event) => {
                        // Enter in the last line says 确定.
                        if (isKey(pressOf(event), 'lineNext') && at + 1 >= rows.length) return
                        sheet.pressed(event, at, place)
                        // What goes from box to box sends nothing.
                        if (event.defaultPrevented) event.stopPropagation()
                      }}
                    >
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
    </>
  )
}
