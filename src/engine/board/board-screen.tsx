/**
 * A board: one form of filters, one currency, cards. The filters and the currency stand in the address as a list's do; each
 * card asks for itself, so that a slow or failing one keeps nobody waiting. A person may arrange the cards.
 */
import './board.css'
import './board-print.css'
import { AppstoreOutlined, CheckOutlined, PrinterOutlined, UndoOutlined } from '../../ui/icons'
import { DownloadOutlined } from '../../ui/light/icons'
import { Button } from 'antd'
import { Suspense, useCallback, useMemo, useState } from 'react'
import type { BoardPlan, CardPlan, PagePlan } from '../../../contract/page-plan'
import { FilterForm } from '../list/filter-form'
import { ListControls } from '../list/list-controls'
import { useListState } from '../list/use-list-state'
import { usePort } from '../port'
import { BoardCard } from './board-card'
import { filtersOf, hasMoney, withMonthsOfDays } from './board-filters'
import { boardList } from './board-question'
import { StartCard } from './start-card'
import { useArrangement } from './use-arrangement'
import { heavy } from '../../ui/heavy'

const BoardArranging = heavy(() => import('./board-arranging'))
const BoardExport = heavy(() => import('./board-export'))

export default function BoardScreen({ page, board }: { page: PagePlan; board: BoardPlan }) {
  const port = usePort()
  const list = useMemo(() => boardList(board), [board])
  const { state: chosen, change } = useListState(list, undefined)
  const state = useMemo(() => ({ ...chosen, filters: withMonthsOfDays(board.filters, chosen.filters) }), [board, chosen])
  const { placed, ready, own, arrange, reset } = useArrangement(page.page, board.cards)
  const cards = useMemo(() => (ready ? placed.filter(({ hidden }) => !hidden).map(({ card }) => card) : board.cards), [ready, placed, board])
  const asked = useMemo(() => ({ ...list, filters: filtersOf(list.filters, cards) }), [list, cards])
  const [arranging, setArranging] = useState(false)
  const [exporting, setExporting] = useState(false)
  const [dataDay, setDataDay] = useState<string>()
  const draw = useCallback((card: CardPlan) => <BoardCard page={page} board={board} card={card} state={state} onDataDay={setDataDay} />, [page, board, state])
  const putAway = (code: string): void => arrange(placed.map((one) => (one.card.code === code ? { ...one, hidden: true } : one)))
  const standing = (
    <div className="board-cards">
      {ready
        ? placed.filter(({ hidden }) => !hidden).map(({ card, width }) => (card.shows === 'start'
          ? <StartCard key={card.code} page={page} card={card} width={width} onPutAway={() => putAway(card.code)} />
          : <div key={card.code} className={`board-slot width-${width}`}>{draw(card)}</div>))
        : null}
    </div>
  )
  return (
    <div className="board-screen">
      {asked.filters.length > 0 ? <FilterForm
        plan={asked} enums={page.enums} values={chosen.filters} today={port.today()} dataDay={dataDay} busy={false}
        onApply={(filters) => change({ filters })}
      /> : null}
      <div className="board-bar">
        {board.currency.length > 1 && hasMoney(cards)
          ? <ListControls plan={list} rows={state.rows} currency={state.currency} compare={state.compare} onChange={change} /> : null}
        <div className="board-bar-end">
          {arranging ? <Button size="small" icon={<UndoOutlined />} disabled={!own} onClick={reset}>恢复默认</Button> : null}
          {arranging ? (
            <Button size="small" type="primary" icon={<CheckOutlined />} onClick={() => setArranging(false)}>完成</Button>
          ) : (
            <>
              {port.own.exportBoard && board.cards.length > 0
                ? <Button size="small" icon={<DownloadOutlined />} onClick={() => setExporting(true)}>导出</Button> : null}
              <Button size="small" icon={<PrinterOutlined />} onClick={() => window.print()}>打印</Button>
              <Button size="small" icon={<AppstoreOutlined />} onClick={() => setArranging(true)}>编辑布局</Button>
            </>
          )}
        </div>
      </div>
      {arranging ? <Suspense fallback={standing}><BoardArranging placed={placed} arrange={arrange} draw={draw} /></Suspense> : standing}
      {exporting ? (
        <Suspense fallback={null}>
          <BoardExport
            page={page} board={board} state={state} dataDay={dataDay} onDone={() => setExporting(false)}
            cards={cards}
          />
        </Suspense>
      ) : null}
      {ready && placed.length > 0 && placed.every(({ hidden }) => hidden) && !arranging ? <p className="board-none">卡片都已隐藏，可在「编辑布局」里重新显示。</p> : null}
      {board.cards.length === 0 ? <p className="board-none">您还没有可看的卡片，请联系管理员开通相应页面的权限。</p> : null}
    </div>
  )
}
