/**
 * Report files into the system: drop them, see what each would do, then write or give up. Nothing is written before a
 * person has said so; what is left unsaid waits in the list of imports.
 */
import './import.css'
import { InboxOutlined } from '../../ui/icons'
import { Button, Drawer, Empty, Space, Upload } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import type { ImportFile } from '../../../contract/imports'
import type { ImporterPlan } from '../../../contract/plan'
import { RemoteSelect } from '../../controls/choices/remote-select'
import type { ActionProps } from '../action'
import { filesOf, foldersIn, reportsOf } from './dropped'
import { FileList } from './file-list'
import { FilePreview } from './file-preview'
import { OWNER_ENTITY } from './preview-said'
import { isBusy, useImportFiles } from './use-import-files'
import { useSaying } from './use-saying'
import { useNotices } from '../../ui/notices'

/** Names the words that say why nothing can be written yet. */
const BLOCKED = 'import-blocked'
const ANY_REPORT = '亚马逊后台下载的报告原文件，自动识别类型、语言与编码'
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.pdf,.zip'

/** `rows` are imports left unsaid earlier, opened again by their id; `onChanged` comes with every file that was written. */
export function ImportAction({ action, does, rows, wanted, onChanged, onDone }: ActionProps<'import'>) {
  const { importer } = does
  const port = usePort()
  const { message } = useNotices()
  const [open, setOpen] = useState(true)
  const [shop, setShop] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const [busy, setBusy] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  const [startWith] = useState(() => rows.map((row) => String(row['id'] ?? '')).filter(Boolean))
  const session = useImportFiles(importer, startWith, onChanged)
  const { files, uploads } = session
  const { say, makeShops } = useSaying(files, session.look)
  // The first that a person has yet to judge, also while it is still being read: a later one that is read sooner does not take its place.
  const selected = files.find((file) => file.id === chosen) ?? files.find((file) => file.state === 'preview' || isBusy(file)) ?? files[0]

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
          onNext={isContinuing ? undefined : () => picker.current?.querySelector('input')?.click()}
        />
      }
    >
      {wanted === undefined ? null : <p className="import-wanted"><b>缺</b>{wanted}</p>}
      {isContinuing ? null : <DropZone picker={picker} importer={importer} shop={shop} onShop={setShop} onFiles={(picked) => session.upload(picked, shop)} />}
      {files.length + uploads.length > 0 ? (
        <div className="import-body">
          <FileList files={files} uploads={uploads} selected={selected?.id} onSelect={setChosen} onDropUpload={session.dropUpload} />
          <div className="import-detail">
            {selected ? (
              <FilePreview
                key={selected.id}
                file={selected}
                importer={importer}
                busy={busy}
                onSay={say && ((said) => act(() => say(selected.id, said)))}
                onMakeShops={makeShops && ((shops) => void act(() => makeShops(selected.id, shops)))}
                onShow={({ route, query }) => {
                  setOpen(false)
                  port.go(route, query)
                }}
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
  /** undefined: no further file can be chosen here. */
  onNext: (() => void) | undefined
  onClose: () => void
}

/** What can be done with all that can be written by one press, and with the chosen file; what cannot be yet says why. */
function Foot({ selected, files, busy, onDiscard, onCommit, onNext, onClose }: FootProps) {
  const waiting = files.filter((file) => file.state === 'preview')
  const ready = waiting.filter(({ blocked }) => !blocked)
  const all = ready.length > 1
  return (
    <div className="import-foot">
      {selected?.blocked
        ? <span id={BLOCKED} className="import-blocked" role="status">{selected.blocked}</span>
        : <span className="cell-muted">{waiting.length > 0 ? '确认前不会写入任何数据；关闭后可在导入记录中继续' : '每个文件要么全部写入，要么一行不写'}</span>}
      <Space>
        {selected?.state === 'preview' && onDiscard ? (
          <Button disabled={busy} onClick={() => onDiscard(selected.id)}>放弃此文件</Button>
        ) : null}
        {selected?.state === 'preview' ? (
          <Button
            key="write" type={all ? 'default' : 'primary'} loading={busy && !all} disabled={Boolean(selected.blocked)}
            aria-describedby={selected.blocked ? BLOCKED : undefined} onClick={() => onCommit([selected.id])}
          >
            {all ? '只写入此文件' : '确认写入'}
          </Button>
        ) : (
          <>
            {onNext ? <Button key="next" onClick={onNext}>导入下一个文件</Button> : null}
            <Button key="done" type={all ? 'default' : 'primary'} onClick={onClose}>完成</Button>
          </>
        )}
        {all ? <Button type="primary" loading={busy} onClick={() => onCommit(ready.map((file) => file.id))}>全部写入（{ready.length}）</Button> : null}
      </Space>
    </div>
  )
}

interface DropProps {
  /** Holds the input that lets files be chosen. */
  picker: RefObject<HTMLDivElement | null>
  importer: ImporterPlan
  shop: string | undefined
  onShop: (shop: string | undefined) => void
  onFiles: (files: File[]) => void
}

function DropZone({ picker, importer, shop, onShop, onFiles }: DropProps) {
  const hasShops = useHasShops()
  const { message } = useNotices()
  const send = (found: File[]): void => (found.length > 0 ? onFiles(found) : void message.warning('这个文件夹里没有报告文件（CSV、TXT、TSV、XLSX、PDF、ZIP）'))
  return (
    <div
      className="import-drop" ref={picker}
      onDropCapture={(event) => {
        const entries = importer.multiple ? foldersIn(event.dataTransfer) : undefined
        if (!entries) return
        event.preventDefault()
        event.stopPropagation()
        void filesOf(entries).then(send)
      }}
    >
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
            <small>{importer.formats.length > 0 ? importer.formats.map(({ label }) => label).join('、') : ANY_REPORT}；CSV、TSV、XLSX、ZIP（可含文件夹）</small>
          </span>
        </div>
      </Upload.Dragger>
      {importer.multiple ? <FolderButton onFiles={send} /> : null}
      {hasShops ? <div className="import-shop">
        <span>所属店铺</span>
        <RemoteSelect entity={OWNER_ENTITY} multiple={false} value={shop ? [shop] : []} onChange={([one]) => onShop(one)} placeholder="自动识别" label="所属店铺" />
        <small className="cell-muted">文件自带店铺信息时不用选</small>
      </div> : null}
    </div>
  )
}

function FolderButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className="import-folder">
      <Button onClick={() => input.current?.click()}>选择文件夹</Button>
      <input
        ref={input} type="file" hidden aria-label="选择文件夹" {...{ webkitdirectory: '' }}
        onChange={({ target }) => {
          onFiles(reportsOf([...(target.files ?? [])]))
          target.value = ''
        }}
      />
    </span>
  )
}

/** Nobody is asked to choose among shops that are not there. */
function useHasShops(): boolean {
  const port = usePort()
  const [has, setHas] = useState(false)
  useEffect(() => {
    let wanted = true
    port.options({ entity: OWNER_ENTITY, pageSize: 1 }).then(({ total }) => wanted && setHas(total > 0), () => wanted && setHas(true))
    return () => {
      wanted = false
    }
  }, [port])
  return has
}
