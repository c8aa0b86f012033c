/**
 * One job while this process does it: working, then ending (its end was asked for), then over. It keeps the lease alive, ends
 * what makes no progress, and gives up waiting for work that does not end. What became of it, queue.ts writes down.
 */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { forJob } from '../store/connect'
import type { Database } from '../store/connect'
import type { EventBus } from '../store/events'
import type { FileStore } from './files'
import type { JobHandler, JobResult, JobRun, JobWorld } from './job'
import type { JobRow } from './job-rows'
import type { JobStore } from './job-store'

/** Why a running job is to end. */
export class Ended extends Error {
  constructor(readonly why: 'cancelled' | 'lost' | 'stopping' | 'stalled') {
    super(why)
  }
}

/** In ms: `leaseMs`, how long a lease holds; `stallMs`, without progress until it is ended; `graceMs`, how long its end is waited for. */
export interface RunningOptions {
  db: Database
  world: JobWorld
  files: FileStore
  events: EventBus
  kinds: Record<string, JobHandler>
  now: () => Date
  log: (line: string, error?: unknown) => void
  /** Told of every state that a job, and what it works on, has come into, in one line. */
  entered: (line: string) => void
  leaseMs: number
  stallMs: number
  graceMs: number
}

const SAY_MS = 500

/** Begins to renew the lease when it is made; `work` is called once. */
export class RunningJob {
  private readonly control = new AbortController()
  private readonly heartbeat: NodeJS.Timeout
  /** What the job said last of its progress, and when that was new. */
  private pulse = { said: '', at: Date.now() }
  private over = false
  /** Says what was said last, a moment later. */
  private saying: NodeJS.Timeout | undefined

  constructor(readonly job: JobRow, private readonly store: JobStore, private readonly options: RunningOptions) {
    this.heartbeat = setInterval(() => void this.beat(), Math.max(200, options.leaseMs / 3))
  }

  state(): { id: number; kind: string; attempt: number; is: 'working' | 'ending' | 'over'; said: string } {
    const { id, kind, attempt } = this.job
    return { id, kind, attempt, is: this.over ? 'over' : this.control.signal.aborted ? 'ending' : 'working', said: this.pulse.said }
  }

  toString(): string {
    const { id, kind, attempt, is, said } = this.state()
    return `job ${id} (${kind}), try ${attempt}, ${is}${said === '' ? '' : `: ${said}`}`
  }

  /** Asks it to end; it may take a moment to do so. */
  end(why: Ended['why']): void {
    this.control.abort(new Ended(why))
  }

  /** Why its end was asked for, if it was. */
  endedBy(): unknown {
    return this.control.signal.aborted ? this.control.signal.reason : undefined
  }

  /** Does the work. @throws what the work throws, or Ended where it is waited for no longer */
  async work(): Promise<JobResult> {
    const { stallMs, graceMs } = this.options
    const watch = setInterval(() => {
      if (Date.now() - this.pulse.at > stallMs) this.end('stalled')
    }, Math.min(5_000, stallMs / 4))
    try {
      return await orAbandoned(this.perform(), this.control.signal, graceMs)
    } finally {
      clearInterval(watch)
      clearTimeout(this.saying)
    }
  }

  /** Its end is written down, or nobody waits for it: the lease is kept no longer. */
  release(): void {
    this.over = true
    clearInterval(this.heartbeat)
  }

  private async perform(): Promise<JobResult> {
    const { job, options, control: { signal } } = this
    if (job.cancel_requested) throw new Ended('cancelled')
    const handler = options.kinds[job.kind]
    if (!handler) throw new Refusal(CODES.notFound, `这个版本不认识任务类型 ${job.kind}`)
    const asker = job.employee_id === null ? undefined : await options.world.asker(job.company_id, String(job.employee_id))
    if (!asker) throw new Refusal(CODES.notFound, '发起任务的员工已停用或不存在')
    const run: JobRun = {
      id: String(job.id), ...asker, payload: job.payload, attempt: job.attempt, signal, db: forJob(options.db, signal), model: options.world.model(),
      files: options.files, events: options.events, now: options.now, entered: options.entered, progress: this.progress(),
    }
    const result = await handler(run)
    // Its end was told already; a file that nobody will be offered is not kept.
    if (signal.aborted && result.file) await options.files.remove(job.company_id, result.file)
    signal.throwIfAborted()
    return result
  }

  /** Hears how far the work has come; what is new is written down at most twice a second, and what was said last always is. */
  private progress(): JobRun['progress'] {
    let last = 0
    const say = (percent: number, message?: string): Promise<void> => {
      last = Date.now()
      return this.store.say(this.job, percent, message)
    }
    return async (percent, message) => {
      this.control.signal.throwIfAborted()
      const at = Date.now()
      const said = `${percent} ${message}`
      if (said !== this.pulse.said) this.pulse = { said, at }
      clearTimeout(this.saying)
      const pause = last + SAY_MS - at
      if (pause <= 0) return say(percent, message)
      this.saying = setTimeout(() => void say(percent, message).catch((error: unknown) => this.options.log('任务进度没有写入', error)), pause)
    }
  }

  private async beat(): Promise<void> {
    try {
      const lease = await this.store.renew(this.job)
      if (lease !== 'mine') this.end(lease)
    } catch (error) {
      // The database is away for a moment: the lease outlives several beats.
      this.options.log(`任务 ${this.job.id} 的租约没有续上`, error)
    }
  }
}

/** The work's outcome; once its end was asked for it gets a moment to end by itself, and is then waited for no longer. */
async function orAbandoned<T>(work: Promise<T>, signal: AbortSignal, graceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const abandoned = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      timer = setTimeout(() => reject(signal.reason as Error), graceMs)
    }, { once: true })
  })
  try {
    return await Promise.race([work, abandoned])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}
