/** How reports write words: wrapped by spreadsheets, in quotes, in other languages, and ids cut to powers of ten. */
import { EMPTY_CELL } from '../../server/kernel/value/report-kind'
import type { CellReader, ReportKind } from '../../server/kernel/value/report-kind'

/** A long number that a spreadsheet has cut to a power of ten: its last digits are gone. */
const CUT_ID = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i
const EXCEL_TEXT = /^="(.*)"$/
const EQUALS = 61

/** @param isId the words are ids, whose digits count */
function wordsReader(isId: boolean): ReportKind['reader'] {
  return ({ words, quotes }) => {
    const read: CellReader = (cell) => {
      let text = cell
      const wrapped = cell.charCodeAt(0) === EQUALS ? EXCEL_TEXT.exec(text) : null
      if (wrapped) text = wrapped[1]!
      if (quotes && text.length >= 2 && text.startsWith("'") && text.endsWith("'")) text = text.slice(1, -1).trim()
      if (text === '') return EMPTY_CELL
      if (isId && text.includes('+') && CUT_ID.test(text)) return { value: text, cut: true }
      return words?.[text.toLowerCase()] ?? text
    }
    // Most columns of words say what the row above said.
    let last = ''
    let kept: ReturnType<CellReader> = EMPTY_CELL
    return (cell) => {
      if (cell !== last) {
        last = cell
        kept = read(cell)
      }
      return kept
    }
  }
}

/** Words as they are, or the word that the format's list keeps for them. */
export const REPORT_WORDS: ReportKind = { reader: wordsReader(false) }
/** As words; an id that a spreadsheet has cut to a power of ten is told by `cut`. */
export const REPORT_CODES: ReportKind = { reader: wordsReader(true) }
