/** The preview of one file of the session: asked for whenever the file has moved on, with what a person can say about it. */
import { Button, Empty, Spin } from 'antd'
import { useEffect, useState } from 'react'
import type { ImportFile, ImportPreview, NewShops, ShownAt } from '../../../contract/imports'
import type { ImporterPlan } from '../../../contract/plan'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import { useNotices } from '../../ui/notices'
import type { Mapping } from './map-report'
import type { NewShop } from './new-shops'
import { PreviewPanel } from './preview-panel'
import type { Say } from './preview-said'
import { isBusy } from './use-import-files'

interface Props {
  file: ImportFile
  importer: ImporterPlan
  busy: boolean
  onSay: ((say: Say) => Promise<void>) | undefined
  onMakeShops: ((shops: NewShop[]) => void) | undefined
  onShow: (at: ShownAt) => void
}

interface Answer {
  preview: ImportPreview
  newShops?: NewShops
  shownAt?: ShownAt[]
  mapping?: Mapping
}

/**
 * Asks for the preview once the server has read the file, and again with every new state; says so while it waits. Left out callbacks: the person may not
 * say that.
 */
export function FilePreview({ file, importer, busy, onSay, onMakeShops, onShow }: Props) {
  const port = usePort()
  const { message } = useNotices()
  const [answer, setAnswer] = useState<Answer>()
  const [failed, setFailed] = useState<string>()
  const waits = isBusy(file) && file.state !== 'committing'
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (waits) return undefined
    let wanted = true
    port.call<Answer>(importer.preview, { id: file.id }).then(
      (found) => {
        if (!wanted) return
        setFailed(undefined)
        setAnswer(found)
      },
      (error: unknown) => wanted && setFailed(messageOf(error)),
    )
    return () => {
      wanted = false
    }
    // A file that has moved on, or is of another shop by now, has another preview.
  }, [port, importer, file.id, file.state, file.shopId, waits, tries])
  if (waits) return <div className="import-wait"><Spin /> <span>{file.message ?? '正在读取文件…'}</span></div>
  if (failed !== undefined) return <Empty description={failed}><Button onClick={() => setTries(tries + 1)}>重新加载</Button></Empty>
  if (!answer) return <div className="import-wait"><Spin /></div>
  const refused = port.own.importRefused
  return (
    <PreviewPanel
      {...answer}
      formats={importer.formats}
      asks={importer.preview}
      busy={busy}
      onSay={onSay}
      onMakeShops={onMakeShops}
      onShow={onShow}
      onDownloadRefused={refused
        ? () => void port.download(refused, { id: file.id }).catch((error: unknown) => void message.error(messageOf(error)))
        : undefined}
    />
  )
}
