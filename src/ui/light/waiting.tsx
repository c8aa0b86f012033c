/**
 * What stands while something is awaited: a turning mark, grey lines where words will be. Looks as antd's. What moves is drawn
 * anew in every frame, beside the work that is waited for: grey lines begin to shimmer where that takes longer.
 */
import type { ReactNode } from 'react'
import { useSlow } from '../use-slow'
import { APP, names } from './classes'

/** A turning mark, without words. */
export function Spin({ size }: { size?: 'small' }) {
  return (
    <div className={names('ant-spin', APP, size === 'small' && 'ant-spin-sm', 'ant-spin-spinning')} aria-live="polite" aria-busy="true">
      <span className="ant-spin-dot-holder">
        <span className="ant-spin-dot ant-spin-dot-spin">{[1, 2, 3, 4].map((dot) => <i key={dot} className="ant-spin-dot-item" />)}</span>
      </span>
    </div>
  )
}

/** @param rows grey lines; `title` false: without the shorter one above them */
export function Skeleton({ rows, title = true, className }: { rows: number; title?: boolean; className?: string }) {
  const slow = useSlow(true)
  const lines: ReactNode[] = Array.from({ length: rows }, (_none, at) => <li key={at} style={at === rows - 1 ? { width: '61%' } : undefined} />)
  return (
    <div className={names('ant-skeleton', slow && 'ant-skeleton-active', APP, className)}>
      <div className="ant-skeleton-content">
        {title ? <h3 className="ant-skeleton-title" style={{ width: '38%' }} /> : null}
        <ul className="ant-skeleton-paragraph">{lines}</ul>
      </div>
    </div>
  )
}
