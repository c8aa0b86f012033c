/** The part `ownSessions`: what it draws is loaded with the page that names it. */
import { Skeleton } from '../../ui/light/waiting'
import { Suspense } from 'react'
import { heavy } from '../../ui/heavy'

const Table = heavy(() => import('./own-sessions-table'))

/** Grey lines stand until the table is there. */
export function OwnSessions() {
  return <Suspense fallback={<Skeleton title={false} rows={3} />}><Table /></Suspense>
}
