/**
 * What is pasted from a sheet into rows of items: which box each cell is for, and what it says there. With a line of headings the
 * columns are found by them, else they go on from the box that was pasted into. Pure; names of rows are looked up by whoever asks.
 */
import { trimZeros } from '../../../contract/decimal-text'
import { isEmptyInput, wrongInput } from '../../../kinds/shared/input-rules'
import type { ItemsPlan } from '../../../contract/page-plan'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { newItem } from './new-item'

/** Under this name an item keeps what was wrong with pasted cells, by input, until something is entered there. It is never sent. */
export const WRONG_CELLS = '#wrong'

/** What was wrong with the cell that was pasted there, while it is empty. */
export function wrongCell(item: Row | undefined, input: string): string | undefined {
  return (item?.[WRONG_CELLS] as Record<string, string | undefined> | undefined)?.[input]
}

/** Cells of a pasted stretch, line by line; a quoted cell may hold tabs, line ends and doubled quotes. */
export function sheetOf(text: string): string[][] {
  const lines: string[][] = [[]]
  const cells = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)
  for (const [whole, quoted, plain = '', end] of cells) {
    if (whole === '' && end === '' && lines.at(-1)!.length > 0 && !text.endsWith('\t')) break
    lines.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '\n') lines.push([])
    if (end === '') break
  }
  return lines
}

/** More than one cell: it is no text for the one box. */
export function isSheet(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r/g, '').replace(/\n+$/, ''))
}

interface PastedSheet {
  /** The input of each column; undefined: it is left out. */
  inputs: (InputPlan | undefined)[]
  lines: string[][]
  /** The lines begin with headings, and the first of them is no row. */
  headed: boolean
}

const named = (text: string): string => text.replace(/[*＊\s]/g, '').toLowerCase()
const isTyped = ({ formula, readOnly }: InputPlan): boolean => !formula && !readOnly

/** @param column place among all inputs of the box that was pasted into */
export function placedIn(inputs: readonly InputPlan[], column: number, lines: string[][]): PastedSheet {
  const typed = inputs.filter(isTyped)
  const byName = headingsOf(typed)
  const [first = []] = lines
  const headings = first.filter((cell) => cell !== '')
  const known = headings.filter((cell) => byName.has(named(cell)))
  const headed = known.length > 0 && known.length * 2 >= headings.length
  if (headed) return { inputs: first.map((cell) => byName.get(named(cell))), lines: lines.slice(1).filter(isFilled), headed }
  return { inputs: typed.filter((input) => inputs.indexOf(input) >= column), lines: lines.filter(isFilled), headed }
}

/** By the whole label, and by its last letters where no other ends so: SKU for 本地SKU. */
function headingsOf(inputs: readonly InputPlan[]): Map<string, InputPlan> {
  const found = new Map<string, InputPlan>()
  for (const input of inputs) {
    const [, latin] = /[一-鿿]([a-z0-9]+)$/.exec(named(input.label)) ?? []
    if (latin !== undefined && inputs.filter(({ label }) => named(label).endsWith(latin)).length === 1) found.set(latin, input)
  }
  for (const input of inputs) found.set(named(input.label), input)
  return found
}

const isFilled = (cells: string[]): boolean => cells.some((cell) => cell !== '')

type ReadCell = { value: unknown } | { wrong: string }

const number = (text: string): string => text.replace(/[,，\s]/g, '').replace(/^[¥￥$€£]/, '')
const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const YES = new Set(['是', '有', '1', 'true', 'yes', 'y', '√'])
const NO = new Set(['否', '无', '0', 'false', 'no', 'n', '×'])

function dayOf(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== iso ? undefined : iso
}

function decimalOf(text: string, { scale }: Pick<InputPlan, 'scale'>): string | undefined {
  const plain = number(text)
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return undefined
  return scale !== undefined && (plain.split('.')[1]?.replace(/0+$/, '').length ?? 0) > scale ? undefined : plain
}

