/**
 * Exports what the screen shows, all rows of it: first the format is chosen and the size told, then a task runs, its progress
 * shown and its file offered (specification, section 2: the task-queued dialog). A person may leave it; the task goes on.
 * Where the other side cannot export, the browser asks page by page.
 */
import { Button, Descriptions, Modal, Progress, Radio, Result, Space } from 'antd'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import type { CallRef, ListPlan } from '../../../contract/plan'
import { newWriteKey } from '../../lib/write-key'
import { LATER, QUEUED, TO_TASKS } from '../../ui/dialog'
import { KeepFocus } from '../../ui/keep-focus'
import type { ActionList, ActionProps } from '../action'
import { saveText } from '../../lib/save-file'
import { TASK_CENTRE, useJob, type Job } from '../use-job'
import { exportInBrowser } from './client-export'
import { exportColumns } from './export-columns'

type Format = 'xlsx' | 'csv'

/** The settings keep what a person chose last. */
const LAST_FORMAT = 'export format'

/** A list with a call of its own is exported by a task of the server, any other page by page in the browser. */
export function ExportAction(props: ActionProps<'export'>) {
  return props.does.call ? <TaskExport {...props} /> : <BrowserExport {...props} />
}

function TaskExport({ action, does, list, onDone }: ActionProps<'export'>) {
  return (
    <TaskDialog
      title={action.label} call={does.call!} bodyOf={(format) => exportBody(list, format)} ready={list.columns.length > 0}
      of={`${list.total.toLocaleString('en-US')} 条`} onDone={onDone}
    >
      <ExportSize list={list} />
    </TaskDialog>
  )
}

interface TaskDialogProps {
  title: string
  call: CallRef
  bodyOf: (format: Format) => Record<string, unknown>
  /** There is something to be exported. */
  ready: boolean
  /** It makes a workbook and nothing else. */
  onlyBook?: boolean
  /** How much there is, in words. */
  of: string
  onDone: () => void
  /** What is exported, told before it begins. */
  children: ReactNode
}

/** Starts an export as a task, shows its progress and offers its file. */
export function TaskDialog({ title, call, bodyOf, ready, onlyBook = false, of, onDone, children }: TaskDialogProps) {
  const port = usePort()
  const [open, setOpen] = useState(true)
  const [chosen, setChosen] = useState<Format>(() => port.settings.read<Format>(LAST_FORMAT) ?? 'xlsx')
  const format = onlyBook ? 'xlsx' : chosen
  const [id, setId] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const { job } = useJob(id, open)
  const key = useRef<{ format: Format; key: string }>(undefined)

  const start = (): void => {
    if (key.current?.format !== format) key.current = { format, key: newWriteKey() }
    if (!onlyBook) port.settings.write(LAST_FORMAT, format)
    setBusy(true)
    setFailed(undefined)
    port
      .call<{ id: string }>(call, bodyOf(format), { idempotencyKey: key.current.key })
      .then((made) => setId(made.id))
      .catch((error: unknown) => setFailed(messageOf(error)))
      .finally(() => setBusy(false))
  }
  const hasFile = job?.state === 'done' && job.hasFile !== false
  const save = useCallback(() => {
    if (id && port.own.jobFile) port.download(port.own.jobFile, { id }).catch((error: unknown) => setFailed(messageOf(error)))
  }, [port, id])
  const saved = useRef(false)
  useEffect(() => {
    if (!hasFile || saved.current || !open) return
    saved.current = true
    save()
  }, [hasFile, open, save])

  return (
    <Modal
      title={title}
      open={open}
      width={440}
      maskClosable={false}
      onCancel={() => setOpen(false)}
      afterClose={onDone}
      footer={
        job ? (
          <>
            <Button onClick={() => setOpen(false)}>{hasFile ? '关闭' : LATER}</Button>
            {hasFile ? <Button onClick={save}>重新下载</Button> : null}
            <Button type="primary" onClick={() => port.go(TASK_CENTRE)}>{TO_TASKS}</Button>
          </>
        ) : (
          <>
            <Button onClick={() => setOpen(false)}>取消</Button>
            <Button type="primary" loading={busy} disabled={!ready} onClick={start}>开始导出</Button>
          </>
        )
      }
    >
      {failed === undefined ? null : <Result status="error" title="导出失败" subTitle={failed} className="state-notice" />}
      {job ? <JobBody job={job} of={of} /> : (
        <>
          {children}
          {onlyBook ? null : (
            <Space className="export-format"><span>格式</span>
              <Radio.Group
                aria-label="格式" value={format} onChange={(event) => setChosen(event.target.value as Format)}
                options={[{ value: 'xlsx', label: 'XLSX' }, { value: 'csv', label: 'CSV' }]}
              />
            </Space>
          )}
        </>
      )}
    </Modal>
  )
}

