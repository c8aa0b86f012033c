/**
 * The queue of long work, in a table of the database: any number of processes take from it (SKIP LOCKED), each holds what
 * it does by a lease that it renews, and a job whose process died is taken up by another once the lease ran out.
 * It knows no kind of job: kinds.ts lists them.
 */
import { HttpRefusal, Refusal } from '../asker/refusal'
import type { Caller } from '../asker/person'
import type { Tx } from '../store/connect'
import { databaseFailure } from '../store/failure'
import type { JobEnd, JobQueue, JobStatus, NewJob } from './job'
import { enqueue, statusOf } from './job-rows'
import { JobStore } from './job-store'
import { Ended, RunningJob } from './running-job'
import type { RunningOptions } from './running-job'
import { cancelledKey, cancelTask, CHANNEL, runningKey } from './tasks'

interface QueueOptions extends Omit<RunningOptions, 'leaseMs' | 'stallMs' | 'graceMs'> {
  /** Told of every end, in the transaction that keeps it. */
  onEnd?: JobEnd
  /** Jobs at a time in this process; 2 unless told. 0: only takes them in. */
  workers?: number
  /** How long a silent process keeps its job, in ms; 30 000 unless told. */
  leaseMs?: number
  /** A job whose progress says nothing new for so long is ended, though its heart beats, in ms; 15 minutes unless told. */
  stallMs?: number
  /** How long a job that is to end may take over it, in ms; then its place goes to the next. 5 000 unless told. */
  graceMs?: number
  /** The first pause before another try, in ms; it grows fourfold. 5 000 unless told. */
  retryMs?: number
}

const STALL_MS = 15 * 60_000
const CLOSE_MS = 10_000

/** The queue, and its workers in this process, at work. */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const queue = new Queue(options)
  await queue.start()
  return queue
}

class Queue implements JobQueue {
  private readonly options: QueueOptions & RunningOptions & { workers: number; retryMs: number }
  private readonly store: JobStore
  private readonly work = new Set<Promise<void>>()
  /** By key: what this process does, until its end is written down. */
  private readonly running = new Map<string, RunningJob>()
  private poll: NodeJS.Timeout | undefined
  private stopListening: () => Promise<void> = async () => undefined
  private closed = false
  /** There may be a job that nobody has taken. */
  private wanted = false

  constructor(options: QueueOptions) {
    this.options = { workers: 2, retryMs: 5_000, leaseMs: 30_000, stallMs: STALL_MS, graceMs: 5_000, ...options }
    const { db, files, events, leaseMs, onEnd, entered } = this.options
    this.store = new JobStore({ db, files, events, leaseMs, onEnd, entered })
  }

  async start(): Promise<void> {
    const { db, workers, leaseMs } = this.options
    if (workers > 0) this.stopListening = await db.listen(CHANNEL, (heard) => this.hear(heard))
    // Leases run out and pauses end without anybody saying so.
    this.poll = setInterval(() => this.wake(), Math.min(5_000, leaseMs / 2))
    this.poll.unref()
    if (workers > 0) this.wake()
  }

  state(): { workers: number; closed: boolean; running: ReturnType<RunningJob['state']>[]; store: ReturnType<JobStore['state']> } {
    return { workers: this.options.workers, closed: this.closed, running: [...this.running.values()].map((job) => job.state()), store: this.store.state() }
  }

  toString(): string {
    const atWork = `${this.running.size} of ${this.options.workers} at work`
    return [`queue ${this.closed ? 'closed' : 'open'}, ${atWork}`, ...[...this.running.values()].map(String), String(this.store)].join('; ')
  }

  async enqueue(tx: Tx, caller: Caller, job: NewJob): Promise<string> {
    const id = await enqueue(this.options.events, tx, caller, job)
    this.options.entered(`job ${id} (${job.kind}) of company ${caller.companyId} asked for`)
    return id
  }

  async cancel(tx: Tx, asker: { caller: Caller; everything: boolean }, id: string): Promise<boolean> {
    const isToEnd = await cancelTask(tx, asker, id, this.options)
    if (isToEnd) this.options.entered(`job ${id} of company ${asker.caller.companyId}, its end asked for`)
    return isToEnd
  }

  status(tx: Tx, caller: Caller, ids: string[]): Promise<JobStatus[]> {
    return statusOf(tx, caller, ids)
  }

