/**
 * One cell to the text that the database keeps, by its column's kind. Every refusal says why, for staff.
 */
import type { ReportColumn, ReportFormat } from '../../../contract/model'
import type { Evidence, Styles } from './styles'
import { dayIn, dayText, isoText, utcOfLocal } from '../../../contract/zone'
import { zoneWordMinutes } from './values/zone-words'
import { momentReader, noteDate } from '../value/moment'
import { readMonth } from '../value/month'
import { noteNumber, readDecimal, readInteger } from '../value/number'

/** What became of a cell. `value` null: empty. */
export interface CellValue {
  value: string | null
  /** Moments: the day as the file writes it, and its zone word. */
  sourceDay?: string
  zoneWord?: string
  /** An id whose last digits a spreadsheet has cut off; kept as it is. */
  cut?: true
  refused?: string
}

interface CellClock {
  /** The marketplace's zone. */
  marketplace: string
  /** The zone of moments that name none. */
  unnamed: string
}

export type CellReader = (cell: string) => CellValue

const EMPTY: CellValue = { value: null }
const refuse = (refused: string): CellValue => ({ value: null, refused })
const TRUE = new Set(['true', 'yes', 'y', '1', 't', '是', 'oui', 'ja', 'sí', 'si'])
const FALSE = new Set(['false', 'no', 'n', '0', 'f', '否', 'non', 'nein'])
/** A long number that a spreadsheet has cut to a power of ten: its last digits are gone. */
const CUT_ID = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i
const EXCEL_TEXT = /^="(.*)"$/

function clean(cell: string): string {
  const trimmed = cell.trim()
  return trimmed.includes('\u0000') ? trimmed.replaceAll('\u0000', '') : trimmed
}

/**
 * A reader for the cells of one column.
 * @param evidence given while a file is looked at for the first time: what its values say about the file's way of writing
 */
export function cellReader(column: ReportColumn, format: ReportFormat, styles: Styles, clock: CellClock, evidence?: Evidence): CellReader {
  const read = kindReader(column, format, styles, clock, evidence)
  const { keep, required } = column
  return (cell) => {
    const bare = clean(cell)
    const found = bare === '' ? EMPTY : read(bare)
    if (found.value !== null || found.refused !== undefined) return found
    if (keep !== undefined) return { value: keep }
    return required ? { value: null, refused: '不能为空' } : found
  }
}

function kindReader(column: ReportColumn, format: ReportFormat, styles: Styles, clock: CellClock, evidence?: Evidence): CellReader {
  const words = column.values === undefined ? undefined : format.values[column.values]
  switch (column.as) {
    case 'text':
    case 'id': {
      const isId = column.as === 'id'
      return (cell) => {
        let text = cell
        const wrapped = EXCEL_TEXT.exec(text)
        if (wrapped) text = wrapped[1]!
        if (column.quotes && text.length >= 2 && text.startsWith("'") && text.endsWith("'")) text = text.slice(1, -1).trim()
        if (text === '') return EMPTY
        if (isId && CUT_ID.test(text)) return { value: text, cut: true }
        return { value: words?.[text.toLowerCase()] ?? text }
      }
    }
    case 'integer':
      return (cell) => {
        if (evidence) noteNumber(evidence.numbers, cell)
        const value = readInteger(cell, styles.mark)
        return value === undefined ? refuse(numberReason('不是整数', styles)) : { value }
      }
    case 'decimal':
    case 'money':
      return (cell) => {
        if (evidence && cell !== '0') noteNumber(evidence.numbers, cell)
        const value = readDecimal(cell, styles.mark)
        return value === undefined ? refuse(numberReason('不是数字', styles)) : { value }
      }
    case 'percent': {
      const unit = styles.percent[column.name] ?? 'fraction'
      const seen = evidence?.percents[column.name]
      return (cell) => {
        if (evidence) noteNumber(evidence.numbers, cell.replace(/^[<>≤≥]\s*/, ''))
        if (seen) noteNumber(seen, cell)
        const value = readDecimal(cell, styles.mark, unit)
        return value === undefined ? refuse(numberReason('不是百分比', styles)) : { value }
      }
    }
    case 'date':
    case 'datetime': {
      const reader = momentReader()
      const order = styles.order[column.name] ?? 'mdy'
      const seen = evidence?.dates[column.name]
      return (cell) => {
        if (seen) noteDate(seen, cell)
        const wall = reader.read(cell, order)
        if (!wall) return /^-+$/.test(cell) ? EMPTY : refuse('不是日期')
        let utcMs: number
        if (wall.zone === undefined) utcMs = utcOfLocal(clock.unnamed, wall.localMs)
        else {
          const minutes = zoneWordMinutes(wall.zone, clock.marketplace)
          if (minutes === undefined) return refuse(`不认识的时区“${wall.zone}”`)
          utcMs = wall.localMs - minutes * 60_000
        }
        const sourceDay = dayText(wall.localMs)
        if (column.as === 'datetime') return { value: isoText(utcMs), sourceDay, zoneWord: wall.zone }
        return { value: wall.timed && wall.zone !== undefined ? dayIn(clock.marketplace, utcMs) : sourceDay, sourceDay }
      }
    }
    case 'month': {
      const order = styles.order[column.name] ?? 'mdy'
      return (cell) => {
        const month = readMonth(cell, order)
        return month === undefined ? refuse('不是月份') : { value: `${month}-01`, sourceDay: `${month}-01` }
      }
    }
    case 'bool':
      return (cell) => {
        const word = cell.toLowerCase()
        if (TRUE.has(word)) return { value: 'true' }
        return FALSE.has(word) ? { value: 'false' } : refuse('应为是或否')
      }
    case 'epochMs':
      return (cell) => {
        const ms = /^\d{11,14}$/.test(cell) ? Number(cell) : Number.NaN
        if (!Number.isFinite(ms)) return refuse('不是时间（应为毫秒数）')
        return { value: isoText(ms), sourceDay: dayIn(clock.marketplace, ms) }
      }
  }
}

function numberReason(what: string, styles: Styles): string {
  return `${what}（这个文件的数字写法是 ${styles.mark === ',' ? '1.234,56' : '1,234.56'}）`
}
