/**
 * What modules do once to a database that an earlier version filled: what was kept in one way and is kept in another now. Each
 * runs in the transaction that migrates, after the tables stand and before rows are made out of facts, and never twice.
 */
import type { Model } from '../../../contract/model'
import { slot } from '../asker/slot'
import type { Tx } from '../store/connect'

/** One change of what is kept, of one module; what has run is noted in schema_version by its name. */
export interface Upgrade {
  /** module.what; never given to another. */
  name: string
  /** Whose tables it reads or writes; it waits for a start where all of them are what the model says. */
  entities: readonly string[]
  /** Of all companies; a database that has nothing of before is left as it is. */
  run(tx: Tx, model: Model): Promise<void>
}

/** Filled from `Module.upgrades`; run in the order of the modules. */
export const UPGRADES = slot<readonly Upgrade[]>('upgrades of what is kept')

/** @param refused names of entities whose tables are not what the model says */
export async function runUpgrades(tx: Tx, model: Model, refused: ReadonlySet<string>): Promise<void> {
  const upgrades = UPGRADES.get()
  if (upgrades.length === 0) return
  const { rows } = await tx.query<{ name: string }>('select name from schema_version where name = any($1::text[])', [upgrades.map(({ name }) => name)])
  const done = new Set(rows.map(({ name }) => name))
  for (const { name, entities, run } of upgrades) {
    if (done.has(name) || entities.some((entity) => refused.has(entity) || !model.entities[entity])) continue
    await run(tx, model)
    await tx.query('insert into schema_version (name, checksum) values ($1, $2)', [name, 'module'])
  }
}
