/**
 * What every card of a board has: its title, what stands beside its figures, and a body of a height that never changes, so
 * that nothing moves while it loads, is empty or fails. A failing card says so by itself and is asked anew by itself.
 */
import { ReloadOutlined, RightOutlined } from '../../ui/icons'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/call-error'
import { familiesOf, namesInShort } from '../../lib/report-names'
import { COMPARING_LABELS, comparedInWords, nothingThen, untilInWords } from '../../../contract/about-words'
import { daysInShort } from '../../../contract/moment-range'
import type { About } from '../../../contract/wire'
import { ErrorBoundary } from '../../ui/error-boundary'
import { AboutLine } from '../list/about-line'

interface Props {
  title: string
  /** The days that are asked for, where the filters do not show them. */
  span?: string
  shows: 'figures' | 'chart' | 'list' | 'part' | 'todos' | 'missing' | 'rank'
  /** Beside the title: switches of the card. */
  extra?: ReactNode
  /** The way to the list behind it. */
  onGo?: () => void
  /** The way to where data comes from, for a card that has none. */
  onImport?: () => void
  basis?: string
  about?: About
  state: 'loading' | 'ready' | 'empty' | 'failed' | 'waiting'
  /** Under way with an answer on the screen. */
  stale?: boolean
  error?: Error | null
  onRetry?: () => void
  /** What stands there until the answer comes, as large as what comes; lines of a skeleton unless given. */
  bones?: ReactNode
  /** What is missing before the card is asked. */
  waitsFor?: string
  children: ReactNode
}

/** Title, body and foot of a card. In place of its figures it says that it loads, is empty, waits for a filter or failed, with 重试. */
export function CardFrame({ title, span, shows, extra, onGo, onImport, basis, about, state, stale = false, error, onRetry, bones, waitsFor, children }: Props) {
  return (
    <section className={`board-card shows-${shows}`} aria-label={title} aria-busy={state === 'loading' || stale}>
      <header className="card-head">
        <h2 className="card-title">{title}</h2>
        {span === undefined ? null : <span className="card-span" title={span}>{span}</span>}
        <div className="card-extra">
          {extra}
          {onGo ? <Button type="link" size="small" onClick={onGo} aria-label={`${title}：查看明细`}>明细 <RightOutlined /></Button> : null}
        </div>
      </header>
      <div className={`card-body${stale ? ' is-stale' : ''}`}>
        {state === 'loading' ? (bones ?? <Skeleton active title={false} paragraph={{ rows: 6 }} />) : null}
        {state === 'failed' ? (
          <div className="card-says" role="alert">
            <span>{error ? messageOf(error) : '加载失败'}</span>
            {onRetry ? <Button size="small" icon={<ReloadOutlined />} onClick={onRetry}>重试</Button> : null}
          </div>
        ) : null}
        {state === 'waiting' ? <div className="card-says">请先选择{waitsFor}</div> : null}
        {state === 'empty' ? <Nothing about={about} onImport={onImport} /> : null}
        {state === 'ready' && about?.missingRates ? (
          <AboutLine about={{ missingRates: about.missingRates, ...(about.ratesPage === undefined ? {} : { ratesPage: about.ratesPage }) }} />
        ) : null}
        {state === 'ready' ? (
          <ErrorBoundary of={children} fallback={(broken, retry) => (
            <div className="card-says" role="alert"><span title={broken.message}>这张卡片显示出错</span><Button size="small" onClick={retry}>重试</Button></div>
          )}>
            {children}
          </ErrorBoundary>
        ) : null}
      </div>
      {shows === 'part' || shows === 'todos' || shows === 'missing' ? null : <CardFoot basis={basis} about={about} />}
    </section>
  )
}

/** How far the data goes is always seen; what the figures mean is cut where there is no room, and told in full by the pointer. */
function CardFoot({ basis, about }: Pick<Props, 'basis' | 'about'>) {
  const { dataUntil, newest, ends = [], shops = [], period, missingRates: _rates, ...rest } = about ?? {}
  const compared = comparedInWords({ period })
  const missing = ends.filter(({ until }) => until === null).map(({ source }) => source)
  const until = ends.length + shops.length > 0 ? `数据截至：${untilInWords({ dataUntil, newest, ends, shops })}` : ''
  const whole = [about?.basis ?? basis, compared && `对比：${compared}`, until].filter(Boolean).join('\n')
  return (
    <footer className="card-foot" title={whole}>
      <AboutLine basis={basis} about={rest} />
      {period?.compared?.map(({ by, from, to }) => <span key={by} className="foot-compared">{COMPARING_LABELS[by]} {daysInShort(from, to)}</span>)}
      {dataUntil === undefined ? null : (
        <span className="foot-until">数据截至：{dataUntil ?? newest ?? '暂无数据'}{missing.length > 0 ? `（缺${missing.join('、')}）` : ''}</span>
      )}
    </footer>
  )
}

/** Nothing fits the filters; or the asked days have no data; or there is no data at all, and which import would bring it. */
function Nothing({ about, onImport }: Pick<Props, 'about' | 'onImport'>) {
  const feeds = about?.feeds ?? []
  if (about?.newest !== undefined) return <div className="card-says">{nothingThen(about.newest)}</div>
  if (about?.dataUntil !== null) return <div className="card-says">没有符合条件的数据</div>
  // What people write themselves no report brings.
  if (feeds.length === 0) return <div className="card-says">还没有数据</div>
  return (
    <div className="card-says">
      <span title={familiesOf(feeds).join('、')}>还没有数据，导入{namesInShort(feeds)}后显示</span>
      {onImport ? <Button size="small" onClick={onImport}>去导入</Button> : null}
    </div>
  )
}
