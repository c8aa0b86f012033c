/** Waits for what a form is opened with; where it does not come it says why, and the ways on. */
import { Button, Result, Skeleton } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import type { LinkPlan } from '../../../contract/link-plan'
import { CallError, messageOf } from '../../lib/call-error'
import { usePort } from '../port'

interface Props<Found> {
  load: () => Promise<Found>
  /** Where rows of this kind are listed. */
  back: LinkPlan | undefined
  children: (found: Found) => ReactNode
}

/** Another try finds nothing else: the row is not there, or not for this person or page. */
const isDecided = (error: unknown): boolean => error instanceof CallError && ['refused', 'forbidden', 'planned'].includes(error.failure)

/** What comes first stays: what is entered below it must not begin anew. */
export function Loaded<Found>({ load, back, children }: Props<Found>) {
  const port = usePort()
  const [row, setRow] = useState<Found>()
  const [failed, setFailed] = useState<{ error: unknown }>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let wanted = true
    load().then((found) => wanted && setRow((before) => before ?? found), (error: unknown) => wanted && setFailed({ error }))
    return () => {
      wanted = false
    }
  }, [load, tries])
  const again = (): void => {
    setFailed(undefined)
    setTries((before) => before + 1)
  }
  if (row) return children(row)
  if (!failed) return <Skeleton className="page-skeleton" active paragraph={{ rows: 8 }} />
  return (
    <Result
      className="state-notice" status="warning" title={messageOf(failed.error)}
      extra={[
        ...(isDecided(failed.error) ? [] : [<Button key="again" type="primary" onClick={again}>重新加载</Button>]),
        ...(back ? [<Button key="back" onClick={() => port.go(back.route, back.tab ? { tab: back.tab } : {})}>返回列表</Button>] : []),
      ]}
    />
  )
}
