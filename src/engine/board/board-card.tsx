/** One card: puts its question, draws what it shows, and leads to the rows behind what is pressed. */
import { useCallback, useMemo } from 'react'
import type { ListState } from '../../lib/list-address'
import { missingFilters } from '../../lib/list-question'
import type { BoardPlan, CardPlan, PagePlan } from '../../lib/plan'
import type { Row } from '../../lib/wire'
import { PartCard } from '../part-card'
import { usePort } from '../port'
import { cardQuestion, followingList, goQuery, type AskingCard } from './board-question'
import { CardFrame } from './card-frame'
import { ChartCardBody } from './chart-card'
import { FiguresCard } from './figures-card'
import { ListCard } from './list-card'

interface Props {
  page: PagePlan
  board: BoardPlan
  card: CardPlan
  state: ListState
}

export function BoardCard({ page, board, card, state }: Props) {
  if (card.shows === 'part') {
    const held = Object.fromEntries(Object.entries(state.filters).map(([key, { value }]) => [key, value]))
    return (
      <CardFrame title={card.title} width={card.width} shows="part" state="ready">
        <PartCard part={card.part} page={page} filters={held} />
      </CardFrame>
    )
  }
  if (card.shows === 'todos' || card.shows === 'missing') return null
  return <AskedCard page={page} board={board} card={card} state={state} />
}

const NO_ROWS: Row[] = []

function AskedCard({ page, board, card, state }: Props & { card: AskingCard }) {
  const port = usePort()
  const question = useMemo(() => cardQuestion(board, card, state, page.page), [board, card, state, page.page])
  const { answer, isFetching, isStale, error, refetch } = port.useList(card.list.list, question, card.list.source)
  const rows = answer?.list ?? NO_ROWS
  const { go } = card
  const { filters } = state
  const press = useCallback((row: Row) => (go ? port.go(go.route, goQuery(go, card, board, filters, row)) : undefined), [port, go, card, board, filters])
  const all = useCallback(() => (go ? port.go(go.route, goQuery(go, card, board, filters)) : undefined), [port, go, card, board, filters])
  const state_ = !question ? 'waiting' : error && !isFetching ? 'failed' : !answer ? 'loading' : rows.length === 0 ? 'empty' : 'ready'
  const shared = { rows, enums: page.enums, page: page.page, ...(go ? { onPress: press } : {}) }
  return (
    <CardFrame
      title={card.title}
      width={card.width}
      shows={card.shows}
      state={state_}
      stale={isStale || (isFetching && answer !== undefined)}
      error={error}
      onRetry={refetch}
      waitsFor={missingFilters(followingList(board, card), filters).join('、')}
      basis={card.list.basis}
      about={answer?.about}
      onGo={go ? all : undefined}
    >
      {card.shows === 'figures' ? <FiguresCard list={card.list} {...shared} /> : null}
      {card.shows === 'chart' ? <ChartCardBody card={card} {...shared} /> : null}
      {card.shows === 'list' ? <ListCard list={card.list} {...shared} /> : null}
    </CardFrame>
  )
}
