/**
 * What every card of a board has: its title, what stands beside its figures, and a body of a height that never changes, so
 * that nothing moves while it loads, is empty or fails. A failing card says so by itself and is asked anew by itself.
 */
import { ReloadOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/call-error'
import type { About } from '../../lib/wire'
import { ErrorBoundary } from '../../ui/error-boundary'
import { AboutLine } from '../list/about-line'

interface Props {
  title: string
  /** Of four columns. */
  width: number
  shows: 'figures' | 'chart' | 'list' | 'part'
  /** Beside the title: switches of the card. */
  extra?: ReactNode
  /** The way to the list behind it. */
  onGo?: () => void
  basis?: string
  about?: About
  state: 'loading' | 'ready' | 'empty' | 'failed' | 'waiting'
  /** Under way with an answer on the screen. */
  stale?: boolean
  error?: Error | null
  onRetry?: () => void
  /** What is missing before the card is asked. */
  waitsFor?: string
  children: ReactNode
}

export function CardFrame({ title, width, shows, extra, onGo, basis, about, state, stale = false, error, onRetry, waitsFor, children }: Props) {
  return (
    <section className={`board-card shows-${shows} width-${width}`} aria-label={title} aria-busy={state === 'loading' || stale}>
      <header className="card-head">
        <h2 className="card-title">{title}</h2>
        <div className="card-extra">
          {extra}
          {onGo ? <Button type="link" size="small" onClick={onGo} aria-label={`${title}：查看明细`}>明细 <RightOutlined /></Button> : null}
        </div>
      </header>
      <div className={`card-body${stale ? ' is-stale' : ''}`}>
        {state === 'loading' ? <Skeleton active title={false} paragraph={{ rows: shows === 'figures' ? 2 : 6 }} /> : null}
        {state === 'failed' ? (
          <div className="card-says" role="alert">
            <span>{error ? messageOf(error) : '加载失败'}</span>
            {onRetry ? <Button size="small" icon={<ReloadOutlined />} onClick={onRetry}>重试</Button> : null}
          </div>
        ) : null}
        {state === 'waiting' ? <div className="card-says">请先选择{waitsFor}</div> : null}
        {state === 'empty' ? <div className="card-says">没有符合条件的数据</div> : null}
        {state === 'ready' ? (
          <ErrorBoundary of={children} fallback={(broken, retry) => <div className="card-says" role="alert"><span title={broken.message}>这张卡片显示出错</span><Button size="small" onClick={retry}>重试</Button></div>}>
            {children}
          </ErrorBoundary>
        ) : null}
      </div>
      {shows === 'part' ? null : <footer className="card-foot"><AboutLine basis={basis} about={about} /></footer>}
    </section>
  )
}
