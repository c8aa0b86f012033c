/**
 * The bell of the header: how many messages are unread, live, and the newest of them in a popover. What the popover shows is
 * fetched when it is first opened. Writes nothing by itself.
 */
import './message-bell.css'
import { BellOutlined } from '../../ui/light/icons'
import { Popover } from '../../ui/light/anchored'
import { Button } from '../../ui/light/button'
import { Skeleton } from '../../ui/light/waiting'
import { Suspense, useEffect, useState } from 'react'
import { usePort } from '../../engine/port'
import { heavy } from '../../ui/heavy'

const NewestMessages = heavy(() => import('./newest-messages'))

/** Messages come in bursts (several tasks end at once): one question for all of them. */
const GATHER_MS = 300
/** The first rows of the page are asked for before this. */
const FIRST_MS = 800
const MOST_SHOWN = 99

/** How many are unread; 0 until it is known, and where no server can tell. `version` grows with every change heard. */
function useUnread(): { total: number; version: number } {
  const port = usePort()
  const [known, setKnown] = useState({ total: 0, version: 0 })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const ask = (): void => {
      port.call<{ total: number }>({ family: 'systemV2', call: 'unreadTotal' }).then(
        ({ total }) => !gone && setKnown(({ version }) => ({ total, version: version + 1 })),
        () => undefined,
      )
    }
    const askIn = (ms: number): void => {
      clearTimeout(timer)
      timer = setTimeout(ask, ms)
    }
    askIn(FIRST_MS)
    const stop = port.subscribe(({ type }) => {
      if (type === 'message' || type === 'resync') askIn(GATHER_MS)
    })
    return () => {
      gone = true
      clearTimeout(timer)
      stop()
    }
  }, [port])
  return known
}

/** Above 99 it says 99+. Asks 800 ms after it appears, and 300 ms after a message came; what cannot be asked leaves the count as it was. */
export function MessageBell() {
  const { total, version } = useUnread()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      placement="bottomRight" arrow={false} open={open} onOpenChange={setOpen} destroyOnHidden
      content={<div className="bell-list"><Suspense fallback={<Skeleton title={false} rows={4} />}><NewestMessages
        version={version} onLeave={() => setOpen(false)}
      /></Suspense></div>}
    >
      <Button type="text" aria-label={total > 0 ? `消息，${total} 条未读` : '消息，没有未读'} aria-expanded={open} className="bell" icon={<BellOutlined />}>
        {total > 0 ? <span className="bell-count" aria-hidden>{total > MOST_SHOWN ? `${MOST_SHOWN}+` : total}</span> : null}
      </Button>
    </Popover>
  )
}
