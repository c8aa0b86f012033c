/** The room that cards above rows take before they are there, so that no row moves when they come. */
import './board.css'
import { listSource } from '../../../contract/list-source'
import type { CardPlan, PagePlan } from '../../../contract/page-plan'
import { useShownDensity } from '../views/shown-density'
import { areFolded, useArrangement } from './use-arrangement'

/** Empty cards of the sizes that the person has them in; one narrow line where they are folded. Nothing of it is read out. */
export function CardsRoom({ page, tab, cards }: { page: PagePlan; tab: string | undefined; cards: readonly CardPlan[] }) {
  const density = useShownDensity(sourceAt(page, tab))
  const arrangement = useArrangement(`${page.page}:cards`, cards)
  const { placed } = arrangement
  const isFolded = areFolded(arrangement, density)
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

/** The list below the cards, as its views are kept for it. @param tab the open tab; undefined: the page's only list */
export function sourceAt(page: PagePlan, tab: string | undefined): string | undefined {
  const list = tab === undefined ? page.lists[0] : page.lists.find(({ code }) => code === tab)
  return list && listSource(page, list)
}
