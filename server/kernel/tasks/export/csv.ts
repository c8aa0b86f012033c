/**
 * Rows as CSV (RFC 4180): UTF-8 with a byte order mark, so that Excel reads Chinese, CRLF, quotes where needed. Text that
 * a spreadsheet would run as a formula is made harmless (contract/formula-text.ts).
 */
import type { Writable } from 'node:stream'
import { harmlessText } from '../../../../contract/formula-text'
import { put } from '../streams'
import { plainNumber } from './columns'
import type { Cell } from '../../value/server-kind'
import type { SheetWriter } from './sheet'

const BYTE_ORDER_MARK = '\uFEFF'
/** Rows are handed on in pieces of about this many characters. */
const PIECE = 65_536

/** Writes one sheet; a line of totals is a line like others. `end` ends the stream below. */
export function createCsvWriter(out: Writable): SheetWriter {
  let piece = BYTE_ORDER_MARK
  const flush = async (): Promise<void> => {
    const text = piece
    piece = ''
    if (text !== '') await put(out, text)
  }
  const line = async (cells: string[]): Promise<void> => {
    piece += `${cells.join(',')}\r\n`
    if (piece.length >= PIECE) await flush()
  }
  return {
    head: (labels) => line(labels.map(textField)),
    row: (cells) => line(cells.map(field)),
    total: (cells) => line(cells.map(field)),
    async end() {
      await flush()
      out.end()
    },
  }
}

function field(cell: Cell): string {
  if ('number' in cell) return plainNumber(cell.number, cell.format)
  if ('moment' in cell) return cell.moment
  return 'day' in cell ? cell.day : textField(cell.text)
}

/** Text as one cell, quoted where needed and never a formula. Every CSV that the server writes goes through here. */
export function textField(text: string): string {
  const harmless = harmlessText(text)
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
