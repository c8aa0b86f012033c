/** Which row of a list is looked at: it stands in the address, so that a link to it can be sent. The drawer is fetched when first opened. */
import { Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { EnumPlan, ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { rowIdOf } from '../table/layout'
import { focusList } from '../../ui/focus'
import { useStable } from '../../ui/use-stable'
import type { StartAction } from '../actions/action-bar'
import type { RowDetailHandle } from './row-detail-handle'
import { heavy } from '../../ui/heavy'

const RowDrawer = heavy(() => import('./row-drawer'))

/** Opening and closing leave no step in the browser's history. A list without an entity opens nothing, whatever the address says. */
export function useRowDetail(plan: ListPlan, rows: readonly Row[], keyFields: readonly string[]): RowDetailHandle {
  const [address, setAddress] = useSearchParams()
  const hasDetail = plan.source.entity !== undefined && plan.view === 'table' && plan.rowKey.length > 0
  const id = hasDetail ? (address.get('row') ?? undefined) : undefined
  const put = (row: string | undefined): void =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (row === undefined) next.delete('row')
      else next.set('row', row)
      return next
    }, { replace: true })
  // The address changes with every page turned; rows that are handed these must not be drawn anew for that.
  const open = useStable((row: Row) => put(rowIdOf(row, keyFields)))
  const close = useStable(() => {
    put(undefined)
    focusList()
  })
  const at = useMemo(() => (id === undefined ? -1 : rows.findIndex((row) => rowIdOf(row, keyFields) === id)), [id, rows, keyFields])
  return { id, row: rows[at], previous: at > 0 ? rows[at - 1] : undefined, next: at >= 0 ? rows[at + 1] : undefined, open: hasDetail ? open : undefined, close }
}

interface Props {
  detail: RowDetailHandle
  plan: ListPlan
  enums: Record<string, EnumPlan>
  source: string
  title: string
  onStart: StartAction
}

/** The drawer of the open row; nothing while none is open. */
export function RowDetail({ detail, ...props }: Props) {
  if (detail.id === undefined) return null
  return (
    <Suspense fallback={null}>
      <RowDrawer detail={detail} id={detail.id} {...props} />
    </Suspense>
  )
}
