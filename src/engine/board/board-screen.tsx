/**
 * A board: one form of filters, one currency, cards. The filters and the currency stand in the address as a list's do; each
 * card asks for itself, so that a slow or failing one keeps nobody waiting.
 */
import './board.css'
import { useMemo } from 'react'
import type { BoardPlan, PagePlan } from '../../lib/plan'
import { FilterForm } from '../list/filter-form'
import { ListControls } from '../list/list-controls'
import { useListState } from '../list/use-list-state'
import { usePort } from '../port'
import { BoardCard } from './board-card'
import { boardList } from './board-question'

export default function BoardScreen({ page, board }: { page: PagePlan; board: BoardPlan }) {
  const port = usePort()
  const list = useMemo(() => boardList(board), [board])
  const { state, change } = useListState(list, undefined)
  return (
    <div className="board-screen">
      {board.filters.length > 0 ? <FilterForm plan={list} enums={page.enums} values={state.filters} today={port.today()} onApply={(filters) => change({ filters })} busy={false} /> : null}
      {board.currency.length > 1 ? <div className="board-bar"><ListControls plan={list} state={state} onChange={change} /></div> : null}
      <div className="board-cards">
        {board.cards.map((card) => <BoardCard key={card.code} page={page} board={board} card={card} state={state} />)}
      </div>
    </div>
  )
}
