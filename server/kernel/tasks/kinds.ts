/**
 * Every kind of job and who does it. An explicit list: a kind that is not here cannot be started.
 */
import { importCommitJob, importReadJob } from '../intake/jobs'
import { bulkEditJob } from './bulk-edit/bulk-edit.job'
import { bulkSheetJob } from './bulk-sheet/bulk-sheet.job'
import { exportListJob } from './export/export-list.job'
import { importRowsJob } from '../intake/rows/import-rows.job'
import type { JobHandler } from './job'

export const JOB_KINDS: Record<string, JobHandler> = {
  bulkEdit: bulkEditJob,
  bulkSheet: bulkSheetJob,
  exportList: exportListJob,
  importRead: importReadJob,
  importCommit: importCommitJob,
  importRows: importRowsJob,
}
