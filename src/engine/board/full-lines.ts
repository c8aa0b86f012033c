/**
 * A board's cards in lines of four columns without a hole. A board lacks the cards that a person may not see, so that what the
 * page had laid out as pairs stands alone: then a later card of the same height comes up beside it, and where there is none the
 * last of the line takes the room. Never asked for what a person arranged. Pure.
 */
import type { CardPlan } from '../../../contract/page-plan'
import type { PlacedCard } from '../../../contract/view'

const COLUMNS = 4

/** What is as high as its few words; the others have room for a picture or rows. */
const isLow = ({ shows }: Pick<CardPlan, 'shows'>): boolean => shows === 'figures' || shows === 'todos'

/** @returns all of the cards: those in sight in full lines, a hidden one behind the card that it follows on the page */
export function fullLines<C extends Pick<CardPlan, 'shows'>>(placed: readonly PlacedCard<C>[]): PlacedCard<C>[] {
  const left = placed.filter(({ hidden }) => !hidden)
  const lines: PlacedCard<C>[] = []
  while (left.length > 0) {
    const first = left.shift()!
    const line = [first]
    let room = COLUMNS - first.width
    while (room > 0) {
      const at = besideOf(left, room, isLow(first.card))
      if (at < 0) break
      const [next] = left.splice(at, 1)
      line.push(next!)
      room -= next!.width
    }
    const last = line.at(-1)!
    line[line.length - 1] = room > 0 ? { ...last, width: last.width + room } : last
    lines.push(...line)
  }
  placed.forEach((one, at) => {
    if (one.hidden) lines.splice(at === 0 ? 0 : lines.findIndex(({ card }) => card === placed[at - 1]!.card) + 1, 0, one)
  })
  return lines
}

/** Which of the cards that are left stands next in the line, -1 for none: the very next one, unless a later one is as high as its neighbour. */
function besideOf<C extends Pick<CardPlan, 'shows'>>(left: readonly PlacedCard<C>[], room: number, low: boolean): number {
  const alike = left.findIndex(({ card, width }) => width <= room && isLow(card) === low)
  return alike >= 0 || left.length === 0 || left[0]!.width > room ? alike : 0
}
