/** What the desk of an approval is told (approval.detail), and what it says of it. Pure. */

import type { EnumPlan, FieldPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

/** One field of the document or of a row below it (`where` names that row); a row that came or went has no field. */
export interface Change { where: string; is: 'added' | 'removed' | 'changed'; field: FieldPlan | null; before: Row | null; after: Row | null }

/** The document as the decider may see it, whatever else they may open; `size` of files in bytes. */
export interface DeskDocument {
  kind: string
  label: string
  id: string
  /** The stamp of what is shown here: a decision names it. */
  seen: string
  /** Where the document itself opens; null for whoever may not read it elsewhere. */
  route: string | null
  query: Record<string, string>
  fields: FieldPlan[]
  row: Row
  tables: { label: string; fields: FieldPlan[]; rows: Row[] }[]
  enums: Record<string, EnumPlan>
  /** It was handed in before. */
  again: boolean
  /** Since it was handed in the last time before. */
  changes: Change[]
  /** Since it was handed in for this approval. */
  later: Change[]
  files: { id: string; name: string; size: number }[]
}

interface Asked { who: string; state: string; remark: string; from: string; until: string | null }
interface Step { name: string; whom: string; all: boolean; now: boolean; asked: Asked[] }

/**
 * `may`: what the asker may do (approve, reject, transfer, withdraw); `next`: the approval that waits next, null: none; `heirs`: whom it may be handed
 * to. Without `document` it was deleted.
 */
export interface Desk {
  id: string
  doc_no?: string
  title?: string | null
  status?: string
  flow_name?: string | null
  create_time?: string
  may: string[]
  next: string | null
  /** Others that wait for the asker. */
  waiting: number
  heirs: { id: string; name: string }[]
  steps: Step[]
  document?: DeskDocument
}

/** skipped: the flow ended, or went on, without a decision here. */
export type StepState = 'done' | 'refused' | 'now' | 'coming' | 'skipped'

/** How far a step is; one that the flow never came to was ended before it. */
export function stateOf({ now, asked }: Pick<Step, 'now' | 'asked'>, status: string | undefined): StepState {
  if (now) return 'now'
  if (asked.some(({ state }) => state === 'rejected')) return 'refused'
  if (asked.some(({ state }) => state === 'approved')) return 'done'
  return status === '0' && asked.length === 0 ? 'coming' : 'skipped'
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span of time as people say it, in at most two units. @param now where it is not over */
export function spanText(from: string, until: string | null, now: number): string {
  const ms = Math.max((until === null ? now : Date.parse(until)) - Date.parse(from), 0)
  if (ms < MINUTE) return '不到 1 分钟'
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} 分钟`
  const [big, small, unit, rest] = ms < DAY ? [HOUR, MINUTE, '小时', '分'] as const : [DAY, HOUR, '天', '小时'] as const
  const left = Math.floor((ms % big) / small)
  return `${Math.floor(ms / big)} ${unit}${left > 0 ? ` ${left} ${rest}` : ''}`
}
