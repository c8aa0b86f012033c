import { Image } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import { showFile } from '../../lib/show-file'
import { valuesOf, type ActionProps } from '../action'
import { useNotices } from '../../ui/notices'

/**
 * Fetches a file about the row and hands it to the person; what is to be looked at stands before them at once: a picture over the page,
 * a PDF in a window of its own.
 */
export function DownloadAction({ action, does, rows, onDone }: ActionProps<'download'>) {
  const port = usePort()
  const { message } = useNotices()
  const started = useRef(false)
  const [seen, setSeen] = useState<string>()
  useEffect(() => () => {
    if (seen !== undefined) URL.revokeObjectURL(seen)
  }, [seen])
  useEffect(() => {
    if (started.current) return
    started.current = true
    const values = valuesOf(does, rows, port)
    const close = message.loading(`正在下载：${action.label}`, 0)
    const look = async (): Promise<boolean> => {
      const file = does.looks ? await port.fetchFile(does.call, values) : undefined
      if (file?.type.startsWith('image/')) setSeen(URL.createObjectURL(file))
      else if (!file || !showFile(file)) await port.download(does.call, values)
      return file?.type.startsWith('image/') === true
    }
    look().then((stays) => (stays ? undefined : onDone()), (error: unknown) => {
      void message.error(messageOf(error))
      onDone()
    }).finally(close)
  }, [port, message, action, does, rows, onDone])
  if (seen === undefined) return null
  const preview = { visible: true, onVisibleChange: (open: boolean) => (open ? undefined : onDone()) }
  return <Image src={seen} alt={action.label} style={{ display: 'none' }} preview={preview} />
}
