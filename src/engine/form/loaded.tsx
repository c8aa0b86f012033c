/** Waits for what a form is opened with, and says why where it does not come. */
import { Result, Skeleton } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { messageOf } from '../../lib/call-error'

/** What comes first stays: what is entered below it must not begin anew. */
export function Loaded<Found>({ load, children }: { load: () => Promise<Found>; children: (found: Found) => ReactNode }) {
  const [row, setRow] = useState<Found>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    let wanted = true
    load().then((found) => wanted && setRow((before) => before ?? found), (error: unknown) => wanted && setFailed(messageOf(error)))
    return () => {
      wanted = false
    }
  }, [load])
  if (row) return children(row)
  return failed === undefined
    ? <Skeleton className="page-skeleton" active paragraph={{ rows: 8 }} />
    : <Result className="state-notice" status="warning" title={failed} />
}
