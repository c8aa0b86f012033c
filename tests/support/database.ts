/**
 * A fresh, migrated PostgreSQL database for a test file, in about a quarter of a second: the run's cluster is started
 * once, the model's tables are made once in a template, and each database is a copy of it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { startModel, type KeptModels } from '../../codegen/kept-model'
import type { Loaded } from '../../codegen/load-model'
import type { Model } from '../../contract/model'
import { connect, type ConnectOptions, type Database } from '../../server/kernel/store/connect'
import type { Caller } from '../../server/kernel/asker/person'
import { startEmbedded } from '../../server/kernel/store/embedded/embedded'
import { withLock } from '../../server/kernel/store/embedded/embedded.lock'
import { migrate } from '../../server/kernel/kept/migrate'
// Plugs the modules in, too: rows are written, made and read by their rules.
import { serverLoader } from '../../server/runtime'
import { systemFiles } from '../../server/kernel/store/migrate/system-tables'
import { seedDemo, yesterday } from '../../server/demo/seed'

export interface TestDatabase {
  db: Database
  /** The owner's address. */
  url: string
  model: Model
  /** Closes the connections and removes the database; for afterAll. */
  drop(): Promise<void>
}

export interface TestDatabaseOptions {
  /** The tables it has; the project's own schemas unless given. */
  model?: Model
  /** Nothing in it, not even the system's tables. */
  empty?: boolean
  /** The demo company in it, whose people all have this password: made once a run for each password, and copied. */
  demo?: { password: string }
  /** E.g. a short timeout. */
  connect?: ConnectOptions
}

export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const folder = inject('databaseFolder')
  const model = options.model ?? projectModel()
  const cluster = await clusterIn(folder)
  const template = options.empty ? undefined : await templateFor(folder, cluster, model, options.demo)
  const name = `test_${createHash('sha256').update(`${process.pid} ${Math.random()} ${Date.now()}`).digest('hex').slice(0, 16)}`
  await administer(cluster, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`)
  const url = withDatabase(cluster, name)
  const db = await connect(url, { appConnections: 5, ownerConnections: 3, ...options.connect })
  return {
    db,
    url,
    model,
    async drop() {
      await db.close()
      await administer(cluster, `drop database if exists ${name} with (force)`)
    },
  }
}

/** A company and somebody of it who sees every shop. */
export async function createCompany(db: Database, values: { name?: string; currency?: string; zone?: string } = {}): Promise<Caller> {
  const { rows } = await db.asOwner((tx) =>
    tx.query<{ id: number }>(
      'insert into company (name, currency, zone) values ($1, $2, $3) returning id',
      [values.name ?? '测试公司', values.currency ?? 'CNY', values.zone ?? 'Asia/Shanghai'],
    ),
  )
  return { companyId: rows[0]?.id ?? 0, employeeId: '1', shopIds: null }
}

/** The address of another database of the same server. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/\/[^/]*$/, `/${name}`)
}

const ROOT = join(import.meta.dirname, '../..')
let projects: Model | undefined

/** The model of the project's schemas. @throws Error with the checker's messages where they are wrong */
export function projectModel(): Model {
  if (projects) return projects
  const loaded = startProject()
  if (!loaded.model) {
    const errors = loaded.problems.filter((problem) => problem.severity === 'error').map(
      (problem) => `${problem.file}:${problem.line}:${problem.column} ${problem.code} ${problem.message}`,
    )
    throw new Error(`the schemas have errors, so there is no model to test with:\n${errors.join('\n')}`)
  }
  projects = loaded.model
  return projects
}

/** Where the models of this run are kept, under what they are made from. */
export const modelsOfRun = (): KeptModels => ({ folder: join(inject('databaseFolder'), 'model'), build: 'of this run' })

/** Reads and checks the project's schemas as the server does, unless another process of this run has: a tenth of the time. */
export function startProject(): Pick<Loaded, 'model' | 'problems'> {
  return startModel(ROOT, modelsOfRun(), () => serverLoader(ROOT).reload())
}

async function clusterIn(folder: string): Promise<string> {
  const kept = join(folder, 'url')
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  return withLock(join(folder, 'start.lock'), async () => {
    if (existsSync(kept)) return readFileSync(kept, 'utf8')
    // Never stopped here: other files use it; the run's end removes it.
    const { url } = await startEmbedded({ dataDir: folder, durable: false })
    writeFileSync(kept, url)
    return url
  }, { log: () => undefined })
}

const shapes = new WeakMap<Model, string>()

/** What a model's tables hang on. Models are changed by nobody who has asked for a database of theirs: each is read through once. */
function shapeOf(model: Model): string {
  const known = shapes.get(model) ?? createHash('sha256').update(JSON.stringify([model.entities, model.datasets])).digest('hex')
  shapes.set(model, known)
  return known
}

/** The template's name says what is in it, so that another model, another system file, or another company gets another one. */
async function templateFor(folder: string, cluster: string, model: Model, demo?: { password: string }): Promise<string> {
  const shape = JSON.stringify([shapeOf(model), systemFiles().map((file) => file.checksum), demo])
  const name = `template_${createHash('sha256').update(shape).digest('hex').slice(0, 16)}`
  const done = join(folder, name)
  if (existsSync(done)) return name
  return withLock(`${done}.lock`, async () => {
    if (existsSync(done)) return name
    await administer(cluster, `drop database if exists ${name} with (force)`)
    await administer(cluster, `create database ${name}`)
    const db = await connect(withDatabase(cluster, name))
    try {
      await migrate(db, model)
      if (demo) await seedDemo(db, model, { today: yesterday(), password: demo.password })
    } finally {
      await db.close()
    }
    writeFileSync(done, '')
    return name
  }, { log: () => undefined })
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
