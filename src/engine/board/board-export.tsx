/** A board as a workbook: what each of its cards asks, on a sheet of its own, all rows of it; the cards that stand there and no others. */
import { usePort } from '../port'
import { TaskDialog } from '../../actions/export/export.action'
import { exportColumns } from '../../actions/export/export-columns'
import type { ListState } from '../../../contract/list-address'
import type { BoardPlan, CardPlan, PagePlan } from '../../../contract/page-plan'
import { phrasesOf, sentenceOf } from '../../lib/filter-sentence'
import { alongTime, timeKept } from './along-time'
import { boardList, cardQuestion, followingList, isTotalled, type AskingCard } from './board-question'
import { useAskedNames } from './use-asked-names'

interface Props {
  page: PagePlan
  board: BoardPlan
  cards: readonly CardPlan[]
  state: ListState
  dataDay: string | undefined
  onDone: () => void
}

export default function BoardExport({ page, board, cards, state, dataDay, onDone }: Props) {
  const port = usePort()
  const names = useAskedNames(boardList(board), state.filters)
  const parts = cards.filter(isAsking).map((card) => alongTime(card, timeKept(port, page.page, card.code))).flatMap((card) => {
    const question = cardQuestion(board, card, state, page.page)
    if (!question) return []
    const list = followingList(board, card)
    const says = sentenceOf(phrasesOf(list, { filters: state.filters, where: undefined }, {
      enums: page.enums, nameOf: (entity, id) => names.get(entity)?.get(id), dataDay,
    }))
    const { page: _page, ...request } = question
    const columns = exportColumns(card.list.columns, question.compare)
    return [{
      title: card.title, call: card.list.list, request: { ...request, page: 1 }, columns,
      ...(isTotalled(card) ? { totals: true } : {}), ...(says ? { says } : {}),
    }]
  })
  const titles = parts.map(({ title }) => title).join('、')
  return (
    <TaskDialog
      title="导出看板" call={port.own.exportBoard!} bodyOf={() => ({ title: page.title, parts })} ready={parts.length > 0} onlyBook
      of={`${parts.length} 张表`} onDone={onDone}
    >
      <p>{parts.length > 0 ? `按现在的筛选导出 ${parts.length} 张卡片，每张一个工作表：${titles}。` : '没有可以导出的卡片，请先选好筛选条件。'}</p>
    </TaskDialog>
  )
}

function isAsking(card: CardPlan): card is AskingCard {
  return card.shows === 'figures' || card.shows === 'chart' || card.shows === 'list'
}
