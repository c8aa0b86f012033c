import { useEffect, useRef } from 'react'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import { valuesOf, type ActionProps } from '../action'
import { useNotices } from '../../ui/notices'

/** Fetches a file about the row and hands it to the person. */
export function DownloadAction({ action, does, rows, onDone }: ActionProps<'download'>) {
  const port = usePort()
  const { message } = useNotices()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const close = message.loading(`正在下载：${action.label}`, 0)
    port
      .download(does.call, valuesOf(does, rows, port))
      .catch((error: unknown) => void message.error(messageOf(error)))
      .finally(() => {
        close()
        onDone()
      })
  }, [port, message, action, does, rows, onDone])
  return null
}
