/** A bulk edit as it is asked for and answered, and what of it follows without drawing. Pure. */
import { addText, compareText, isDecimal, roundText, shiftText, timesText, trimZeros } from '../../../contract/decimal-text'
import type { BulkEditResponse } from '../../../contract/generated/families/app'
import type { InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { isEmptyInput, settleInput } from '../../../kinds/shared/input-rules'

/** How a field changes: set to a value or to another field's (`offered`), moved by an amount or a percentage, or words put to and taken from its list. */
export type Way = 'set' | 'offered' | 'add' | 'minus' | 'percentUp' | 'percentDown' | 'put' | 'take'

/** The words of each way; wordOf names the field of `offered`. */
export const WAYS: Record<Way, string> = {
  set: '设为', offered: '设为建议', add: '增加', minus: '减少', percentUp: '提高（%）', percentDown: '降低（%）', put: '加上', take: '去掉',
}

/** What a person has said of one field so far. */
export interface Change {
  way: Way
  value?: unknown
  /** A moved value goes no lower, or no higher. */
  least?: unknown
  most?: unknown
}

/** The way and its value, as the server is asked: {"daily_budget": {"percentUp": "10"}}. */
export type Changes = Record<string, Partial<Record<Way | 'least' | 'most', unknown>>>

/** At most 500 items of a preview; many rows are written by a job. */
export type BulkAnswer = BulkEditResponse
/** One row of the answer: its key, the changed fields before and after, and `error` where it is refused. */
export type BulkItem = BulkAnswer['items'][number]

/** Numbers may be moved, several words added to or taken from; all else is set. The first is what a person begins with. */
export function waysOf({ input, offers }: Pick<InputPlan, 'input' | 'offers'>): Way[] {
  if (input === 'tags' || input === 'multiselect') return ['put', 'take', 'set']
  const offered: Way[] = offers ? ['offered'] : []
  return input === 'integer' || input === 'decimal' || input === 'percent' ? ['set', ...offered, 'add', 'minus', 'percentUp', 'percentDown'] : ['set']
}

/** The way in words: what is taken from another field of the row names that field. */
export function wordOf(way: Way, { offers }: Pick<InputPlan, 'offers'>): string {
  return way === 'offered' && offers ? `设为${offers.label}` : WAYS[way]
}

/** What a way begins with: one that takes another field's value has nothing to be filled in. */
export function beginsWith(way: Way, { offers }: Pick<InputPlan, 'offers'>): Change {
  return way === 'offered' && offers ? { way, value: offers.field } : { way }
}

/** The input that a way's value is entered with: by percent is entered in percent, 10 for a tenth more; an amount added has no limits of its own. */
export function inputOfWay(input: InputPlan, way: Way): InputPlan {
  const loose = { ...input, min: 0, max: undefined, required: true, default: undefined }
  if (way === 'percentUp') return { ...loose, input: 'decimal', scale: 2 }
  if (way === 'put' || way === 'take') return { ...input, required: true, default: undefined }
  if (way === 'percentDown') return { ...loose, input: 'decimal', scale: 2, max: 100 }
  return way === 'set' ? input : loose
}

/** What is wrong with what was said; undefined where it may be asked. */
export function wrongChange(input: InputPlan, { way, value }: Change): string | undefined {
  if (!isEmptyInput(value)) return undefined
  if (way === 'set' && !input.required) return undefined
  return `请填写${input.label}`
}

/** What was said of the fields as the call takes it; fields that nothing was said of are left out, bounds are sent only for numbers that move. */
export function changesOf(inputs: readonly InputPlan[], said: Readonly<Record<string, Change>>): Changes {
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const change = said[input.name]
      if (!change) return []
      const value = change.way === 'offered' ? change.value : settleInput(inputOfWay(input, change.way), change.value)
      return [[input.name, { [change.way]: value, ...boundsOf(input, change) }]]
    }),
  )
}

/** Does it move a number up or down? */
export function movesNumber(way: Way): boolean {
  return way !== 'set' && way !== 'put' && way !== 'take'
}

function boundsOf(input: InputPlan, { way, least, most }: Change): Partial<Record<'least' | 'most', unknown>> {
  const settle = (bound: unknown): unknown => settleInput(inputOfWay(input, 'add'), bound)
  return !movesNumber(way) ? {} : { ...(isEmptyInput(least) ? {} : { least: settle(least) }), ...(isEmptyInput(most) ? {} : { most: settle(most) }) }
}

/**
 * What the change makes of a value, as the server will reckon it: "0.75" raised by 10 % is "0.83". undefined where it cannot be
 * told beforehand (a value set, a row without one).
 */
export function resultOf(input: InputPlan, { way, value }: Change, before: unknown): string | undefined {
  if (!movesNumber(way) || !isDecimal(before) || !isDecimal(value)) return undefined
  const by = String(value)
  const signed = way === 'minus' || way === 'percentDown' ? `-${by}` : by
  const after = way === 'add' || way === 'minus' ? addText(before, signed) : addText(before, shiftText(timesText(before, signed), -2))
  const text = after === undefined ? undefined : roundText(after, input.input === 'integer' ? 0 : (input.scale ?? 2))
  return text === undefined ? undefined : trimZeros(text)
}

/** A share so large that it is more often a slip than meant: 10 typed for a tenth is a tenth, 60 is more than half. */
export function isLarge({ way, value }: Change): boolean {
  return (way === 'percentUp' || way === 'percentDown') && compareText(value, 50) === 1
}

/** Rows with their key and what was seen of the fields that change. */
export function rowsToChange(rows: readonly Row[], rowKey: readonly string[], fields: readonly string[]): { key: Row; before: Row }[] {
  const pick = (row: Row, names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
  return rows.map((row) => ({ key: pick(row, rowKey), before: pick(row, fields.filter((field) => field in row)) }))
}

/** The rows of an answer that were refused, to be tried again by themselves. */
export function failedOf(answer: BulkAnswer): { key: Row; before: Row }[] {
  return answer.items.filter((item) => item.error).map(({ key, before }) => ({ key, before }))
}

/** Does nothing change, or has something to be confirmed that nobody has ticked yet? */
export function isHeld(answer: BulkAnswer | undefined, meant: boolean): boolean {
  return !answer || answer.changed === 0 || (!!answer.toConfirm && !meant)
}
