/**
 * Rows of items as a sheet is written: Enter and the arrows go from box to box, Ctrl + D takes what stands above, with Shift it fills
 * all rows below, and what is copied from a sheet is pasted over many rows. What is wrong with a pasted cell is told at the cell.
 */
import { Form } from 'antd'
import { useEffect, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { ItemsPlan } from '../../../contract/page-plan'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { messageOf } from '../../lib/call-error'
import { goToFirstWrong } from '../../ui/first-wrong'
import { useNotices } from '../../ui/notices'
import { usePort, type DataPort } from '../../engine/port'
import { isKey, pressOf } from '../../lib/keys'
import { newItem } from './new-item'
import { isSheet, pastedOver, placedIn, sheetOf, type WrongCell } from './pasted-items'

interface Sheet {
  pressed: (event: KeyboardEvent, at: number, column: number) => void
  pasted: (event: ClipboardEvent, at: number, column: number) => void
  /** Names of pasted rows are being looked up. */
  busy: boolean
}

interface Ways {
  focusAt: (at: number, column: number) => void
  /** Something was entered that no box told the form. */
  onEntered: () => void
}

/** What is asked at once by exact names. */
const MOST_NAMES = 500

/**
 * Needs antd's Form around it, which holds the items as a list under `items.has`. Names pasted for rows of an entity are asked for, 500 at once; `max`
 * rows are never passed.
 */
export function useItemsSheet(items: Pick<ItemsPlan, 'has' | 'inputs' | 'max'>, enums: Record<string, EnumPlan>, { focusAt, onEntered }: Ways): Sheet {
  const port = usePort()
  const { message } = useNotices()
  const form = Form.useFormInstance<Row>()
  const [busy, setBusy] = useState(false)
  const { has, inputs, max } = items
  const [wrong, setWrong] = useState<WrongCell[]>([])
  // The boxes of new rows are there by now: each says what is wrong with it.
  useEffect(() => {
    if (wrong.length > 0) form.validateFields(wrong as never).catch(() => goToFirstWrong('.form-items'))
  }, [form, wrong])
  const rowsNow = (): Row[] => ((form.getFieldValue(has) as (Row | undefined)[] | undefined) ?? []).map((item) => item ?? {})

  const fill = (at: number, column: number, down: boolean): void => {
    const input = inputs[column]
    const rows = rowsNow()
    const from = down ? rows[at] : rows[at - 1]
    if (!input || input.formula || input.readOnly || !from) return
    form.setFieldValue(has, rows.map((item, nth) => ((down ? nth > at : nth === at) ? { ...item, [input.name]: from[input.name] } : item)))
    onEntered()
  }

  const pressed = (event: KeyboardEvent, at: number, column: number): void => {
    if (event.nativeEvent.isComposing) return
    const press = pressOf(event)
    if (isKey(press, 'lineSame') || isKey(press, 'lineFill')) {
      event.preventDefault()
      return fill(at, column, isKey(press, 'lineFill'))
    }
    // An open list takes these keys for its own choice.
    if ((event.target as HTMLElement).getAttribute('aria-expanded') === 'true') return
    const last = rowsNow().length - 1
    if (isKey(press, 'lineNext')) {
      event.preventDefault()
      if (at < last) focusAt(at + 1, column)
      else if (max === undefined || last + 1 < max) {
        form.setFieldValue(has, [...rowsNow(), newItem(items)])
        focusAt(last + 1, 0)
      }
      return
    }
    const [down, right] = isKey(press, 'lineMove') ? stepOf(event) : STILL
    const [row, cell] = [at + down, column + right]
    if ((down === 0 && right === 0) || row < 0 || row > last || cell < 0 || cell >= inputs.length) return
    event.preventDefault()
    focusAt(row, cell)
  }

  const paste = async (text: string, at: number, column: number): Promise<void> => {
    const sheet = placedIn(inputs, column, sheetOf(text))
    const meant = await namesMeant(port, sheet.inputs, sheet.lines)
    const over = pastedOver(items, rowsNow(), at, sheet, enums, meant)
    form.setFieldValue(has, over.rows)
    setWrong(over.wrong)
    onEntered()
    const isAll = over.wrong.length === 0 && over.left === 0
    void message[isAll ? 'success' : 'warning']([
      `已粘贴 ${sheet.lines.length - over.left} 行`,
      ...(over.wrong.length > 0 ? [`${over.wrong.length} 格需要修改，见标红处`] : []),
      ...(over.left > 0 ? [`最多 ${max} 行，后 ${over.left} 行没有粘贴`] : []),
    ].join('，'))
  }
  const pasted = (event: ClipboardEvent, at: number, column: number): void => {
    const text = event.clipboardData.getData('text')
    if (busy || !isSheet(text)) return
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    paste(text, at, column).catch((error: unknown) => void message.error(messageOf(error))).finally(() => setBusy(false))
  }
  return { pressed, pasted, busy }
}

const STILL: [number, number] = [0, 0]

/** Where an arrow leads: rows down, columns to the right. Within a text it moves among its letters, in a list or calendar it is theirs. */
function stepOf({ key, target }: KeyboardEvent): [number, number] {
  const box = target as HTMLElement
  if (!(box instanceof HTMLInputElement)) return STILL
  const isText = !box.matches('[role="combobox"], [type="checkbox"], [type="radio"], .ant-picker-input > input')
  const isSwept = isText && box.selectionStart !== box.selectionEnd
  if (key === 'ArrowLeft' && (!isText || (!isSwept && box.selectionStart === 0))) return [0, -1]
  if (key === 'ArrowRight' && (!isText || (!isSwept && box.selectionEnd === box.value.length))) return [0, 1]
  return isText && key === 'ArrowUp' ? [-1, 0] : isText && key === 'ArrowDown' ? [1, 0] : STILL
}

/** Keys of the rows that have each of the pasted names or codes. @throws CallError */
async function namesMeant(
  port: DataPort, columns: readonly (InputPlan | undefined)[], lines: readonly string[][],
): Promise<(input: InputPlan, name: string) => readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [place, input] of columns.entries()) {
    const entity = input?.enum ? undefined : input?.options?.entity
    if (entity === undefined) continue
    const names = [...new Set(lines.map((cells) => cells[place] ?? '').filter((name) => name !== ''))]
    for (let from = 0; from < names.length; from += MOST_NAMES) {
      const { list } = await port.options({ entity, names: names.slice(from, from + MOST_NAMES) })
      for (const { value, label, named = [label] } of list) {
        for (const name of named) found.set(`${entity}\n${name}`, [...(found.get(`${entity}\n${name}`) ?? []), value])
      }
    }
  }
  return (input, name) => found.get(`${input.options?.entity}\n${name}`) ?? []
}
