/** Jobs that take files in: reports, and rows filled into a template. */
import type { JobHandler } from '../tasks/job'
import { importCommitJob, importReadJob } from './jobs'
import { importRowsJob } from './rows/import-rows.job'

/** By the kind of job. */
export const INTAKE_TASKS: Record<string, JobHandler> = { importRead: importReadJob, importCommit: importCommitJob, importRows: importRowsJob }
