/** A small company to ask questions of: two shops that see each other's rows, or not; rows are said by each test. */
import type { Asker } from '../../../server/kernel/asker/asker'
import { raiseDataVersions } from '../../../server/kernel/store/data-version'
import { answerList } from '../../../server/kernel/read/answer/lists'
import { answerReport } from '../../../server/kernel/read/answer/reports'
import type { Tx } from '../../../server/kernel/store/connect'
import type { Caller } from '../../../server/kernel/asker/person'
import type { ListAnswer, ListRequest, Row } from '../../../contract/wire'
import { createCompany, createTestDatabase, type TestDatabase } from '../../support/database'
import { queryModel } from './model'

export interface World extends TestDatabase {
  caller: Caller
  /** @param silently nobody is told of the write: what is kept stands */
  insert(entity: string, rows: Row[], silently?: 'silently'): Promise<void>
  clear(...entities: string[]): Promise<void>
  list(entity: string, request?: Partial<ListRequest>, asker?: Partial<Asker>): Promise<ListAnswer>
  report(dataset: string, request?: Partial<ListRequest>, asker?: Partial<Asker>): Promise<ListAnswer>
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** As `run`, in a transaction that reads alone, as calls that ask do. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export function askerOf(caller: Caller, more: Partial<Asker> = {}): Asker {
  return {
    companyId: caller.companyId, employeeId: '1', shopIds: null, everything: true, hidden: () => new Set<string>(), currency: 'CNY',
    zone: 'Asia/Shanghai', today: '2025-04-15', ...more,
  }
}

/** What somebody without the permission "cost" must not see. */
export const withoutCost: Partial<Asker> = {
  everything: false,
  hidden: (source) => new Set(
    { product: ['purchase_cost'], sale: ['cost', 'profit'], sales: ['cost', 'profit'], plain_sales: ['cost', 'profit'] }[source] ?? [],
  ),
}

/** Shops 1 (us, USD), 2 (jp, JPY) and 3 (de, EUR). */
export async function openWorld(): Promise<World> {
  const database = await createTestDatabase({ model: queryModel })
  const { db } = database
  const caller = await createCompany(db)
  const world: World = {
    ...database,
    caller,
    run: (work) => db.withCompany(caller, work),
    read: (work) => db.withCompany(caller, work, { readOnly: true }),
    insert: (entity, rows, silently) =>
      db.asOwner(async (tx) => {
        const shared = queryModel.entities[entity]?.shared
        for (const row of rows) {
          const values: Row = shared ? row : { company_id: caller.companyId, ...row }
          const names = Object.keys(values)
          await tx.query(
            `insert into "${entity}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')})`,
            Object.values(values),
          )
        }
        if (!silently) await raiseDataVersions(tx, caller.companyId, [entity])
      }),
    clear: (...entities) =>
      db.asOwner(async (tx) => {
        for (const entity of entities) await tx.query(`delete from "${entity}"`)
        await raiseDataVersions(tx, caller.companyId, entities)
      }),
    list: (entity, request, asker) =>
      db.withCompany(
        caller,
        (tx) => answerList({ tx, model: queryModel, asker: askerOf(caller, asker) }, queryModel.entities[entity]!, { page: 1, pageSize: 50, ...request }),
        { readOnly: true },
      ),
    report: (dataset, request, asker) =>
      db.withCompany(
        caller,
        (tx) => answerReport({ tx, model: queryModel, asker: askerOf(caller, asker) }, queryModel.datasets[dataset]!, { page: 1, pageSize: 1000, ...request }),
        { readOnly: true },
      ),
  }
  await world.insert('shop', [
    { id: 1, name: '美国店', site: 'us', currency: 'USD' },
    { id: 2, name: '日本店', site: 'jp', currency: 'JPY' },
    { id: 3, name: '德国店', site: 'de', currency: 'EUR' },
  ])
  return world
}

/** A sale of shop 1 on 1 March 2025 in USD, but for what is said. */
export function sale(more: Row): Row {
  return { shop_id: 1, day: '2025-03-01', currency: 'USD', ...more }
}
