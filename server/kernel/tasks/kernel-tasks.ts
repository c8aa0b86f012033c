/** The kinds of jobs that every program has; modules bring more. */
import { bulkEditJob } from './bulk-edit/bulk-edit.job'
import { exportBoardJob, exportListJob } from './export/export-list.job'
import type { JobHandler } from './job'

/** By the kind of job. */
export const TASKS: Record<string, JobHandler> = { bulkEdit: bulkEditJob, exportList: exportListJob, exportBoard: exportBoardJob }
