/**
 * How much room the actions of rows take: which of them stand beside each other, which as pictures, and how wide their column
 * must be. Estimated from their names, so that nothing is measured while a table is drawn. Pure.
 */
import { meets } from '../../../contract/condition-match'
import { comparisonsOf, fieldsOfCondition } from '../../../contract/filter'
import type { ActionPlan } from '../../../contract/plan'
import { textWidth } from '../../../contract/text-width'
import type { Row } from '../../../contract/wire'

/** Actions of a row that stand beside each other; the rest are behind 更多. */
const INLINE = 2
/** Pixels: the type of their names, the room between two actions, 更多 with its arrow, the cell's own sides. */
const CHARACTER = 13
const GAP = 12
const MORE = 42
const SIDES = 22
/** Where words would take more than this, what has a picture of its own is drawn as that, with its name beside the pointer and for the ear. */
const WIDE = 150
const ICON = 24
const ICON_GAP = 8
/** Beside pictures, two names longer than this together leave too little of the table: the second is behind 更多. */
const MOST_WORDS = 118

/** What has a picture of its own. */
export const PICTURED = ['edit', 'remove', 'download'] as const

type Pictured = ActionPlan & { does: { type: (typeof PICTURED)[number] } }

/** True for what everybody knows by its picture: edit, remove, download. */
export function isPictured(action: ActionPlan): action is Pictured {
  return (PICTURED as readonly string[]).includes(action.does.type)
}

const widthOf = (action: ActionPlan, asIcons: boolean): number => (asIcons && isPictured(action) ? ICON : textWidth(action.label, CHARACTER))
const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0)

/** How many of a row's actions stand beside each other, from the first on. */
export function inlineOf(actions: readonly ActionPlan[], asIcons: boolean): number {
  const most = Math.min(INLINE, actions.length)
  return asIcons && sum(actions.slice(0, most).map((action) => widthOf(action, true))) > MOST_WORDS ? 1 : most
}

function widthOfRow(actions: readonly ActionPlan[], hasOpen: boolean, asIcons: boolean): number {
  const inline = inlineOf(actions, asIcons)
  const parts = [
    ...actions.slice(0, inline).map((action) => widthOf(action, asIcons)), ...(hasOpen ? [asIcons ? ICON : 2 * CHARACTER] : []),
    ...(actions.length > inline ? [asIcons ? ICON : MORE] : []),
  ]
  return SIDES + sum(parts) + (asIcons ? ICON_GAP : GAP) * Math.max(parts.length - 1, 0)
}

/**
 * Pixels that the widest row needs. Which actions stand together follows from what they ask of a row: where that is one
 * field's values, each value is tried; where it is more, the longest actions that may stand alone or meet are taken.
 */
function widthOfAll(actions: readonly ActionPlan[], hasOpen: boolean, asIcons: boolean): number {
  const asked = actions.flatMap(({ when }) => comparisonsOf(when))
  const fields = [...new Set(actions.flatMap(({ when }) => fieldsOfCondition(when)))]
  const [field] = fields
  const isPlain = fields.length <= 1 && asked.every(({ op }) => op === 'eq' || op === 'in' || op === 'ne')
  const rows: Row[] = field === undefined ? [{}] : [...new Set(asked.flatMap(({ value }) => value))].map((value) => ({ [field]: value }))
  const least = SIDES + 2 * CHARACTER
  if (isPlain) return Math.max(least, ...[...rows, {}].map((row) => widthOfRow(actions.filter((action) => meets(action.when, row)), hasOpen, asIcons)))
  const longest = [...actions].sort((a, b) => widthOf(b, asIcons) - widthOf(a, asIcons))
  // The longest that fit beside each other, where the two longest of all do not.
  const pair = longest.findIndex((action, at) => inlineOf([action, ...longest.slice(at + 1)], asIcons) > 1)
  return Math.max(least, widthOfRow(longest, hasOpen, asIcons), pair < 0 ? 0 : widthOfRow(longest.slice(pair), hasOpen, asIcons))
}

/** How wide the column of actions is, in px, and whether what has a picture is drawn as that. @param hasOpen rows are opened by a word of their own */
export function actionsRoom(actions: readonly ActionPlan[], hasOpen: boolean): { width: number; asIcons: boolean } {
  const asWords = widthOfAll(actions, hasOpen, false)
  return asWords > WIDE ? { width: widthOfAll(actions, hasOpen, true), asIcons: true } : { width: asWords, asIcons: false }
}
