/**
 * Exports what the screen shows, all rows of it, as a task: queued, its progress shown, its file offered (specification,
 * section 2: the task-queued dialog). A person may leave it; the task goes on.
 */
import { Button, Modal, Progress, Result, Spin } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePort } from '../../../engine/port'
import { messageOf } from '../../../lib/call-error'
import { newWriteKey } from '../../../lib/write-key'
import type { ActionProps } from '../action'
import { exportColumns } from './export-columns'

export const QUEUED = '任务已成功添加至队列，详情可至【任务中心】查看'
const TASK_CENTRE = '/system/download-center'
const POLL_MS = 1000

interface Job {
  id: string
  state: string
  progress: number
  message?: string | null
  hasFile?: boolean
}

const ENDED = new Set(['done', 'failed', 'cancelled'])

export function ExportAction({ action, does, list, onDone }: ActionProps<'export'>) {
  const port = usePort()
  const [open, setOpen] = useState(true)
  const [job, setJob] = useState<Job>()
  const [failed, setFailed] = useState<string>()
  const started = useRef(false)

  useEffect(() => {
    if (started.current) return
    started.current = true
    const groups = Object.fromEntries(list.plan.columns.flatMap((column) => (column.pivot?.role === 'group' && column.pivot.group ? [[column.pivot.group, column.label]] : [])))
    const { page: _page, pageSize: _pageSize, ...request } = list.question
    port
      .call<{ id: string }>(
        does.call,
        { call: list.plan.list, request: { ...request, page: 1, pageSize: list.question.pageSize }, columns: exportColumns(list.columns, list.question.compare, groups), title: list.title, format: 'xlsx' },
        { idempotencyKey: newWriteKey() },
      )
      .then(({ id }) => setJob({ id, state: 'wait', progress: 0 }))
      .catch((error: unknown) => setFailed(messageOf(error)))
  }, [port, does, list])

  const id = job?.id
  const ended = job !== undefined && ENDED.has(job.state)
  const look = useCallback(async () => {
    if (!id || !port.own.jobProgress) return
    const { list: found } = await port.call<{ list: Job[] }>(port.own.jobProgress, { ids: [id] })
    const [now] = found
    if (now) setJob(now)
  }, [port, id])
  useEffect(() => {
    if (!id || ended || !open) return undefined
    const ask = (): void => void look().catch(() => undefined)
    const timer = setInterval(ask, POLL_MS)
    const stop = port.subscribe((event) => event.type === 'job' && ask())
    ask()
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [port, id, ended, open, look])

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
      title={action.label}
      open={open}
      width={440}
      maskClosable={false}
      onCancel={() => setOpen(false)}
      afterClose={onDone}
      footer={
        job ? (
          <>
            <Button onClick={() => setOpen(false)}>{hasFile ? '关闭' : '稍后再去'}</Button>
            {hasFile ? <Button onClick={save}>重新下载</Button> : null}
            <Button type="primary" onClick={() => port.go(TASK_CENTRE)}>去任务中心</Button>
          </>
        ) : (
          <Button onClick={() => setOpen(false)}>关闭</Button>
        )
      }
    >
      <ExportBody job={job} failed={failed} total={list.total} />
    </Modal>
  )
}

function ExportBody({ job, failed, total }: { job: Job | undefined; failed: string | undefined; total: number }) {
  if (failed !== undefined) return <Result status="error" title="导出失败" subTitle={failed} className="state-notice" />
  if (!job) return <div className="export-wait"><Spin size="small" /> 正在提交任务…</div>
  if (job.state === 'failed' || job.state === 'cancelled') return <Result status="error" title={job.state === 'failed' ? '导出失败' : '任务已取消'} subTitle={job.message ?? ''} className="state-notice" />
  return (
    <div className="export-body">
      <p>{job.state === 'done' ? `导出完成，共 ${total.toLocaleString('en-US')} 条，文件已开始下载。` : QUEUED}</p>
      <Progress percent={job.state === 'done' ? 100 : Math.round(job.progress)} status={job.state === 'done' ? 'success' : 'active'} />
    </div>
  )
}