  /** Puts running jobs back, so that the next start goes on with them. */
  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.poll)
    await this.stopListening()
    for (const job of this.running.values()) job.end('stopping')
    await Promise.race([Promise.allSettled(this.work), new Promise((done) => setTimeout(done, CLOSE_MS).unref())])
    for (const job of this.running.values()) job.release()
  }

  private wake(): void {
    this.wanted = true
    if (this.closed || this.work.size >= this.options.workers) return
    this.wanted = false
    const work: Promise<void> = this.takeAndRun()
      .catch((error: unknown) => this.options.log('任务队列出错', error))
      .finally(() => {
        this.work.delete(work)
        if (this.wanted) this.wake()
      })
    this.work.add(work)
  }

  // Who runs it hears of it at once; the heartbeat finds out too, where this was missed.
  private hear(heard: string): void {
    const key = cancelledKey(heard)
    if (key === undefined) this.wake()
    else this.running.get(key)?.end('cancelled')
  }

  private async takeAndRun(): Promise<void> {
    const job = await this.store.lease()
    if (!job) return
    // Another may wait behind this one.
    this.wake()
    const running = new RunningJob(job, this.store, this.options)
    this.running.set(runningKey(job.company_id, job.id), running)
    const end = await running.work().then(
      (result) => () => this.store.finish(job, 'done', { ...result, progress: 100 }),
      (error: unknown) => this.failed(running, error),
    )
    await this.record(running, end)
    this.wanted = true
  }

  /**
   * Writes down what a job came to. Where the database cannot take it now (full disk, a restart), it is tried again beside
   * the next jobs, and the heart beats on, so that nobody does the work a second time.
   */
  private async record(running: RunningJob, end: () => Promise<void>): Promise<void> {
    const { job } = running
    const over = (): void => {
      running.release()
      const key = runningKey(job.company_id, job.id)
      if (this.running.get(key) === running) this.running.delete(key)
    }
    try {
      await end()
      over()
    } catch (error) {
      this.options.log(`任务 ${job.id} 的结果没有记下`, error)
      if (this.closed || !databaseFailure(error)) return over()
      setTimeout(() => void this.record(running, end), this.options.retryMs).unref()
    }
  }

  /** What is to be written down of a job that did not come to its result. */
  private failed(running: RunningJob, error: unknown): () => Promise<void> {
    const { job } = running
    const reason = running.endedBy() ?? error
    if (reason instanceof Ended) return this.cutShort(running, reason.why)
    const { log, retryMs } = this.options
    // What was refused today is refused again in five seconds.
    if (error instanceof Refusal || (error instanceof HttpRefusal && error.status < 500)) {
      return () => this.store.finish(job, 'failed', { message: error.message })
    }
    log(`任务 ${job.id}（${job.kind}）第 ${job.attempt} 次失败`, error)
    const words = databaseFailure(error)?.message ?? '处理时出错'
    if (job.attempt >= job.max_attempts) return () => this.store.finish(job, 'failed', { message: `${words}（已尝试 ${job.attempt} 次，编号 ${job.id}）` })
    const waitMs = Math.round(retryMs * 4 ** (job.attempt - 1) * (0.75 + Math.random() / 2))
    return async () => {
      await this.store.putBack(job, waitMs, `${words.replace(/。$/, '')}。${Math.ceil(waitMs / 1000)} 秒后自动重试`, true)
      setTimeout(() => this.wake(), waitMs + 20).unref()
    }
  }

  private cutShort({ job }: RunningJob, why: Ended['why']): () => Promise<void> {
    switch (why) {
      case 'lost': return async () => undefined
      case 'stopping': return () => this.store.putBack(job, 0, '服务重启，稍后继续', false)
      case 'cancelled': return () => this.store.finish(job, 'cancelled', { message: '已取消' })
      case 'stalled': {
        this.options.log(`任务 ${job.id}（${job.kind}）没有进展，已停止`)
        const message = `超过${lengthOf(this.options.stallMs)}没有进展，已停止，没有写完的内容不会保留。请重试；仍然如此请联系管理员。`
        return () => this.store.finish(job, 'failed', { message })
      }
    }
  }
}

function lengthOf(ms: number): string {
  return ms < 60_000 ? ` ${Math.round(ms / 1000)} 秒` : ` ${Math.round(ms / 60_000)} 分钟`
}
