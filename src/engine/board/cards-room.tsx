/** The room that cards above rows take before they are there, so that no row moves when they come. */
import './board.css'
import type { CardPlan } from '../../../contract/page-plan'
import { areFolded, useArrangement } from './use-arrangement'

/** Empty cards of the sizes that the person has them in; one narrow line where they are folded. Nothing of it is read out. */
export function CardsRoom({ page, cards }: { page: string; cards: readonly CardPlan[] }) {
  const arrangement = useArrangement(`${page}:cards`, cards)
  const { placed } = arrangement
  const isFolded = areFolded(arrangement)
  return (
    <div className={`page-cards${isFolded ? ' is-folded' : ''}`} aria-hidden>
      <div className="page-cards-fold" />
      {isFolded ? null : (
        <div className="board-cards">
          {placed.map(({ card, width }) => (
            <div key={card.code} className={`board-slot width-${width}`}><div className={`board-card shows-${card.shows}`} /></div>
          ))}
        </div>
      )}
    </div>
  )
}
