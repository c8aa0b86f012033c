/**
 * Every kind of job and who does it. An explicit list: a kind that is not here cannot be started.
 */
import { importCommitJob, importReadJob } from '../imports/jobs'
import { exportListJob } from './export/export-list.job'
import type { JobHandler } from './job'

export const JOB_KINDS: Record<string, JobHandler> = {
  exportList: exportListJob,
  importRead: importReadJob,
  importCommit: importCommitJob,
}
