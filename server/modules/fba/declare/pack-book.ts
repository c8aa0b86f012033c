/**
 * What is written into the workbook of box contents that Amazon gives for a pack group (sheet "Box packing information": a row for each MSKU, a column
 * for each box, below them each box's weight and sizes), out of boxes that are packed here. Says what does not agree; knows no database and no file.
 */
import { roundText, timesText } from '../../../../contract/decimal-text'
import type { FilledCell, GivenSheet } from '../../../kernel/intake/tables/given-workbook'
import { groupedBy } from '../../../kernel/value/grouped-by'
import { goodsName } from './plan'

/** Inches of a centimetre, pounds of a kilogram. */
export const INCH = '0.3937007874'
export const POUND = '2.2046226218'

/** The sheet of Amazon's workbook that is filled in. */
export const PACK_SHEET = 'Box packing information'

interface Held { msku: string; expiry: string | null; qty: number }
/** Sizes in cm, weight in kg, as decimal texts. */
export interface PackedBox { no: number; length: string | null; width: string | null; height: string | null; weight: string | null; holds: Held[] }
/** Goods as they are declared: what the workbook expects of them. */
export type Declared = Held

/** What goes into the workbook, and what of the boxes did not. */
export interface PackFill {
  cells: FilledCell[]
  /** Numbers of the boxes that were written. */
  boxes: number[]
  /** What does not agree, a sentence each. */
  says: string[]
}

type Book = Pick<GivenSheet, 'rows' | 'hasFormula'>
interface GoodsRow { row: number; msku: string; expiry: string | null; expected: number | null }
interface Layout {
  goods: GoodsRow[]
  /** Columns from 0: of what is boxed, and of each box. */
  boxed: number
  columns: number[]
  /** Rows of each box's name and measures; with the unit that the heading says. */
  name: number | undefined
  measures: { size: 'weight' | 'length' | 'width' | 'height'; row: number; unit: string }[]
  count: { row: number; column: number } | undefined
}

const HEADS = { sku: /^(merchant )?m?sku$/, expected: /^expected quantity/, boxed: /^boxed quantity/, expiry: /expir/ }
const MEASURES = { weight: /^box weight/, length: /^box length/, width: /^box width/, height: /^box height/ } as const
const SIZE_NAMES = { weight: '毛重', length: '长', width: '宽', height: '高' } as const
/** From cm and kg, by the unit that the heading says; two decimals. */
const UNITS: Record<string, string> = { lb: POUND, lbs: POUND, kg: '1', in: INCH, inch: INCH, inches: INCH, cm: '1' }
const UNIT = /\(\s*(lbs?|kg|in|inch|inches|cm)\.?\s*\)/

const plain = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase()

/** @returns the cells and what does not agree, or in words why this is not such a workbook, or not of these goods */
export function packFill(book: Book, boxes: readonly PackedBox[], declared: readonly Declared[]): PackFill | string {
  const layout = layoutOf(book)
  if (typeof layout === 'string') return layout
  const known = new Set(layout.goods.map(({ msku }) => msku))
  if (!declared.some(({ msku }) => known.has(msku))) return '装箱表里的 MSKU 没有一个在这里申报，请确认下载的是这个计划的装箱表'
  const says: string[] = []
  const own = boxes.filter(({ holds }) => holds.some(({ msku }) => known.has(msku)))
  const whole = own.filter(({ no, holds }) => {
    const strange = [...new Set(holds.filter(({ msku }) => !known.has(msku)).map(({ msku }) => msku))]
    if (strange.length > 0) says.push(`第 ${no} 箱里的 ${named(strange)} 不在这份装箱表里，不同装箱组的商品不能放在一箱，这一箱没有写入`)
    return strange.length === 0
  })
  const written = whole.slice(0, layout.columns.length)
  if (written.length < whole.length) {
    says.push(`装箱表只有 ${layout.columns.length} 箱的列，第 ${numbers(whole.slice(written.length))} 箱没有写入；请在卖家后台把总箱数改成 ${whole.length}，重新下载`)
  }
  const cells = [...quantities(book, layout, written, declared, says), ...measures(book, layout, written, says)]
  if (layout.count && written.length === whole.length) cells.push({ ...layout.count, value: { number: String(written.length) } })
  const elsewhere = [...new Set(declared.map(({ msku }) => msku).filter((msku) => !known.has(msku)))]
  if (elsewhere.length > 0) says.push(`${named(elsewhere)} 不在这份装箱表里，要填在它们所在装箱组的装箱表里`)
  return { cells, boxes: written.map(({ no }) => no), says }
}

