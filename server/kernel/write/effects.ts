/**
 * What a step of a life cycle does besides changing its own row (posting to a ledger): functions that modules bring, by the name
 * that the transition says, run in the step's transaction. A refusal thrown by one undoes the whole step. `undo` takes back what
 * `run` did, for the step that says which one it takes back. Each is held to the rows of the documents that name it.
 */
import type { EffectShapes } from '../../../contract/generated/effects'
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { answerGet } from '../read/answer/get'
import { own } from '../read/statement/fields'
import { seeingAll } from '../asker/asker'
import { slot } from '../asker/slot'
import { rowsBelow } from './rows-below'
import type { Written } from './written'
import { keyOf, type Writing } from './write.row'

/** What an effect is given: the document as it stands after the step, whoever takes it, and its rows below. */
interface Effected<Document = Row, Items = Readonly<Record<string, readonly Row[]>>> {
  /** In the step's transaction; rows are written by `insertRow` and `updateRow`, and noted in `written`. */
  writing: Writing
  step: string
  /** As stored before the step. */
  before: Row
  row: Document
  /** By the names under `has`, those of other documents left out. */
  items: Items
  written: Written[]
}

/** What a module brings under the name that a transition's `effects` say. */
export interface Effect<Document = Row, Items = Readonly<Record<string, readonly Row[]>>> {
  /** @throws Refusal with a sentence that names the line */
  run(effected: Effected<Document, Items>): Promise<void>
  undo?(effected: Effected<Document, Items>): Promise<void>
}

/** The effects of all modules, by the names that transitions say. */
export const EFFECTS = slot<Readonly<Record<string, Effect>>>('effects of steps')

type Part<Name extends keyof EffectShapes, Key extends string> = EffectShapes[Name] extends Record<Key, infer Given> ? Given : never

/** Rows are read with all of their fields, other than a list's, which has those that were asked for. */
type Whole<Rows> = { [Name in keyof Rows]: Rows[Name] extends readonly (infer Each)[] ? readonly Required<Each>[] : Rows[Name] }

/** Declares an effect, held to the documents whose transitions name it: a field that they have not is an error of the compiler. */
export function effect<Name extends keyof EffectShapes>(_name: Name, does: Effect<Required<Part<Name, 'row'>>, Whole<Part<Name, 'items'>>>): Effect {
  return does as unknown as Effect
}

/** Runs what the step says, or takes back, last first, what the step did that this one undoes. */
export async function runEffects(writing: Writing, entity: Entity, step: string, before: Row, written: Written[]): Promise<void> {
  const transitions = entity.lifecycle?.transitions ?? {}
  const { effects = [], undo } = transitions[step] ?? {}
  const undone = undo === undefined ? [] : [...(transitions[undo]?.effects ?? [])].reverse()
  if (effects.length === 0 && undone.length === 0) return
  const given = { writing, step, before, ...(await documentOf(writing, entity, before)), written }
  for (const name of undone) {
    const undoing = own(EFFECTS.get(), name)?.undo
    if (!undoing) throw new Error(`the effect ${name} cannot be undone`)
    await undoing(given)
  }
  for (const name of effects) {
    const found = own(EFFECTS.get(), name)
    if (!found) throw new Error(`no effect ${name}`)
    await found.run(given)
  }
}

/** The document and the rows below it, whole. */
async function documentOf(writing: Writing, entity: Entity, stored: Row): Promise<{ row: Row; items: Record<string, Row[]> }> {
  const key = keyOf(entity, stored)
  const row = await answerGet({ ...writing, asker: seeingAll(writing.asker) }, entity, key)
  const items: Record<string, Row[]> = {}
  for (const [name, has] of Object.entries(entity.has)) if (!has.others) items[name] = await rowsBelow(writing, entity, [key], has)
  return { row, items }
}
