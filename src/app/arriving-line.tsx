/**
 * A quiet line while the company's first data still arrive: how many steps of them are there. It follows the live messages and
 * ends by itself; after a break of the line it asks anew. Lists renew themselves, as with any change of their rows.
 */
import { useEffect, useState } from 'react'
import { subscribe } from './event-hub'
import { callNamed } from './services'
import type { Arriving, Session } from './session'

/**
 * `first`: how far they were when the session was asked; undefined, or all steps done, draws nothing. A step that failed is said to go on with the next
 * start.
 */
export function ArrivingLine({ first }: { first: Arriving | undefined }) {
  const [now, setNow] = useState(first)
  const isArriving = now !== undefined && now.done < now.of
  useEffect(() => {
    if (!isArriving) return
    let gone = false
    const ask = (): void => {
      callNamed<Session>({ family: 'app', call: 'session' }).then(({ company }) => !gone && setNow(company.arriving), () => undefined)
    }
    const stop = subscribe(({ type, data }) => {
      if (type === 'arriving') setNow(data as unknown as Arriving)
      // A stream that begins, or begins again: a step may have come meanwhile.
      if (type === 'model' || type === 'resync') ask()
    })
    return () => {
      gone = true
      stop()
    }
  }, [isArriving])
  if (!isArriving) return null
  const step = `${now.done}/${now.of}`
  return (
    <span className="frame-arriving" role="status">{now.failed ? `演示数据只准备到 ${step}，重启服务会接着准备` : `演示数据准备中（${step}）…`}</span>
  )
}
