/** Which calls an action makes: what a person must be allowed for it to be offered. Pure. */
import type { ActionPlan, CallRef, ImporterPlan } from './plan'

/** The calls that an action makes. */
export function callsOfAction({ does }: ActionPlan): CallRef[] {
  if (does.type === 'importRows') return [does.call, ...(does.offers ? [does.offers] : [])]
  if ('call' in does) return does.call ? [does.call, ...('asksItems' in does && does.asksItems ? [does.asksItems.list] : [])] : []
  if ('dialog' in does) return [does.dialog.submit]
  return does.type === 'import' ? callsOfImporter(does.importer) : []
}

/** The calls by which files are brought. */
export function callsOfImporter({ upload, progress, preview, commit, discard }: ImporterPlan): CallRef[] {
  return [upload, progress, preview, commit, ...(discard ? [discard] : [])]
}
