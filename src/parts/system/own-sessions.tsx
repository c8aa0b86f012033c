/** The part `ownSessions`: what it draws is loaded with the page that names it. */
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'

const Table = lazy(() => import('./own-sessions-table'))

export function OwnSessions() {
  return <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 3 }} />}><Table /></Suspense>
}