const named = (mskus: readonly string[]): string => (
  `${mskus.slice(0, 5).map((msku) => `「${msku}」`).join('、')}${mskus.length > 5 ? ` 等 ${mskus.length} 个` : ''}`
)
const numbers = (boxes: readonly PackedBox[]): string => `${boxes.slice(0, 10).map(({ no }) => no).join('、')}${boxes.length > 10 ? ' 等' : ''}`

function layoutOf({ rows, hasFormula }: Book): Layout | string {
  const lines = [...rows].sort(([one], [other]) => one - other)
  const head = lines.find(([, cells]) => [HEADS.sku, HEADS.expected, HEADS.boxed].every((wanted) => cells.some((cell) => wanted.test(plain(cell)))))
  if (!head) return '没有找到「SKU」「Expected quantity」「Boxed quantity」这一行标题，请上传亚马逊原样的装箱表（英文版）'
  const [headRow, heads] = head
  const at = (wanted: RegExp): number => heads.findIndex((cell) => wanted.test(plain(cell)))
  const [sku, expected, boxed, expiry] = [at(HEADS.sku), at(HEADS.expected), at(HEADS.boxed), at(HEADS.expiry)]
  const first = heads.findIndex((cell, column) => column > boxed && /^box\s*1\b/.test(plain(cell)))
  if (first < 0) return '没有找到「Box 1 quantity」这一列，请上传亚马逊原样的装箱表（英文版）'
  const columns: number[] = []
  for (let column = first; /^box\s*\d+/.test(plain(heads[column])) || hasFormula(headRow, column); column += 1) columns.push(column)
  const below = lines.filter(([row]) => row > headRow)
  const labelled = (wanted: RegExp) => below.find(([, cells]) => cells.slice(0, first).some((cell) => wanted.test(plain(cell))))
  const name = labelled(/^(name of box|box name)/)?.[0]
  const sizes = Object.entries(MEASURES).flatMap(([size, wanted]) => {
    const found = labelled(wanted)
    const label = plain(found?.[1].find((cell) => wanted.test(plain(cell))))
    return found ? [{ size: size as keyof typeof MEASURES, row: found[0], unit: UNIT.exec(label)?.[1] ?? '' }] : []
  })
  const end = Math.min(...[name, ...sizes.map(({ row }) => row)].flatMap((row) => row ?? []), Infinity)
  const goods: GoodsRow[] = []
  for (let row = headRow + 1; row < end; row += 1) {
    const cells = rows.get(row)
    const msku = (cells?.[sku] ?? '').trim()
    if (msku === '') break
    const many = Number(cells?.[expected]?.trim() || NaN)
    goods.push({ row, msku, expiry: expiry < 0 ? null : dayOf(cells?.[expiry]), expected: Number.isInteger(many) ? many : null })
  }
  if (goods.length === 0) return '装箱表的标题下面没有商品'
  return { goods, boxed, columns, name, measures: sizes, count: countOf(lines.filter(([row]) => row < headRow), first) }
}

/** Where the number of boxes stands: the first number right of its label, else above the first box. */
function countOf(lines: readonly (readonly [number, string[]])[], first: number): Layout['count'] {
  for (const [row, cells] of lines) {
    const label = cells.findIndex((cell) => plain(cell).startsWith('total box count'))
    if (label < 0) continue
    const number = cells.findIndex((cell, column) => column > label && /^\d+$/.test(plain(cell)))
    return { row, column: number > label ? number : Math.max(first, label + 1) }
  }
  return undefined
}

/** ISO, or month/day/year as Amazon of America writes it. */
function dayOf(text: string | undefined): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(plain(text)) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : /^\d{4}-\d{2}-\d{2}/.exec(plain(text))?.[0] ?? null
}

