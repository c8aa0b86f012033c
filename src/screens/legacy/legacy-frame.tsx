/** The generic container: a page of the company's v3.0 system, as it is, inside this one. Knows nothing of what it shows. */
import { ExportOutlined } from '../../ui/light/icons'
import { Skeleton } from '../../ui/light/waiting'
import { useEffect, useState } from 'react'
import { BASE_PATH } from '../../app/config'
import { usePort } from '../../engine/port'
import { FailureNotice } from '../../engine/state-notice'
import { messageOf } from '../../lib/call-error'
import { LEGACY_FRAME } from '../../../contract/legacy-address'
import './legacy.css'

const TICKET = { family: 'app', call: 'legacyTicket' }

/** @param address whole, in the company's old system, where a ticket of the session opens it; a refused ticket offers another try */
export function LegacyFrame({ address, title }: { address: string; title: string }) {
  const port = usePort()
  const [opened, setOpened] = useState<{ address: string; ticket?: string; error?: Error }>()
  const [turn, setTurn] = useState(0)
  // A frame is loaded without the session's token: the session asks for a ticket first.
  useEffect(() => {
    let wanted = true
    port.call<{ ticket: string }>(TICKET, { to: address }).then(
      ({ ticket }) => wanted && setOpened({ address, ticket }),
      (error: unknown) => wanted && setOpened({ address, error: error instanceof Error ? error : new Error(messageOf(error)) }),
    )
    return () => {
      wanted = false
    }
  }, [port, address, turn])
  const now = opened?.address === address ? opened : undefined
  return (
    <div className="legacy">
      <p className="page-notice" role="note">
        旧版 v3.0 页面，在旧系统中打开；这里不保存它的筛选。
        <a href={address} target="_blank" rel="noopener noreferrer">在新窗口打开 <ExportOutlined aria-hidden /></a>
      </p>
      {now?.error ? <FailureNotice error={now.error} onRetry={() => { setOpened(undefined); setTurn(turn + 1) }} /> : now?.ticket ? (
        // Our own page between: its policy lets in the company's address alone.
        <iframe key={address} src={`${BASE_PATH}/${LEGACY_FRAME}?${new URLSearchParams({ to: address, ticket: now.ticket })}`} title={title} />
      ) : <Skeleton className="page-skeleton" rows={8} />}
    </div>
  )
}
