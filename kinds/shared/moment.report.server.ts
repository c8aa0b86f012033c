/** How reports write days, months and moments: in the words of their language, by the clock that they name. */
import { dayIn, dayText, isoText, utcOfLocal } from '../../contract/zone'
import { momentReader, noteDate } from '../../server/kernel/value/moment'
import { readMonth } from '../../server/kernel/value/month'
import { EMPTY_CELL, refusedCell } from '../../server/kernel/value/report-kind'
import type { CellReader, ReportCellAbout, ReportKind } from '../../server/kernel/value/report-kind'
import { zoneWordMinutes } from '../../server/kernel/value/zone-words'

/** What a cell says of a time: the moment itself, the day as it is written, and whether it says both a time and whose. */
interface Told { utcMs: number; sourceDay: string; zoneWord: string | undefined; exact: boolean }

function timeReader(kept: (told: Told, about: ReportCellAbout) => ReturnType<CellReader>): ReportKind['reader'] {
  return (about) => {
    const { order, clock, seen } = about
    const written = momentReader()
    let word: string | undefined
    let minutes: number | undefined
    return (cell) => {
      if (seen?.dates) noteDate(seen.dates, cell)
      const wall = written.read(cell, order)
      if (!wall) return /^-+$/.test(cell) ? EMPTY_CELL : refusedCell('不是日期')
      const sourceDay = dayText(wall.localMs)
      if (wall.zone === undefined) {
        return kept({ utcMs: utcOfLocal(clock.unnamed, wall.localMs), sourceDay, zoneWord: undefined, exact: false }, about)
      }
      if (wall.zone !== word) {
        word = wall.zone
        minutes = zoneWordMinutes(word, clock.marketplace)
      }
      if (minutes === undefined) return refusedCell(`不认识的时区“${wall.zone}”`)
      return kept({ utcMs: wall.localMs - minutes * 60_000, sourceDay, zoneWord: wall.zone, exact: wall.timed }, about)
    }
  }
}

/** A day in the file's order of parts; by the marketplace's clock where the cell has a time and a zone, else as it is written. */
export const REPORT_DAYS: ReportKind = {
  decides: 'order',
  reader: timeReader(({ utcMs, sourceDay, exact }, { clock }) => ({ value: exact ? dayIn(clock.marketplace, utcMs) : sourceDay, sourceDay })),
}

/** A moment, kept in UTC; `sourceDay` is its day as the report writes it. */
export const REPORT_MOMENTS: ReportKind = {
  decides: 'order',
  moment: true,
  reader: timeReader(({ utcMs, sourceDay, zoneWord }) => (
    zoneWord === undefined ? { value: isoText(utcMs), sourceDay, utcMs } : { value: isoText(utcMs), sourceDay, utcMs, zoneWord }
  )),
}

/** Moments as milliseconds since 1970, as a console's own exports count them. */
export const REPORT_STAMPS: ReportKind = {
  moment: true,
  reader: ({ clock }) => (cell) => {
    const ms = /^\d{11,14}$/.test(cell) ? Number(cell) : Number.NaN
    if (!Number.isFinite(ms)) return refusedCell('不是时间（应为毫秒数）')
    return { value: isoText(ms), sourceDay: dayIn(clock.marketplace, ms), utcMs: ms }
  },
}

/** A month, kept as its first day. */
export const REPORT_MONTHS: ReportKind = {
  decides: 'order',
  reader: ({ order }) => (cell) => {
    const month = readMonth(cell, order)
    return month === undefined ? refusedCell('不是月份') : { value: `${month}-01`, sourceDay: `${month}-01` }
  },
}
