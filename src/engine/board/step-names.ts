/**
 * How the names of steps stand below their bars so that none runs into the next, however wide the chart is: broken within their own
 * place, and turned where that would take too many lines. Pure: the widths at which this changes are told to ECharts, which goes by them.
 */
import { textWidth } from '../../../contract/text-width'
import type { Option } from './chart-look'

/** Pixels of one Chinese sign. */
const SIGN = 12
/** Free between the names of two neighbours. */
const GAP = 8
/** A sign may be drawn a little wider than it is said to be, and ECharts breaks before one that does not fit to the pixel. */
const SLACK = 3
/** Pixels beside the steps: both edges of the chart, and the figures along its upright axis. */
const BESIDE = 88
/** More lines than this are slower to read than a turned name. */
const MOST_LINES = 3
const LINE = 15
/** Places at least so wide keep names apart that are turned half; narrower ones have them upright. */
const TURNED_PLACE = 20
/** Pixels of a turned name; of a longer one the end is cut off. */
const MOST_TURNED = 96

const widthOf = (word: string): number => textWidth(word, SIGN)

/** Lines that a name takes, broken as ECharts does: between Chinese signs anywhere, Latin words whole where they fit. */
function linesOf(name: string, width: number): number {
  let lines = 1
  let used = 0
  for (const word of name.match(/[\u0021-\u1fff]+|[^\u0021-\u1fff]/g) ?? []) {
    const size = widthOf(word)
    if (used > 0 && used + size > width) {
      lines += 1
      used = 0
    }
    lines += Math.max(Math.ceil(size / width) - 1, 0)
    used += Math.min(size, width)
  }
  return lines
}

/** One way of setting the names, for charts from `least` pixels on. */
interface Setting {
  least: number
  label: Option
}

/** From the narrowest: upright, turned half, then broken into fewer and fewer lines. */
function settingsOf(names: readonly string[]): Setting[] {
  const longest = Math.max(SIGN, ...names.map(widthOf))
  // No wider than the names are: the room below the steps is that of the width, whatever stands in it.
  const turned = (rotate: number): Option => ({ rotate, width: Math.min(longest, MOST_TURNED), overflow: 'truncate', lineHeight: LINE })
  const from = (place: number): number => Math.ceil(BESIDE + place * names.length)
  const broken = Array.from({ length: Math.ceil(longest / SIGN) }, (_, at) => (at + 1) * SIGN)
    .filter((width) => names.every((name) => linesOf(name, width) <= MOST_LINES))
    .map((width): Setting => ({ least: from(width + GAP), label: { rotate: 0, width: width + SLACK, overflow: 'break', lineHeight: LINE } }))
  return [{ least: 0, label: turned(90) }, { least: from(TURNED_PLACE), label: turned(45) }, ...broken].toSorted((a, b) => a.least - b.least)
}

/** @returns ECharts' `media`: what holds at the width that the chart has, the last that fits it */
export function namesByWidth(names: readonly string[]): Option[] {
  return settingsOf(names).map(({ least, label }) => ({ query: { minWidth: least }, option: { xAxis: { axisLabel: label } } }))
}
