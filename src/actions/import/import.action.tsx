/**
 * Report files into the system: drop them, see what each would do, then write or give up. Nothing is written before a
 * person has said so; what is left unsaid waits in the list of imports.
 */
import './import.css'
import { InboxOutlined } from '@ant-design/icons'
import { Button, Drawer, Empty, Space, Spin, Upload } from 'antd'
import { useEffect, useState } from 'react'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import type { ImportFile, ImportPreview } from '../../../contract/imports'
import type { ImporterPlan } from '../../../contract/plan'
import { RemoteSelect } from '../../controls/choices/remote-select'
import type { ActionProps } from '../action'
import { FileList } from './file-list'
import { PreviewPanel } from './preview-panel'
import { OWNER_ENTITY } from './preview-said'
import type { Say } from './preview-said'
import { isBusy, useImportFiles } from './use-import-files'
import { useNotices } from '../../ui/notices'

/** Names the words that say why nothing can be written yet. */
const BLOCKED = 'import-blocked'
const ACCEPTED = '.csv,.tsv,.txt,.xlsx'

export function ImportAction({ action, does, rows, onChanged, onDone }: ActionProps<'import'>) {
  const { importer } = does
  const port = usePort()
  const { message } = useNotices()
  const [open, setOpen] = useState(true)
  const [shop, setShop] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [startWith] = useState(() => rows.map((row) => String(row['id'] ?? '')).filter(Boolean))
  const session = useImportFiles(importer, startWith, onChanged)
  const { files, uploads } = session
  const selected = files.find((file) => file.id === chosen) ?? files.find((file) => file.state === 'preview') ?? files[0]

  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      void message.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const isContinuing = startWith.length > 0

  return (
    <Drawer
      title={action.label}
      open={open}
      width={1120}
      maskClosable={false}
      destroyOnHidden
      onClose={() => setOpen(false)}
      afterOpenChange={(now) => !now && onDone()}
      className="import-drawer"
      footer={
        <Foot
          selected={selected} files={files} busy={busy} onClose={() => setOpen(false)}
          onDiscard={importer.discard && ((id) => void act(() => session.discard([id])))} onCommit={(ids) => void act(() => session.commit(ids))}
        />
      }
    >
      {isContinuing ? null : <DropZone importer={importer} shop={shop} onShop={setShop} onFiles={(picked) => session.upload(picked, shop)} />}
      {files.length + uploads.length > 0 ? (
        <div className="import-body">
          <FileList files={files} uploads={uploads} selected={selected?.id} onSelect={setChosen} onDropUpload={session.dropUpload} />
          <div className="import-detail">
            {selected ? (
              <FilePreview
                key={selected.id}
                file={selected}
                importer={importer}
                onSay={port.own.importAssign ? (say) => act(async () => {
                  await port.call(port.own.importAssign!, { id: selected.id, ...say })
                  await session.look([selected.id])
                }) : undefined}
              />
            ) : <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="正在上传" />}
          </div>
        </div>
      ) : null}
    </Drawer>
  )
}

interface FootProps {
  selected: ImportFile | undefined
  files: readonly ImportFile[]
  busy: boolean
  onDiscard: ((id: string) => void) | undefined
  onCommit: (ids: string[]) => void
  onClose: () => void
}

/** What can be done with the chosen file, and with all that can be written; what cannot be yet says why. */
function Foot({ selected, files, busy, onDiscard, onCommit, onClose }: FootProps) {
  const waiting = files.filter((file) => file.state === 'preview')
  const ready = waiting.filter(({ blocked }) => !blocked)
  return (
    <div className="import-foot">
      {selected?.blocked
        ? <span id={BLOCKED} className="import-blocked" role="status">{selected.blocked}</span>
        : <span className="cell-muted">{waiting.length > 0 ? '确认前不会写入任何数据；关闭后可在导入记录中继续' : '每个文件要么全部写入，要么一行不写'}</span>}
      <Space>
        {selected?.state === 'preview' && onDiscard ? (
          <Button disabled={busy} onClick={() => onDiscard(selected.id)}>放弃此文件</Button>
        ) : null}
        {ready.length > 1 ? (
          <Button disabled={busy} onClick={() => onCommit(ready.map((file) => file.id))}>全部写入（{ready.length}）</Button>
        ) : null}
        {selected?.state === 'preview' ? (
          <Button
            key="write" type="primary" loading={busy} disabled={Boolean(selected.blocked)}
            aria-describedby={selected.blocked ? BLOCKED : undefined} onClick={() => onCommit([selected.id])}
          >
            确认写入
          </Button>
        ) : (
          <Button key="done" type="primary" onClick={onClose}>完成</Button>
        )}
      </Space>
    </div>
  )
}

function DropZone({
  importer, shop, onShop, onFiles,
}: { importer: ImporterPlan; shop: string | undefined; onShop: (shop: string | undefined) => void; onFiles: (files: File[]) => void }) {
  return (
    <div className="import-drop">
      <Upload.Dragger
        multiple={importer.multiple}
        accept={ACCEPTED}
        showUploadList={false}
        beforeUpload={(file, all) => {
          if (file === all[0]) onFiles(all)
          return false
        }}
      >
        <div className="import-drop-text">
          <InboxOutlined />
          <span>
            <b>把文件拖到这里，或点击选择{importer.multiple ? '（可多选）' : ''}</b>
            <small>{importer.formats.length > 0 ? importer.formats.map(({ label }) => label).join('、') : '亚马逊后台下载的报告原文件，自动识别类型、语言与编码'}；CSV、TSV、XLSX</small>
          </span>
        </div>
      </Upload.Dragger>
      <div className="import-shop">
        <span>所属店铺</span>
        <RemoteSelect entity={OWNER_ENTITY} multiple={false} value={shop ? [shop] : []} onChange={([one]) => onShop(one)} placeholder="自动识别" label="所属店铺" />
        <small className="cell-muted">文件自带店铺信息时不用选</small>
      </div>
    </div>
  )
}

function FilePreview({ file, importer, onSay }: { file: ImportFile; importer: ImporterPlan; onSay?: (say: Say) => Promise<void> }) {
  const port = usePort()
  const { message } = useNotices()
  const [preview, setPreview] = useState<ImportPreview>()
  const [failed, setFailed] = useState<string>()
  const waits = isBusy(file) && file.state !== 'committing'
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (waits) return undefined
    let wanted = true
    port.call<{ preview: ImportPreview }>(importer.preview, { id: file.id }).then(
      (answer) => {
        if (!wanted) return
        setFailed(undefined)
        setPreview(answer.preview)
      },
      (error: unknown) => wanted && setFailed(messageOf(error)),
    )
    return () => {
      wanted = false
    }
    // A file that has moved on has another preview.
  }, [port, importer, file.id, file.state, waits, tries])
  if (waits) return <div className="import-wait"><Spin /> <span>{file.message ?? '正在读取文件…'}</span></div>
  if (failed !== undefined) return <Empty description={failed}><Button onClick={() => setTries(tries + 1)}>重新加载</Button></Empty>
  if (!preview) return <div className="import-wait"><Spin /></div>
  const refused = port.own.importRefused
  return (
    <PreviewPanel
      preview={preview}
      formats={importer.formats}
      onSay={onSay}
      onDownloadRefused={refused
        ? () => void port.download(refused, { id: file.id }).catch((error: unknown) => void message.error(messageOf(error)))
        : undefined}
    />
  )
}
