/**
 * Months as reports and Excel write them: 2025-08, 2025/8, 202508, 2025年8月, Mar-25, 25-Apr, March 2025, 08/2025, a whole date.
 * In a month column a two-digit number beside a month's name is the year: 25-Apr is April 2025.
 */
import { monthOfWord } from './month-words'
import { momentReader } from './moment'
import type { DateOrder } from './moment'

const YEAR_MONTH = /^\s*(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?\s*$/
const COMPACT = /^\s*(20\d{2})(0[1-9]|1[0-2])\s*$/
const MONTH_YEAR = /^\s*(\d{1,2})\s*[-/.]\s*(\d{4})\s*$/
const WORD_YEAR = /^\s*(\p{L}{3,}\.?)[\s,'-]*(\d{4}|\d{2})\s*$/u
const YEAR_WORD = /^\s*(\d{4}|\d{2})[\s'-]*(\p{L}{3,}\.?)\s*$/u

function text(year: string, month: number): string | undefined {
  if (month < 1 || month > 12) return undefined
  const full = year.length === 2 ? `20${year}` : year
  return `${full}-${month < 10 ? '0' : ''}${month}`
}

/** yyyy-mm, or undefined when the text is no month. `order` settles 03/04/2025 where a whole date stands for a month. */
export function readMonth(cell: string, order: DateOrder): string | undefined {
  let m = YEAR_MONTH.exec(cell)
  if (m) return text(m[1]!, Number(m[2]))
  m = COMPACT.exec(cell)
  if (m) return text(m[1]!, Number(m[2]))
  m = WORD_YEAR.exec(cell)
  if (m) {
    const month = monthOfWord(m[1]!)
    return month ? text(m[2]!, month) : undefined
  }
  m = YEAR_WORD.exec(cell)
  if (m) {
    const month = monthOfWord(m[2]!)
    return month ? text(m[1]!, month) : undefined
  }
  m = MONTH_YEAR.exec(cell)
  if (m) return text(m[2]!, Number(m[1]))
  const day = momentReader().read(cell, order)
  return day ? new Date(day.localMs).toISOString().slice(0, 7) : undefined
}
