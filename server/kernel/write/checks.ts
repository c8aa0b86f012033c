/**
 * Holds written rows to what their entity checks of them (contract/checks.ts), as they stand in the write's transaction. A
 * check is asked where something that it looks at was written: rows from before it stay as they are until then.
 */
import { brokenBy, fieldsOfCheck, itemsOfCheck, type Check } from '../../../contract/checks'
import type { Condition } from '../../../contract/filter'
import type { Entity, Model } from '../../../contract/model'
import { resolveMoments, type MomentClock } from '../../../contract/moments'
import { perModel } from '../../../contract/per-model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { own } from '../read/statement/fields'
import { keySql, planRows } from '../read/plan/rows'
import { holdsMonths } from '../read/statement/where'
import { lockRows, planningAll, rowsBelow } from './rows-below'
import type { Written } from './written'
import { keyOf, type Writing } from './write.row'

/**
 * What the entity checks of a row by itself.
 * @param changed the fields written now; undefined: all of a new row
 * @throws Refusal invalid, at the field that the check names
 */
export async function holdRow(writing: Writing, entity: Entity, key: Row, changed?: ReadonlySet<string>): Promise<void> {
  const asked = (entity.checks ?? []).filter((check) => Object.keys(itemsOfCheck(check)).length === 0 && concerns(entity, check, changed))
  if (asked.length > 0) await hold(writing, entity, key, asked)
}

/**
 * What the entities check of the rows below theirs: of each head that was written, and of the heads of written rows.
 * @throws Refusal invalid
 */
export async function holdRowsBelow(writing: Writing, written: readonly Written[]): Promise<void> {
  for (const { entity, asked } of checkedBelow(writing.model)) {
    for (const { key, checks } of headsOf(entity, asked, written).values()) await hold(writing, entity, key, checks)
  }
}

const checkedBelow = perModel((model) => Object.values(model.entities).flatMap((entity) => {
  const asked = (entity.checks ?? []).filter((check) => Object.keys(itemsOfCheck(check)).length > 0)
  return asked.length > 0 ? [{ entity, asked }] : []
}))

/** The heads whose own fields, or rows below, were written, and the checks that look at what was. */
function headsOf(entity: Entity, asked: Check[], written: readonly Written[]): Map<string, { key: Row; checks: Check[] }> {
  const heads = new Map<string, { key: Row; checks: Check[] }>()
  const add = (key: Row, checks: Check[]): void => {
    const text = JSON.stringify(entity.key.map((part) => String(key[part])))
    const known = heads.get(text)?.checks ?? []
    if (checks.length > 0) heads.set(text, { key, checks: [...new Set([...known, ...checks])] })
  }
  for (const { entity: { name: of }, before, after } of written) {
    if (of === entity.name && after) add(keyOf(entity, after), asked.filter((check) => concerns(entity, check, before && changedOf(before, after))))
    for (const [list, has] of Object.entries(entity.has)) {
      if (has.entity !== of) continue
      for (const row of [before, after]) {
        const key = row && Object.fromEntries(entity.key.map((part, at) => [part, row[has.by[at] ?? '']]))
        if (key) add(key, asked.filter((check) => own(itemsOfCheck(check), list)))
      }
    }
  }
  return heads
}

function changedOf(before: Row, after: Row): Set<string> {
  return new Set(Object.keys(after).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])))
}

/** Does the check look at a field that was written? A formula, and what a reference shows, may have changed with any. */
function concerns(entity: Entity, check: Check, changed: ReadonlySet<string> | undefined): boolean {
  if (changed === undefined) return true
  return fieldsOfCheck(check).some((path) => changed.has(path) || path.includes('.') || own(entity.fields, path)?.formula !== undefined)
}

async function hold(writing: Writing, entity: Entity, key: Row, checks: Check[]): Promise<void> {
  const row = await standing(writing, entity, key, checks)
  if (!row) return
  const errors: Record<string, string> = {}
  for (const check of checks) {
    const broken = brokenBy(withoutMoments(writing, entity, check), row)
    if (broken) errors[broken.path] ??= broken.says
  }
  const said = [...new Set(Object.values(errors))]
  if (said.length > 0) throw new Refusal(CODES.invalid, said.join('；'), errors)
}

/** The row and the rows below it, as answers carry them; undefined where it is gone. The row is locked: its sums are of one moment. */
async function standing(writing: Writing, entity: Entity, key: Row, checks: Check[]): Promise<Row | undefined> {
  await lockRows(writing, entity, [key])
  const plan = planningAll(writing)
  const planned = planRows(plan, entity, { fields: [...new Set(checks.flatMap(fieldsOfCheck))], where: () => keySql(plan, entity, key) })
  const [found] = (await writing.tx.query<Row>(planned.text, planned.values)).rows
  if (!found) return undefined
  const row = planned.read(found)
  for (const list of new Set(checks.flatMap((check) => Object.keys(itemsOfCheck(check))))) {
    const has = own(entity.has, list)
    const fields = [...new Set(checks.flatMap((check) => own(itemsOfCheck(check), list) ?? []))]
    row[list] = has ? await rowsBelow(writing, entity, [key], has, fields) : []
  }
  return row
}

/**
 * What the entity checks of what a row itself keeps, for rows of a file that nobody has written yet. Checks that look at
 * formulas, references or rows below are asked once the row stands.
 * @param clock the company's day, and who asks
 */
export function checksOfKept(model: Model, entity: Entity, clock: MomentClock): Check[] {
  return (entity.checks ?? [])
    .filter((check) => Object.keys(itemsOfCheck(check)).length === 0 && fieldsOfCheck(check).every((path) => own(entity.fields, path)?.sqlType !== undefined))
    .map((check) => settled(model, entity, check, clock))
}

/** The check with days in place of its moments (today). */
export function withoutMoments({ model, asker }: Writing, entity: Entity, check: Check): Check {
  return settled(model, entity, check, { today: asker.today, me: asker.employeeId })
}

function settled(model: Model, entity: Entity, check: Check, clock: MomentClock): Check {
  const now = (condition: Condition): Condition => resolveMoments(condition, clock, holdsMonths(model, entity))
  return { ...check, ...(check.when ? { when: now(check.when) } : {}), ...('must' in check ? { must: now(check.must) } : {}) }
}
