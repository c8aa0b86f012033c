/** One card: puts its question, draws what it shows, and leads to the rows behind what is pressed. */
import { useCallback, useEffect, useMemo } from 'react'
import type { ListState } from '../../../contract/list-address'
import { spanInWords } from '../../../contract/moment-range'
import { missingFilters } from '../../../contract/list-question'
import type { BoardPlan, CardPlan, PagePlan } from '../../../contract/page-plan'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { PartCard } from '../part-card'
import { useBehind } from '../behind/use-behind'
import { useExplain } from '../explain/use-explain'
import { usePort } from '../port'
import { asksForDataDay, cardQuestion, followingList, goQuery, goQueryOfRows, isTotalled, rowsToDraw, type AskingCard } from './board-question'
import { useAlongTime } from './along-time'
import { AlongTimes } from './along-times'
import { CardFrame } from './card-frame'
import { ChartCardBody } from './chart-card'
import type { PictureWords } from './chart-picture'
import { FiguresBones, FiguresCard } from './figures-card'
import { ListCard } from './list-card'
import { pictureOf } from './picture-words'
import { RankCard } from './rank-card'
import { TodosCard } from './todos-card'
import { useAskedNames } from './use-asked-names'
import { isBlank } from '../../../kinds/shared/cell-text'
import { keyFieldsOf } from '../table/layout'

interface Props {
  page: PagePlan
  board: BoardPlan
  card: CardPlan
  state: ListState
  /** Told the day that 最近有数据 stands for in a filter of the board. */
  onDataDay: (day: string) => void
}

const NOTHING_ASKED = { page: 1, pageSize: 1 }

/** A person reads the card's figures, chart or rows, and goes on to the list or the rows behind what they press. */
export function BoardCard({ page, board, card, state, onDataDay }: Props) {
  if (card.shows === 'part') {
    const held = Object.fromEntries(Object.entries(state.filters).map(([key, { value }]) => [key, value]))
    return (
      <CardFrame title={card.title} shows="part" state="ready">
        <PartCard part={card.part} page={page} filters={held} />
      </CardFrame>
    )
  }
  if (card.shows === 'todos') {
    return <CardFrame title={card.title} shows="todos" state="ready"><TodosCard todos={card.todos} board={board} state={state} page={page.page} /></CardFrame>
  }
  // While cards are arranged a start card stands as its name alone; otherwise the board draws it.
  if (card.shows === 'start') {
    const steps = card.steps.map(({ label }) => label).join('、')
    return <CardFrame title={card.title} shows="missing" state="ready"><p className="card-missing">{steps}</p></CardFrame>
  }
  if (card.shows === 'missing') return <CardFrame title={card.title} shows="missing" state="ready"><p className="card-missing">{card.says}</p></CardFrame>
  return <AskedCard page={page} board={board} card={card} state={state} onDataDay={onDataDay} />
}

/** A chart or a ranking of figures that are added up from rows which somebody may be shown. */
function opensRows(card: AskingCard): boolean {
  return card.shows === 'chart' && card.list.columns.some(({ behind }) => behind)
}

