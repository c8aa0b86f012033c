/**
 * The handlers of our own family, gathered from the files of this folder. Nothing is answered here.
 */
import { options } from '../../query/options'
import type { Handler } from '../handler'
import { bulkEdit, bulkResult } from './bulk-edit.handlers'
import { events } from './events.handlers'
import { exportList } from './exports.handlers'
import { find } from './find.handlers'
import { feeMappings, feeMappingSet } from './fee-mappings.handlers'
import { history } from './history.handlers'
import {
  importAssign, importCommit, importDiscard, importFormats, importOriginal, importPreview, importProgress, importRefused, importUndo, importUpload,
} from './imports.handlers'
import { jobCancel, jobFile, jobProgress } from './jobs.handlers'
import { pendingExport, pendingRevoke, pendingSheet } from './pending.handlers'
import { rowsCommit, rowsTemplate, rowsUpload } from './rows.handlers'
import { legacyTicket, pagePlan, pages, session, signOut } from './session.handlers'
import { viewDefault, viewKeep, viewList, viewRemove, viewSave } from './views.handlers'

export const appHandlers = {
  session, signOut, legacyTicket, pagePlan, pages, find, options, history, events, exportList, jobProgress, jobCancel, jobFile,
  importFormats, importUpload, importProgress, importPreview, importAssign, importCommit, importDiscard, importUndo, importOriginal, importRefused,
  feeMappings, feeMappingSet,
  rowsTemplate, rowsUpload, rowsCommit,
  bulkEdit, bulkResult, pendingRevoke, pendingExport, pendingSheet,
  viewList, viewSave, viewRemove, viewDefault, viewKeep,
} satisfies Record<string, Handler>
