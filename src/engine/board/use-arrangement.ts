/**
 * How a person has a board's cards: order, widths, hidden ones. Kept with the other personal settings of pages: the server is
 * right, the browser's memory is only quicker. Knows nothing of how cards are dragged.
 */
import { useCallback, useMemo } from 'react'
import type { CardPlan } from '../../../contract/page-plan'
import { cardsToKeep, reconcileCards, type Density, type PlacedCard } from '../../../contract/view'
import { useViewSet } from '../views/use-view-set'
import { fullLines } from './full-lines'

interface Arrangement {
  placed: PlacedCard<CardPlan>[]
  /** False while nothing is known yet of how the person has them. */
  ready: boolean
  /** True where the person changed anything. */
  own: boolean
  arrange: (placed: readonly PlacedCard<CardPlan>[]) => void
  /** As the page has them. */
  reset: () => void
}

/** In a window as low as this the rows of a list have no room below cards: they are folded until somebody unfolds them. */
const LOW_PX = 800
/** Whoever wants many rows in a window lower than this wants them more than the cards. */
const LOW_FOR_DENSE_PX = 1000

/** @returns true where the cards above a list are folded: as the person left them, else where the window is low for rows as dense as these */
export function areFolded({ own, placed }: Pick<Arrangement, 'own' | 'placed'>, density: Density | undefined): boolean {
  return own ? placed.every(({ hidden }) => hidden) : window.innerHeight < (density === 'compact' ? LOW_FOR_DENSE_PX : LOW_PX)
}

/** The cards in the person's order, hidden ones too; until they change it, widths fill whole lines. Changes are kept at once. */
export function useArrangement(page: string, cards: readonly CardPlan[]): Arrangement {
  const { set, ready, keep } = useViewSet(page)
  const said = set.layout.content?.cards
  const placed = useMemo(() => {
    const found = reconcileCards(cards, said)
    return said === undefined ? fullLines(found) : found
  }, [cards, said])
  return {
    placed,
    ready,
    own: said !== undefined,
    arrange: useCallback((next: readonly PlacedCard<CardPlan>[]) => keep({ cards: cardsToKeep(next) }, null), [keep]),
    reset: useCallback(() => keep(null, null), [keep]),
  }
}