/** The point two places to the left. */
function hundredth(text: string | undefined): string | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text ?? '') ?? []
  const digits = whole.padStart(3, '0')
  return text === undefined ? undefined : trimZeros(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`)
}

/** A cell as the box holds it. Rows of an entity are chosen by `meant`: the keys of the rows that have this name or code. */
export function readCell(input: InputPlan, text: string, enums: Record<string, EnumPlan>, meant: (name: string) => readonly string[]): ReadCell {
  if (text === '') return { value: undefined }
  const read = valueOf(input, text, enums, meant)
  if ('wrong' in read) return read
  const wrong = isEmptyInput(read.value) ? undefined : (wrongInput(input, read.value) ?? beyond(input, read.value))
  return wrong === undefined ? read : { wrong: `「${text}」：${wrong}` }
}

/** A number that the box would bend to its limits is told, not bent in silence. */
function beyond({ min, max }: InputPlan, value: unknown): string | undefined {
  const is = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  if (min !== undefined && is < min) return `不能小于 ${min}`
  return max !== undefined && is > max ? `不能大于 ${max}` : undefined
}

/** Where a pasted cell stands that could not be read: the list, the row, the input. */
export type WrongCell = [list: string, at: number, input: string]

/**
 * The rows with what was pasted over them from the row `at` on; beyond the last there are new ones.
 * @returns `left`: how many lines were left out because no more rows may be there
 */
export function pastedOver(
  { has, inputs, max }: Pick<ItemsPlan, 'has' | 'inputs' | 'max'>, rows: readonly Row[], at: number, { inputs: columns, lines }: PastedSheet,
  enums: Record<string, EnumPlan>, meant: (input: InputPlan, name: string) => readonly string[],
): { rows: Row[]; wrong: WrongCell[]; left: number } {
  const taken = max === undefined ? lines : lines.slice(0, Math.max(0, max - at))
  const next = [...rows]
  const wrong: WrongCell[] = []
  for (const [nth, cells] of taken.entries()) {
    const item: Row = { ...(rows[at + nth] ?? newItem({ inputs })) }
    const marks: Row = {}
    for (const [place, input] of columns.entries()) {
      const cell = cells[place]
      if (!input || cell === undefined) continue
      const read = readCell(input, cell, enums, (name) => meant(input, name))
      item[input.name] = 'wrong' in read ? undefined : read.value
      if (!('wrong' in read)) continue
      marks[input.name] = read.wrong
      wrong.push([has, at + nth, input.name])
    }
    next[at + nth] = { ...item, [WRONG_CELLS]: marks }
  }
  return { rows: next, wrong, left: lines.length - taken.length }
}

function valueOf(input: InputPlan, text: string, enums: Record<string, EnumPlan>, meant: (name: string) => readonly string[]): ReadCell {
  const or = (value: unknown, says: string): ReadCell => (value === undefined ? { wrong: `「${text}」${says}` } : { value })
  switch (input.input) {
    case 'text':
    case 'textarea':
      return { value: text }
    case 'integer':
      return or(/^-?\d+(\.0+)?$/.test(number(text)) ? Number(number(text)) : undefined, '不是整数')
    case 'decimal':
      return or(decimalOf(text, input), input.scale === undefined ? '不是数字' : `不是数字，或小数多于 ${input.scale} 位`)
    case 'percent':
      return or(text.endsWith('%') ? hundredth(decimalOf(text.slice(0, -1), {})) : decimalOf(text, input), '不是百分比，请写成 12% 或 0.12')
    case 'date':
      return or(dayOf(text), '不是日期，请写成 2025-01-31')
    case 'month':
      return or(dayOf(`${text.replace(/月$/, '')}-01`)?.slice(0, 7), '不是月份，请写成 2025-01')
    case 'switch':
      return or(YES.has(text.toLowerCase()) ? true : NO.has(text.toLowerCase()) ? false : undefined, '请写 是 或 否')
    case 'select':
    case 'radio': {
      if (input.enum) return or(enums[input.enum]?.values.find(({ label, value }) => label === text || value === text)?.value, `不是可选的${input.label}`)
      const keys = meant(text)
      if (keys.length > 1) return { wrong: `「${text}」对应 ${keys.length} 个${input.label}，请选择其中一个` }
      return or(keys[0], `没有这个${input.label}`)
    }
    default:
      return { wrong: `${input.label}不能粘贴，请在这里填写` }
  }
}
