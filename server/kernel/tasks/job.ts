/**
 * What a job is, for those who start one and those who do one. Types alone; queue.ts keeps and runs them.
 */
import type { Model } from '../../../contract/model'
import type { Database, Tx } from '../store/connect'
import type { Caller, Company, Employee } from '../asker/person'
import type { Access } from '../asker/access/access'
import type { EventBus } from '../store/events'
import type { FileStore } from './files'

/** wait -> running -> done | failed | cancelled; a running job whose lease ran out is taken up again. */
export type JobState = 'wait' | 'running' | 'done' | 'failed' | 'cancelled'

/** A job that is to be started, by whoever asks for it. */
export interface NewJob {
  /** A name of the kernel's tasks, or of a module's. */
  kind: string
  /** What staff read in the task centre. */
  title: string
  /** Plain JSON. */
  payload: unknown
  /** What it is about, in words: the filters of an export. */
  params?: string
  /** The file of the report centre that it reads or writes. */
  importId?: string
  /** Tries before it counts as failed; 3 when left out. */
  maxAttempts?: number
}

/** How a job stands, as its owner's pages ask for it. */
export interface JobStatus {
  id: string
  kind: string
  title: string
  state: JobState
  /** 0 to 100. */
  progress: number
  message: string
  /** True when app.jobFile answers a file. */
  hasFile: boolean
  create_time: string
  finish_time: string | null
}

/** What requests may do with jobs. */
export interface JobQueue {
  /** Keeps the job in the given transaction of the caller's company: it starts once that commits. Answers its id. */
  enqueue(tx: Tx, caller: Caller, job: NewJob): Promise<string>
  /** Asks a waiting or running job to end; false when it had ended, or is none of the asker's (`everything`: of the company's). */
  cancel(tx: Tx, asker: { caller: Caller; everything: boolean }, id: string): Promise<boolean>
  /** The jobs of these ids that the caller started, in no special order. */
  status(tx: Tx, caller: Caller, ids: string[]): Promise<JobStatus[]>
}

/** What the queue must know of the world beside its own table: the model of now, and who asked, as of now. */
export interface JobWorld {
  model(): Model
  /** The person in whose name a job runs, with what they may; undefined: they have left or were switched off. */
  asker(companyId: number, employeeId: string): Promise<Pick<JobRun, 'caller' | 'employee' | 'company' | 'access'> | undefined>
}

/** What a running job is given. */
export interface JobRun {
  id: string
  /** Who started it; the job sees what they may see now. */
  caller: Caller
  employee: Employee
  company: Company
  access: Access
  payload: unknown
  /** From 1. */
  attempt: number
  /** Aborted when the job is cancelled, its lease is lost or the server stops. */
  signal: AbortSignal
  db: Database
  model: Model
  files: FileStore
  events: EventBus
  now(): Date
  /** To be told of every state that what it works on comes into, in one line. */
  entered(line: string): void
  /** 0 to 100, and words for it; written at most twice a second. */
  progress(percent: number, message?: string): Promise<void>
}

/** What a job leaves behind. `file`: an id in the file store, offered as `fileName`. */
export interface JobResult {
  message: string
  file?: string
  fileName?: string
  /** Rows that it was about, that came out well and that were refused. */
  counts?: { total: number; success: number; fail: number }
  /** Whoever must know has been told by the job itself, or looks at what it left: its owner is sent no word of its end. */
  quiet?: true
}

/** A job that came to its end, as its last transaction tells others of it. */
export interface EndedJob {
  companyId: number
  id: string
  employeeId: string | null
  kind: string
  title: string
  state: 'done' | 'failed' | 'cancelled'
  message: string
  hasFile: boolean
  importId: string | null
  isQuiet: boolean
}

/** Is told of every end, in the transaction that keeps it. */
export type JobEnd = (tx: Tx, job: EndedJob) => Promise<void>

/**
 * Does one job. It may be run again after a crash, so everything it writes must bear being written twice, or be
 * written in one transaction. A thrown Refusal (or HttpRefusal below 500) fails it for good; any other error is tried again with a growing pause.
 */
export type JobHandler = (run: JobRun) => Promise<JobResult>
