/**
 * Which columns the sight cuts, and how they give way: a figure that is cut at its end reads as another figure (200 as 20), so no
 * figure stands half in sight before a person scrolls. Pure: numbers in, numbers out.
 */

/** The edge that a column is pinned to; undefined: it scrolls with the others. */
export type Side = 'left' | 'right' | undefined

/** One column as it is laid out: its width before stretching, whether a person set it, where it is pinned. */
export interface Span {
  key: string
  width: number
  /** False: takes part of the room that is left over. */
  set: boolean
  side: Side
  /** px that its figures and its heading need: it may give way to that. Left out: it gives no way. */
  least?: number | undefined
  /** True where what is cut of it is the end of a figure. */
  figure?: boolean
}

/** `amount` px dealt out among `shares`, in whole px; the last one takes what rounding leaves. */
function dealt(amount: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  const last = shares.findLastIndex((share) => share > 0)
  let left = amount
  return shares.map((share, at) => {
    const part = at === last ? left : Math.floor((amount * share) / all)
    left -= part
    return part
  })
}

/**
 * The column that the pinned ones at the right, or the edge, cut in the middle is brought wholly into sight where it and those before it
 * have room to give; else, where it is one of figures, those before it grow until it begins beyond the sight.
 * Columns that a person has set stay as they are, and all others with them.
 * @param room px that the table may fill; 0: not measured yet
 */
export function fitSight(spans: readonly Span[], room: number): readonly Span[] {
  if (room === 0 || spans.some(({ set, side, key }) => set && !(side && key.startsWith('#')))) return spans
  const pinned = spans.reduce((sum, { side, width }) => sum + (side ? width : 0), 0)
  const sight = Math.floor(room) - pinned
  let used = 0
  const at = spans.findIndex(({ side, width }) => !side && (used += width) > sight)
  const cut = spans[at]
  if (!cut || used - cut.width >= sight) return spans
  const isBefore = (index: number): boolean => index < at && spans[index]!.side === undefined
  const slack = spans.map(({ width, least = width, side }, index) => (index === at || isBefore(index) || side === 'left' ? Math.max(0, width - least) : 0))
  const need = used - sight
  if (slack.reduce((sum, one) => sum + one, 0) >= need) {
    const given = dealt(need, slack)
    return spans.map((span, index) => (given[index] ? { ...span, width: span.width - given[index] } : span))
  }
  const spare = sight - (used - cut.width)
  const growing = spans.map(({ width }, index) => (isBefore(index) ? width : 0))
  if (!cut.figure || growing.every((width) => width === 0)) return spans
  const taken = dealt(spare, growing)
  return spans.map((span, index) => (taken[index] ? { ...span, width: span.width + taken[index] } : span))
}
