/**
 * What of a preview a careful person would look at before going on, by stable names: the command line writes nothing until
 * each is accepted. The names are said to users (--help, docs/import.md) and kept.
 */
import { WARNINGS } from '../../../contract/imports'
import type { ImportPreview } from '../../../contract/imports'

/** Name -> what it is about. Warnings that stop, and two that a preview shows in tables of their own. */
export const STOP_KINDS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(WARNINGS).flatMap(([name, { stops, what }]) => (stops ? [[name, what]] : []))),
  sums: '各列之和与总计、或明细与总额不符',
  refused: '有行被拒绝；接受即不写这些行，其余写入',
}

/** One reason to look again before writing: `kind` is a name of STOP_KINDS, `says` Chinese words of this file. */
export interface Stop {
  kind: string
  says: string
}

/** What stands in the way of writing the file, but for the kinds already accepted. */
export function stopsOf(preview: ImportPreview, accepted: ReadonlySet<string>): Stop[] {
  const { oddDates, broken, refusedCount, warnings } = preview
  const strange = oddDates?.accepted === false ? oddDates.rows : 0
  const found: Stop[] = warnings.flatMap(({ code, says }) => (WARNINGS[code].stops ? [{ kind: code, says }] : []))
  for (const { says, count } of broken) found.push({ kind: 'sums', says: `${says}，有 ${count} 处不符` })
  if (refusedCount > strange) found.push({ kind: 'refused', says: `有 ${refusedCount - strange} 行被拒绝，不会写入` })
  const open = found.filter(({ kind }) => {
    // Rows of strange days are written by a person's word, or left out like all refused rows.
    if (kind === 'dates') return oddDates?.accepted !== true && !accepted.has('refused')
    return !accepted.has(kind)
  })
  // Sums that lack the rows of strange days follow from those: whether they tie is told once the days are decided.
  return open.some(({ kind }) => kind === 'dates') ? open.filter(({ kind }) => kind !== 'sums') : open
}
