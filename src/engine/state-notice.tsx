/** What stands where a page or list cannot be shown: one clear sentence, and what a person may do about it. */
import { Button } from '../ui/light/button'
import { Empty, Result } from '../ui/light/result'
import type { ReactNode } from 'react'
import { CallError, messageOf } from '../lib/call-error'

interface Props {
  error: Error
  onRetry: () => void
}

const TITLES: Partial<Record<CallError['failure'], string>> = {
  forbidden: '没有权限查看',
  planned: '该页面尚未开放',
  network: '网络连接失败',
  timeout: '等待超时',
  expired: '登录已过期',
}

/** Failures that another try may better. */
const RETRIABLE = new Set<CallError['failure']>(['network', 'timeout', 'server', 'refused', 'malformed'])

/** A person reads what failed and why; 重新加载 stands there only where another try may help. */
export function FailureNotice({ error, onRetry }: Props) {
  const failure = error instanceof CallError ? error.failure : 'server'
  const status = failure === 'forbidden' ? 'warning' : failure === 'planned' ? 'info' : 'error'
  return (
    <Result
      className="state-notice"
      status={status}
      title={TITLES[failure] ?? '数据加载失败'}
      subTitle={messageOf(error)}
      extra={RETRIABLE.has(failure) ? <Button type="primary" onClick={onRetry}>重新加载</Button> : null}
    />
  )
}

/** A quiet sentence in the middle; `children` are the ways out of it, below. */
export function EmptyNotice({ says, children }: { says: string; children?: ReactNode }) {
  return (
    <Empty className="state-empty" description={says}>
      {children}
    </Empty>
  )
}
