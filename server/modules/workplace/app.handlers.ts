/**
 * The handlers of our own family, gathered from the files of this folder. Nothing is answered here.
 */
import { answerOptions } from '../../kernel/read/answer/options'
import { answers } from '../../kernel/http/answers'
import { conditionsFit } from './conditions.handlers'
import { fill } from './fill.handlers'
import { sheetBook } from './sheet-book.handlers'
import { bulkEdit, bulkResult } from './tasks/bulk-edit.handlers'
import { documentDraft, documentLinks } from './document.handlers'
import { scanCodes } from './scan.handlers'
import { events } from './events.handlers'
import { behind } from '../../kernel/http/calls/behind'
import { explain } from '../../kernel/http/calls/explain'
import { exportBoard, exportList } from '../../kernel/http/calls/export-list'
import { related } from '../../kernel/http/calls/related'
import { find } from './find.handlers'
import { feeMappings, feeMappingSet } from './reports/fee-mappings.handlers'
import { history } from './history.handlers'
import {
  importAssign, importCommit, importDiscard, importFormats, importOriginal, importOriginals, importPreview, importProgress, importRefused, importUndo,
  importUpload,
} from './reports/imports.handlers'
import { jobCancel, jobFile, jobProgress } from './tasks/jobs.handlers'
import { pendingExport, pendingRevoke, pendingSheet } from './tasks/pending.handlers'
import { rowsColumns, rowsCommit, rowsTemplate, rowsUpload } from './tasks/rows.handlers'
import { family, legacyTicket, pagePlan, pages, session, signOut } from './session.handlers'
import { viewDefault, viewKeep, viewList, viewRemove, viewSave } from './views.handlers'

const options = answers('app.options', (context, request) => answerOptions(context, request))

/** What this file answers of the family `app`, by call; the module plugs it in. */
export const appHandlers = {
  session, signOut, legacyTicket, pagePlan, family, pages, find, options, history, documentDraft, documentLinks, scanCodes, conditionsFit, fill, sheetBook,
  events, behind, related, explain, exportList, exportBoard, jobProgress, jobCancel, jobFile,
  importFormats, importUpload, importProgress, importPreview, importAssign, importCommit, importDiscard, importUndo, importOriginal, importOriginals,
  importRefused,
  feeMappings, feeMappingSet,
  rowsTemplate, rowsUpload, rowsColumns, rowsCommit,
  bulkEdit, bulkResult, pendingRevoke, pendingExport, pendingSheet,
  viewList, viewSave, viewRemove, viewDefault, viewKeep,
}
