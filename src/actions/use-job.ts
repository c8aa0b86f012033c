/** How far a job of the server is, as long as somebody looks. Draws nothing. */
import { useCallback, useEffect, useState } from 'react'
import { usePort } from '../engine/port'

/** The route of the page where a person finds their tasks again. */
export const TASK_CENTRE = '/system/download-center'
const POLL_MS = 1000
const ENDED = new Set(['done', 'failed', 'cancelled'])

/** A job as the server tells of it; done, failed and cancelled are ends. */
export interface Job {
  id: string
  state: string
  /** 0 to 100. */
  progress: number
  message?: string | null
  hasFile?: boolean
}

interface JobWatch {
  job: Job | undefined
  ended: boolean
}

/** @param id undefined: no job yet. @param open false: nobody looks any more */
export function useJob(id: string | undefined, open: boolean): JobWatch {
  const port = usePort()
  const [found, setFound] = useState<Job>()
  const job = id === undefined ? undefined : found?.id === id ? found : { id, state: 'wait', progress: 0 }
  const ended = job !== undefined && ENDED.has(job.state)
  const look = useCallback(async () => {
    if (id === undefined || !port.own.jobProgress) return
    const { list } = await port.call<{ list: Job[] }>(port.own.jobProgress, { ids: [id] })
    const [now] = list
    if (now) setFound({ ...now, id })
  }, [port, id])
  useEffect(() => {
    if (id === undefined || ended || !open) return undefined
    const ask = (): void => void look().catch(() => undefined)
    const timer = setInterval(ask, POLL_MS)
    const stop = port.subscribe((event) => event.type === 'job' && ask())
    ask()
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [port, id, ended, open, look])
  return { job, ended }
}
