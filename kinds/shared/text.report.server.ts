/** How reports write words: wrapped by spreadsheets, in quotes, in other languages, and ids cut to powers of ten. */
import { EMPTY_CELL } from '../../server/kernel/value/report-kind'
import type { ReportKind } from '../../server/kernel/value/report-kind'

/** A long number that a spreadsheet has cut to a power of ten: its last digits are gone. */
const CUT_ID = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i
const EXCEL_TEXT = /^="(.*)"$/

/** @param isId the words are ids, whose digits count */
function wordsReader(isId: boolean): ReportKind['reader'] {
  return ({ words, quotes }) => (cell) => {
    let text = cell
    const wrapped = EXCEL_TEXT.exec(text)
    if (wrapped) text = wrapped[1]!
    if (quotes && text.length >= 2 && text.startsWith("'") && text.endsWith("'")) text = text.slice(1, -1).trim()
    if (text === '') return EMPTY_CELL
    if (isId && CUT_ID.test(text)) return { value: text, cut: true }
    return { value: words?.[text.toLowerCase()] ?? text }
  }
}

/** Words as they are, or the word that the format's list keeps for them. */
export const REPORT_WORDS: ReportKind = { reader: wordsReader(false) }
/** As words; an id that a spreadsheet has cut to a power of ten is told by `cut`. */
export const REPORT_CODES: ReportKind = { reader: wordsReader(true) }
