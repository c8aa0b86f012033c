/** Brings a database to what the model says: its tables (store), then what is kept over them: rollups and rows made out of facts. */
import type { Model } from '../../../contract/model'
import { rollupsOf } from '../read/statement/rollup-facts'
import type { Database } from '../store/connect'
import { migrateTables, type MigrateOptions, type MigrateStep, type Migration } from '../store/migrate/migrate'
import type { RefusedEntity } from '../store/migrate/migrate.tables'
import { migrateDerived } from './derived'
import { migrateRollups } from './rollup.migrate'
import { runUpgrades } from './upgrades'

const keep: MigrateStep = async (tx, model, { tables, refused, run }) => {
  const ready = without(model, refused)
  await runUpgrades(tx, model, new Set(refused.map(({ entity }) => entity.name)))
  await migrateRollups(tx, ready, tables, run, model)
  await migrateDerived(tx, ready, new Map([...tables].map(([name, table]) => [name, table.comment])), run)
}

/** @throws MigrationError where a system file was edited after it had been applied; RenameError */
export function migrate(db: Database, model: Model, options: Omit<MigrateOptions, 'steps'> = {}): Promise<Migration> {
  return migrateTables(db, model, { ...options, steps: [keep] })
}

/** The model without the datasets and made rows that read a table which is not what the model says. */
function without(model: Model, refused: readonly RefusedEntity[]): Model {
  if (refused.length === 0) return model
  const names = new Set(refused.map(({ entity }) => entity.name))
  const unfillable = new Set([...names].flatMap((name) => rollupsOf(model, name).map(({ dataset }) => dataset.name)))
  const datasets = Object.fromEntries(Object.entries(model.datasets).filter(([name]) => !unfillable.has(name)))
  const entities = Object.fromEntries(
    Object.entries(model.entities).map(([name, { compute, ...entity }]) => {
      const unmakeable = names.has(name) || compute?.of.some(({ facts }) => names.has(facts))
      return [name, compute && !unmakeable ? { ...entity, compute } : entity]
    }),
  )
  return { ...model, datasets, entities }
}