/** Exactly the screen: its columns in their order, its filters, order, grouping, currency, comparison and totals. */
function exportBody(list: ActionList, format: Format): Record<string, unknown> {
  const groups = Object.fromEntries(
    list.plan.columns.flatMap((column) => (column.pivot?.role === 'group' && column.pivot.group ? [[column.pivot.group, column.label]] : [])),
  )
  const { page: _page, pageSize, ...request } = list.question
  return {
    call: list.plan.list, request: { ...request, page: 1, pageSize }, columns: exportColumns(list.columns, list.question.compare, groups),
    title: list.title, format, ...(list.says ? { says: list.says } : {}),
  }
}

function ExportSize({ list }: { list: ActionList }) {
  const { question, plan } = list
  // What only keeps equal rows in one order is no column, and nothing that a person reads.
  const order = question.sort?.flatMap(({ field, order: way }) => {
    const column = plan.columns.find(({ path }) => path === field)
    return column ? [`${column.label}${way === 'desc' ? ' 降序' : ' 升序'}`] : []
  }).join('、')
  const items = [
    { key: 'rows', label: '行数', children: list.unknown ? '读完才知道' : <b>{list.total.toLocaleString('en-US')}</b> },
    { key: 'columns', label: '列数', children: <b>{list.columns.length}</b> },
    { key: 'order', label: '排序', children: order || '默认' },
    {
      key: 'with', label: '包含',
      children: [question.filter ? '当前筛选' : '全部数据', question.compare?.length ? '同期对比' : '', plan.total ? '合计行' : ''].filter(Boolean).join('、'),
    },
    ...(list.says ? [{ key: 'says', label: '筛选', span: 2, children: list.says }] : []),
  ]
  return <Descriptions size="small" column={2} items={items} className="export-size" />
}

function JobBody({ job, of }: { job: Job; of: string }) {
  if (job.state === 'failed' || job.state === 'cancelled') {
    return <Result status="error" title={job.state === 'failed' ? '导出失败' : '任务已取消'} subTitle={job.message ?? ''} className="state-notice" />
  }
  return (
    <div className="export-body">
      <p>{job.state === 'done' ? `导出完成，共 ${of}，文件已开始下载。` : QUEUED}</p>
      <KeepFocus />
      <Progress aria-label="导出进度" percent={job.state === 'done' ? 100 : Math.round(job.progress)} status={job.state === 'done' ? 'success' : 'active'} />
    </div>
  )
}

function BrowserExport({ action, list, onDone }: ActionProps<'export'>) {
  const port = usePort()
  const [open, setOpen] = useState(true)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [written, setWritten] = useState<number>()
  const [failed, setFailed] = useState<string>()
  const wanted = useRef(true)
  const columns = list.columns as ListPlan['columns']
  const start = (): void => {
    wanted.current = true
    setFailed(undefined)
    setProgress({ done: 0, total: list.total })
    exportInBrowser(port, list.plan, list.question, columns, list.enums, (done, total) => setProgress({ done, total }), () => wanted.current)
      .then(({ text, rows }) => {
        if (!wanted.current) return
        saveText(`${list.title}.csv`, text)
        setWritten(rows)
      })
      .catch((error: unknown) => setFailed(messageOf(error)))
      .finally(() => setProgress(undefined))
  }
  const close = (): void => {
    wanted.current = false
    setOpen(false)
  }
  return (
    <Modal
      title={action.label}
      open={open}
      width={440}
      maskClosable={false}
      onCancel={close}
      afterClose={onDone}
      footer={<><Button onClick={close}>{written === undefined ? '取消' : '关闭'}</Button>{written === undefined ? (
        <Button type="primary" loading={progress !== undefined} onClick={start}>开始导出</Button>
      ) : null}</>}
    >
      {failed === undefined ? null : <Result status="error" title="导出失败" subTitle={failed} className="state-notice" />}
      {written === undefined ? <ExportSize list={list} /> : <p>导出完成，文件里有 {written.toLocaleString('en-US')} 条。</p>}
      {progress ? <Progress aria-label="导出进度" percent={progress.total > 0 ? Math.round((progress.done / progress.total) * 100) : 0} status="active" /> : null}
      {written === undefined && !progress ? <p className="cell-muted">由浏览器逐页读取，导出为 CSV；完成前请不要关闭页面。</p> : null}
    </Modal>
  )
}