/** Pieces of each row in each box, and of all of them; rows of one MSKU are told apart by their day of expiry. */
function quantities(
  { rows, hasFormula }: Book, { goods, boxed, columns }: Layout, boxes: readonly PackedBox[], declared: readonly Declared[], says: string[],
): FilledCell[] {
  const cells: FilledCell[] = []
  const byMsku = groupedBy(goods, ({ msku }) => msku)
  const of = (row: GoodsRow, { msku, expiry }: Held): boolean => (
    msku === row.msku && (row.expiry === null || row.expiry === expiry || (expiry === null && byMsku.get(msku)!.length === 1))
  )
  const unclear = new Set<string>()
  for (const [msku, same] of byMsku) {
    if (new Set(same.map(({ expiry }) => expiry)).size < same.length) unclear.add(msku)
    if (unclear.has(msku)) says.push(`「${msku}」在装箱表里有 ${same.length} 行，分不清是哪个有效期，没有写入`)
    const lost = declared.filter((held) => held.msku === msku && !same.some((row) => of(row, held)))
    for (const held of lost) says.push(`${goodsName(held)}不在装箱表里：装箱表写的有效期是 ${same.map(({ expiry }) => expiry ?? '空').join('、')}`)
  }
  for (const row of goods) {
    if (unclear.has(row.msku)) continue
    const inBox = columns.map((_column, nth) => (boxes[nth]?.holds ?? []).reduce((sum, held) => sum + (of(row, held) ? held.qty : 0), 0))
    for (const [nth, qty] of inBox.entries()) cells.push(...cellOf({ rows, hasFormula }, row.row, columns[nth]!, qty === 0 ? null : String(qty)))
    const [packed, told] = [inBox.reduce((sum, qty) => sum + qty, 0), declared.reduce((sum, held) => sum + (of(row, held) ? held.qty : 0), 0)]
    cells.push({ row: row.row, column: boxed, value: { number: String(packed) } })
    if (told === 0) says.push(`${goodsName(row)}在装箱表里，不在申报里`)
    else if (row.expected !== packed || told !== packed) {
      says.push(`${goodsName(row)}装箱表应装 ${row.expected ?? '（空）'} 件，申报 ${told} 件，写入的箱子里 ${packed} 件`)
    }
  }
  return cells
}

/** A cell that is to be empty is touched only where something stands in it that is no formula. */
function cellOf({ rows, hasFormula }: Book, row: number, column: number, number: string | null): FilledCell[] {
  if (number !== null) return [{ row, column, value: { number } }]
  return plain(rows.get(row)?.[column]) === '' || hasFormula(row, column) ? [] : [{ row, column, value: null }]
}

function measures(book: Book, { name, measures: sizes, columns }: Layout, boxes: readonly PackedBox[], says: string[]): FilledCell[] {
  const cells: FilledCell[] = []
  for (const size of Object.keys(SIZE_NAMES) as (keyof typeof SIZE_NAMES)[]) {
    const found = sizes.find((each) => each.size === size)
    const unit = UNITS[found?.unit ?? '']
    if (!found || unit === undefined) {
      says.push(`装箱表里没有找到写着单位的箱子${SIZE_NAMES[size]}那一行，没有写入${SIZE_NAMES[size]}`)
      continue
    }
    const bare = boxes.filter((box) => box[size] === null)
    if (bare.length > 0) says.push(`第 ${numbers(bare)} 箱还没有填写${SIZE_NAMES[size]}，那几格空着`)
    for (const [nth, column] of columns.entries()) {
      const value = boxes[nth]?.[size] ?? null
      cells.push(...cellOf(book, found.row, column, value === null ? null : roundText(timesText(value, unit), 2) ?? null))
    }
  }
  if (name === undefined) return cells
  for (const [nth, { no }] of boxes.entries()) {
    const column = columns[nth]!
    if (plain(book.rows.get(name)?.[column]) === '' && !book.hasFormula(name, column)) cells.push({ row: name, column, value: { text: `B${no}` } })
  }
  return cells
}
