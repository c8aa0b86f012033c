/** The files that a row keeps: looked at here where a browser can show them, fetched, added by button, drop or paste, taken away. */
import './row-files.css'
import { DownloadOutlined, UploadOutlined } from '../../ui/icons'
import { Button, Empty, Image, Popconfirm, Progress, Result, Skeleton, Upload } from 'antd'
import { useEffect, useState, type ClipboardEvent } from 'react'
import { formatMoment } from '../../../contract/format/date'
import { formatFileSize } from '../../../contract/format/number'
import { messageOf } from '../../lib/call-error'
import { showFile } from '../../lib/show-file'
import { newWriteKey } from '../../lib/write-key'
import { useNotices } from '../../ui/notices'
import { useAnswer } from '../../actions/use-answer'
import { usePort } from '../port'

interface KeptFile {
  id: string
  name: string
  type: string
  size: number
  remark: string
  who: string
  create_time: string
  mayRemove: boolean
}

interface Kept { mayAdd: boolean; mostMb: number; list: KeptFile[] }

interface Props { entity: string; id: string }

const PICTURES: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp'])

/** A list of files; a small picture is seen whole at a press. Adding and deleting stand there only for whoever may. */
export function RowFiles({ entity, id }: Props) {
  const port = usePort()
  const { answer, error, retry } = useAnswer<Kept>(port.own.rowFiles, { entity, id })
  const { sending, send } = useSending({ entity, id }, retry)
  if (error) return <Result className="state-notice" status="warning" title={messageOf(error)} extra={<Button onClick={retry}>重新加载</Button>} />
  if (!answer) return <Skeleton active paragraph={{ rows: 3 }} />
  const pasted = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files]
    if (files.length > 0 && answer.mayAdd) void send(files)
  }
  return (
    <div className="row-files" onPaste={pasted}>
      {answer.mayAdd ? (
        <Upload.Dragger
          multiple showUploadList={false} disabled={sending !== undefined}
          beforeUpload={(file, all) => {
            // Told once for each of them; they are sent together.
            if (file === all.at(-1)) void send(all)
            return false
          }}
        >
          <UploadOutlined /> 添加附件：点这里选择，或把文件拖到这里，也可以粘贴截图（每个最大 {answer.mostMb} MB）
        </Upload.Dragger>
      ) : null}
      {sending === undefined ? null : <Progress percent={Math.round(sending.share * 100)} size="small" format={() => sending.name} />}
      {answer.list.length === 0
        ? <Empty className="state-empty" image={Empty.PRESENTED_IMAGE_SIMPLE} description={answer.mayAdd ? '还没有附件' : '没有附件'} />
        : (
          <Image.PreviewGroup>
            <ul>{answer.list.map((file) => <FileLine key={file.id} of={{ entity, id }} file={file} onGone={retry} />)}</ul>
          </Image.PreviewGroup>
        )}
    </div>
  )
}

/** Sends files one after the other; the first that is refused ends it, and what was kept until then stays. */
function useSending({ entity, id }: Props, onKept: () => void) {
  const port = usePort()
  const { message } = useNotices()
  const [sending, setSending] = useState<{ name: string; share: number }>()
  const send = async (files: readonly File[]): Promise<void> => {
    const call = port.own.rowFileAdd
    if (!call || sending) return
    try {
      for (const file of files) {
        setSending({ name: file.name, share: 0 })
        await port.call(call, { entity, id, file }, { idempotencyKey: newWriteKey(), onUpload: (share) => setSending({ name: file.name, share }) })
      }
    } catch (error) {
      void message.error(messageOf(error))
    } finally {
      setSending(undefined)
      onKept()
    }
  }
  return { sending, send }
}

function FileLine({ of, file, onGone }: { of: Props; file: KeptFile; onGone: () => void }) {
  const port = usePort()
  const { message } = useNotices()
  const { rowFile, rowFileRemove } = port.own
  const told = (error: unknown): void => void message.error(messageOf(error))
  const values = { ...of, file: file.id }
  const fetchIt = (): void => {
    if (rowFile) port.download(rowFile, values, file.name).catch(told)
  }
  const show = (): void => {
    if (rowFile) port.fetchFile(rowFile, values).then((blob) => (showFile(blob) ? undefined : fetchIt()), told)
  }
  const remove = (): void => {
    if (rowFileRemove) port.call(rowFileRemove, values, { idempotencyKey: newWriteKey() }).then(onGone, told)
  }
  return (
    <li>
      <span className="row-file-picture">{PICTURES.has(file.type) ? <Picture of={of} file={file} /> : file.type === 'pdf'
        ? <Button type="text" size="small" aria-label={`查看 ${file.name}`} onClick={show}>PDF</Button> : <i>{file.type.toUpperCase()}</i>}</span>
      <span className="row-file-name">
        <Button type="link" size="small" icon={<DownloadOutlined />} onClick={fetchIt} title="下载">{file.name}</Button>
        <small>{[formatFileSize(file.size), file.who, formatMoment(file.create_time, 'company').slice(0, 16), file.remark].filter(Boolean).join(' · ')}</small>
      </span>
      {file.mayRemove ? (
        <Popconfirm title="文件会一并删除，不能恢复，确定删除吗？" okText="删除" cancelText="取消" onConfirm={remove}>
          <Button size="small" danger aria-label={`删除 ${file.name}`}>删除</Button>
        </Popconfirm>
      ) : null}
    </li>
  )
}

/** A small picture, which a press shows whole. It is fetched as the person who looks at it, like any other answer. */
function Picture({ of: { entity, id }, file }: { of: Props; file: KeptFile }) {
  const port = usePort()
  const [url, setUrl] = useState<string>()
  const { rowFile } = port.own
  useEffect(() => {
    let made: string | undefined
    let wanted = true
    if (rowFile) {
      port.fetchFile(rowFile, { entity, id, file: file.id }).then((blob) => {
        if (!wanted) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      }, () => undefined)
    }
    return () => {
      wanted = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [port, rowFile, entity, id, file.id])
  return url === undefined ? <i>{file.type.toUpperCase()}</i> : <Image src={url} alt={file.name} width={56} height={56} preview={{ mask: '查看' }} />
}