function AskedCard({ page, board, card: given, state, onDataDay }: Props & { card: AskingCard }) {
  const port = usePort()
  const { card, choose } = useAlongTime(page.page, given)
  const question = useMemo(() => cardQuestion(board, card, state, page.page), [board, card, state, page.page])
  const { answer, isFetching, isStale, error, refetch } = port.useList(card.list.list, question, card.list.source)
  const rows = useMemo(() => rowsToDraw(card, answer), [card, answer])
  const order = useMemo(() => answer?.summary.flatMap(({ currency }) => currency ?? []), [answer])
  const { go } = card
  const about = answer?.about
  const dataDay = about?.dataDay
  const asks = asksForDataDay(board, card, state)
  useEffect(() => {
    if (asks && dataDay !== undefined) onDataDay(dataDay)
  }, [asks, dataDay, onDataDay])
  const press = useCallback(
    (row: Row) => (go ? port.go(go.route, goQuery(go, card, board, state, row, about?.period), card.title) : undefined),
    [port, go, card, board, state, about],
  )
  const scatters = card.shows === 'chart' && card.chart === 'scatter'
  const chosen = useCallback((chosenRows: readonly Row[]) => {
    const query = go && goQueryOfRows(go, card, board, state, chosenRows)
    return query && (() => port.go(go.route, query, card.title))
  }, [port, go, card, board, state])
  const pressPoint = useCallback((row: Row) => chosen([row])?.(), [chosen])
  // A card that leads to no list opens the rows that the figure was added up from.
  const keyFields = useMemo(() => keyFieldsOf(card.list, card.list.rows[0]?.by), [card.list])
  const behind = useBehind(card.list, question ?? NOTHING_ASKED, keyFields, page.page)
  const openRows = behind.open
  const pressNumber = useCallback((row: Row, column?: ColumnPlan) => {
    if (column?.behind && !isBlank(row[column.path])) openRows?.({ column, row })
  }, [openRows])
  const all = useCallback(() => (go ? port.go(go.route, goQuery(go, card, board, state), card.title) : undefined), [port, go, card, board, state])
  // Rows that were asked along another step of time have no place on this axis.
  const [axis = ''] = card.list.rows[0]?.by ?? []
  const ofOther = card.shows === 'chart' && card.times !== undefined && rows.length > 0 && !rows.some((row) => axis in row)
  // Figures of nothing are no figures: before the first import there are none, not zeros.
  const none = about?.dataUntil === null || rows.length === 0
  const standing = !question ? 'waiting' : error && !isFetching ? 'failed' : !answer || ofOther ? 'loading' : none ? 'empty' : 'ready'
  const { imports } = board
  const toImports = useCallback(() => (imports === undefined ? undefined : port.go(imports)), [port, imports])
  const list = useMemo(() => followingList(board, card), [board, card])
  const names = useAskedNames(list, state.filters)
  const picture = (drawn: string | undefined): PictureWords => pictureOf(page, card, { list, state, names, about, drawn })
  const explain = useExplain(card.list, question ?? NOTHING_ASKED, card.list.rows[0]?.by ?? card.list.rowKey, page.page)
  const shared = {
    rows, enums: page.enums, page: page.page,
    ...(go ? { onPress: scatters ? pressPoint : press } : openRows && opensRows(card) ? { onPress: pressNumber } : {}),
    ...(explain.start && !isTotalled(card) ? { onExplain: explain.start } : {}),
  }
  return (
    <CardFrame
      title={card.title}
      shows={card.shows === 'chart' && card.chart === 'rank' ? 'rank' : card.shows}
      state={standing}
      stale={isStale || (isFetching && answer !== undefined)}
      error={error}
      onRetry={refetch}
      {...(card.shows === 'figures' ? { bones: <FiguresBones list={card.list} /> } : {})}
      waitsFor={missingFilters(followingList(board, card), state.filters).join('、')}
      basis={card.list.basis}
      about={about}
      {...(dataDay === undefined || !about?.period ? {} : { span: spanInWords(about.period, dataDay, about.dataUntil) })}
      {...(card.shows === 'chart' && card.times ? { extra: <AlongTimes times={card.times} chosen={card.list.rows[0]?.by[0] ?? ''} onChoose={choose} /> } : {})}
      onGo={go && !none ? all : undefined}
      onImport={board.imports === undefined ? undefined : toImports}
    >
      {card.shows === 'figures' ? <FiguresCard list={card.list} {...shared} {...(about?.converted ? { converted: about.converted } : {})} /> : null}
      {card.shows === 'chart' && card.chart === 'rank' ? <RankCard card={card} {...shared} /> : null}
      {card.shows === 'chart' && card.chart !== 'rank' ? (
        <ChartCardBody card={card} until={about?.dataUntil} order={order} picture={picture} {...shared} {...(go && scatters ? { onChosen: chosen } : {})} />
      ) : null}
      {card.shows === 'list' ? <ListCard list={card.list} {...shared} /> : null}
      {explain.element}
      {behind.element}
    </CardFrame>
  )
}
