/**
 * The rows below the row of a form: written like a sheet, and pasted from one (use-items-sheet.ts). Rows are added, copied and
 * removed between the least and the most there may be; what adds up is added up below.
 */
import '../../controls/inputs/items-table.css'
import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined, PlusOutlined } from '../../ui/icons'
import { Button, Form } from 'antd'
import { useRef } from 'react'
import { isEmptyInput, wrongInput } from '../../../kinds/shared/input-rules'
import { FollowedValue, followedValue } from '../../controls/inputs/followed-value'
import { INPUTS } from '../../controls/inputs/inputs'
import { meets } from '../../../contract/condition-match'
import { groupDigits } from '../../../contract/decimal-text'
import type { ItemsPlan } from '../../../contract/page-plan'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { Tip } from '../../ui/tip'
import { isBlankItem, itemSight, sumOf } from './form-values'
import { FilledFrom } from '../../controls/forms/filled-from'
import { newItem } from '../../controls/forms/new-item'
import { WRONG_CELLS, wrongCell } from '../../controls/forms/pasted-items'
import { useItemsSheet } from '../../controls/forms/use-items-sheet'

interface Props {
  items: ItemsPlan
  enums: Record<string, EnumPlan>
  disabled: boolean
  /** Something was entered that no box told the form: pasted, or filled down. */
  onEntered: () => void
}

const WIDTHS: Partial<Record<InputPlan['input'], number>> = {
  integer: 110, decimal: 120, percent: 150, date: 140, datetime: 190, month: 130, switch: 80, textarea: 240, select: 200, multiselect: 220,
}

/** A table of boxes, as in a spreadsheet: a person types, pastes, fills down, copies, moves and removes rows. Needs a form around it. */
export function FormItems({ items, enums, disabled, onEntered }: Props) {
  const { has, label, inputs, min, max } = items
  const form = Form.useFormInstance<Row>()
  const table = useRef<HTMLTableElement>(null)
  const itemAt = (at: number): Row => ({ ...(form.getFieldValue([has, at]) as Row | undefined) })
  const focusAt = (at: number, column: number): void => {
    requestAnimationFrame(() => {
      const cell = table.current?.querySelectorAll('tbody > tr')[at]?.children[column + 1]
      cell?.querySelector<HTMLElement>('input, textarea, button')?.focus()
    })
  }
  const sheet = useItemsSheet(items, enums, { focusAt, onEntered })
  return (
    <Form.List name={has}>
      {(fields, { add, remove, move }) => {
        const isFull = max !== undefined && fields.length >= max
        const append = (value: Row): void => {
          add(value)
          focusAt(fields.length, 0)
        }
        return (
          <section className="form-card">
            <h2>
              {label} <span className="cell-muted">{fields.length} 行{min > 0 ? `，至少 ${min} 行` : ''}{max === undefined ? '' : `，最多 ${max} 行`}</span>
            </h2>
            <div className="form-items-room">
              <table ref={table} className="form-items" aria-label={label} aria-busy={sheet.busy}>
                <thead>
                  <tr>
                    <th className="form-items-number">#</th>
                    {inputs.map((input) => (
                      <th key={input.name} style={{ width: WIDTHS[input.input] ?? 200 }}>
                        {input.required ? <span className="form-items-required" aria-label="必填">*</span> : null}
                        {input.help ? <Tip title={input.help}><span className="form-items-helped">{input.label}</span></Tip> : input.label}
                        {input.unit ? <span className="heading-unit"> {input.unit}</span> : null}
                      </th>
                    ))}
                    <th className="form-items-tools">操作</th>
                  </tr>
                </thead>
                <tbody>
                  {fields.map((field, at) => (
                    <tr key={field.key}>
                      <td className="form-items-number">{at + 1}</td>
                      {inputs.map((input, column) => (
                        <td
                          key={input.name} onKeyDown={(event) => sheet.pressed(event, at, column)}
                          onPasteCapture={(event) => sheet.pasted(event, at, column)}
                        >
                          {input.formula
                            ? <FollowedCell items={items} input={input} at={field.name} />
                            : <ItemCell items={items} input={input} at={field.name} enums={enums} />}
                        </td>
                      ))}
                      <RowTools
                        nth={at + 1} mayCopy={!disabled && !isFull} mayRemove={!disabled && fields.length > min}
                        onCopy={() => append(copied(items, itemAt(field.name)))} onRemove={() => remove(field.name)}
                        isFirst={at === 0} isLast={at === fields.length - 1}
                        {...(items.ordered && !disabled ? { onMove: (by: number) => move(at, at + by) } : {})}
                      />
                    </tr>
                  ))}
                </tbody>
                {items.totals.length > 0 ? <tfoot><Totals items={items} /></tfoot> : null}
              </table>
            </div>
            <Button
              className="form-items-add" type="dashed" size="small" icon={<PlusOutlined />} disabled={disabled || isFull}
              onClick={() => append(newItem(items))}
            >添加一行</Button>
            <span className="form-items-keys">可从 Excel 粘贴多行；Enter 下一行，Ctrl + D 同上一行，Ctrl + Shift + D 填到末行</span>
          </section>
        )
      }}
    </Form.List>
  )
}

