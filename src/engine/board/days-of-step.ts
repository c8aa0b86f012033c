/** Which days a week or a month of a chart's axis stands for. Pure. */
import { addDays, firstDay, isDay, isMonth, lastDay } from '../../../contract/days'

const WEEK = 7

/**
 * The days of a step of time, none outside of those that were asked.
 * @param value a day of a week's beginning, or a month @returns yyyy-mm-dd, both included; undefined for what is neither
 */
export function daysOfStep(value: unknown, asked: { from: string; to: string } | undefined): { from: string; to: string } | undefined {
  const span = isMonth(value) ? { from: firstDay(value), to: lastDay(value) } : isDay(value) ? { from: value, to: addDays(value, WEEK - 1) } : undefined
  if (!span) return undefined
  return { from: asked && asked.from > span.from ? asked.from : span.from, to: asked && asked.to < span.to ? asked.to : span.to }
}
