/** A job as far as it is, with the words that it ends with. */
import { Progress } from 'antd'
import { useEffect, useRef } from 'react'
import { QUEUED } from '../ui/dialog'
import { useJob, type Job } from './use-job'

interface Props {
  id: string
  /** False: nobody looks any more. */
  open: boolean
  /** What is being done: 修改, 导入. */
  verb: string
  onEnd: (id: string) => void
  /** What is said below of a job that has ended. */
  after?: (job: Job) => string | undefined
}

/** Asks while it is open; `onEnd` is told once, whether the job did well or not. What the job says at its end takes the place of the words 完成. */
export function JobProgress({ id, open, verb, onEnd, after }: Props) {
  const { job, ended } = useJob(id, open)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (ended) end.current(id)
  }, [ended, id])
  const done = job?.state === 'done'
  const more = ended && job ? after?.(job) : undefined
  return (
    <>
      <p>{ended ? (job?.message ?? (done ? `${verb}完成` : '任务没有完成')) : QUEUED}</p>
      <Progress aria-label={`${verb}进度`} percent={done ? 100 : Math.round(job?.progress ?? 0)} status={done ? 'success' : ended ? 'exception' : 'active'} />
      {more === undefined ? null : <p>{more}</p>}
    </>
  )
}