interface RowToolsProps {
  nth: number
  mayCopy: boolean
  mayRemove: boolean
  onCopy: () => void
  onRemove: () => void
  /** Rows stand in the order of the form: one place up (-1) or down (1). */
  onMove?: (by: number) => void
  isFirst: boolean
  isLast: boolean
}

function RowTools({ nth, mayCopy, mayRemove, onCopy, onRemove, onMove, isFirst, isLast }: RowToolsProps) {
  return (
    <td className="form-items-tools">
      {onMove ? (
        <>
          <Button type="text" size="small" icon={<ArrowUpOutlined />} aria-label={`上移第 ${nth} 行`} disabled={isFirst} onClick={() => onMove(-1)} />
          <Button type="text" size="small" icon={<ArrowDownOutlined />} aria-label={`下移第 ${nth} 行`} disabled={isLast} onClick={() => onMove(1)} />
        </>
      ) : null}
      <Button type="text" size="small" icon={<CopyOutlined />} aria-label={`复制第 ${nth} 行`} disabled={!mayCopy} onClick={onCopy} />
      <Button type="text" size="small" danger icon={<DeleteOutlined />} aria-label={`删除第 ${nth} 行`} disabled={!mayRemove} onClick={onRemove} />
    </td>
  )
}

/** The same entries in a row of its own. */
function copied({ rowKey }: ItemsPlan, item: Row): Row {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !rowKey.includes(name)))
}

function ItemCell({ items, input, at, enums }: { items: ItemsPlan; input: InputPlan; at: number; enums: Record<string, EnumPlan> }) {
  const form = Form.useFormInstance<Row>()
  const shown = Form.useWatch((all: Row) => isShown(items, input, all, at), form) ?? true
  const Control = INPUTS[input.input]
  const isRight = async (_rule: unknown, value: unknown): Promise<void> => {
    const item = form.getFieldValue([items.has, at]) as Row | undefined
    const mark = wrongCell(item, input.name)
    if (mark !== undefined && isEmptyInput(value)) throw new Error(mark)
    if (mark !== undefined) form.setFieldValue([items.has, at, WRONG_CELLS, input.name], undefined)
    if (isBlankItem(items, item)) return
    const wrong = wrongInput(input, value)
    if (wrong !== undefined) throw new Error(wrong)
  }
  // What is not asked of this row has no box to be filled in, and is not sent.
  if (!shown) return <span className="cell-muted">—</span>
  return (
    <Form.Item
      name={[at, input.name]} noStyle={false} className="form-item-cell" validateTrigger={['onBlur', 'onSubmit']} rules={[{ validator: isRight }]}
      extra={input.fill && <FilledFrom at={[items.has, at]} input={input} />}
    >
      <Control input={{ ...input, unit: undefined }} enums={enums} label={`第 ${at + 1} 行 ${input.label}`} />
    </Form.Item>
  )
}

function FollowedCell({ items, input, at }: { items: ItemsPlan; input: InputPlan; at: number }) {
  const item = Form.useWatch((all: Row) => (all[items.has] as (Row | undefined)[] | undefined)?.[at], Form.useFormInstance<Row>()) ?? {}
  return <FollowedValue input={{ ...input, unit: undefined }} row={item} label={`第 ${at + 1} 行 ${input.label}`} />
}

function isShown(items: ItemsPlan, input: InputPlan, all: Row, at: number): boolean {
  const item = (all[items.has] as (Row | undefined)[] | undefined)?.[at] ?? {}
  return meets(input.when, itemSight(items, all, item))
}

function valueIn(input: InputPlan, row: Row): unknown {
  return input.formula ? followedValue(input, row) : row[input.name]
}

function Totals({ items }: { items: ItemsPlan }) {
  const rows = Form.useWatch<Row[] | undefined>(items.has) ?? []
  return (
    <tr>
      <td className="form-items-number">合计</td>
      {items.inputs.map(
        (input) => <td
          key={input.name} className="form-items-sum"
        >{items.totals.includes(input.name) ? groupDigits(sumOf(rows.map((row) => valueIn(input, row ?? {})))) : null}</td>,
      )}
      <td />
    </tr>
  )
}
