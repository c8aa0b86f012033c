/**
 * Cards above the rows of a list, of all tabs or of one: they follow the filters and the currency that stand in the address, ask for
 * themselves after the rows do, and fold. Folded they ask nothing; how a person left them is kept with their other settings of pages.
 */
import './board.css'
import { Button } from 'antd'
import { useMemo } from 'react'
import type { BoardPlan, CardPlan, PagePlan } from '../../../contract/page-plan'
import { useListState } from '../list/use-list-state'
import { BoardCard } from './board-card'
import { boardList } from './board-question'
import { useShownDensity } from '../views/shown-density'
import { CardsRoom, sourceAt } from './cards-room'
import { areFolded, useArrangement } from './use-arrangement'

/** The form of the list says the last day that has data. */
const NOTHING = (): void => undefined

/** @param tab the open tab; how the cards of all tabs were left is kept together */
export default function PageCards({ page, board, tab }: { page: PagePlan; board: BoardPlan; tab: string | undefined }) {
  const list = useMemo(() => boardList(board), [board])
  const { state } = useListState(list, undefined)
  const density = useShownDensity(sourceAt(page, tab))
  const arrangement = useArrangement(`${page.page}:cards`, board.cards)
  const { placed, ready, arrange } = arrangement
  const isHere = (card: CardPlan): boolean => card.tab === undefined || card.tab === tab
  if (!ready) return <CardsRoom page={page} tab={tab} cards={board.cards.filter(isHere)} />
  const isFolded = areFolded(arrangement, density)
  const here = placed.filter(({ card }) => isHere(card))
  const what = here.length === 1 && here[0]!.card.shows === 'part' ? here[0]!.card.title : '图表'
  return (
    <section className={`page-cards${isFolded ? ' is-folded' : ''}`} aria-label={what}>
      <Button
        className="page-cards-fold" type="text" size="small" aria-expanded={!isFolded}
        onClick={() => arrange(placed.map((one) => ({ ...one, hidden: !isFolded })))}
      >
        {isFolded ? '展开' : '收起'}{what}
      </Button>
      {isFolded ? null : (
        <div className="board-cards">
          {here.map(({ card, width }) => (
            <div key={card.code} className={`board-slot width-${width}`}>
              <BoardCard page={page} board={board} card={card} state={state} onDataDay={NOTHING} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
