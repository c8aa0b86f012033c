/**
 * The handlers of our own family, gathered from the files of this folder. Nothing is answered here.
 */
import { exportList } from './exports.handlers'
import { events } from './events.handlers'
import { history } from './history.handlers'
import { jobCancel, jobFile, jobProgress } from './jobs.handlers'
import { pagePlan, pages, session, signOut } from './session.handlers'
import type { Handler } from '../handler'

export const appHandlers = {
  session, signOut, pagePlan, pages, history, events, exportList, jobProgress, jobCancel, jobFile,
} satisfies Record<string, Handler>
