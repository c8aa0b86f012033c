/**
 * The whole product for journeys: the built web app and its server on a socket of their own, over a fresh database, with
 * its own copy of schemas/, which it follows; a test may edit that copy and leaves the checkout as it was.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withDeployment } from '../../codegen/build/deployment'
import { withLock } from '../../server/kernel/store/embedded/embedded.lock'
import { ensureBuilt } from '../../server/kernel/http/web/build'
import { modelsOfRun } from './database'
import { startTestApp, type TestApp, type TestAppOptions } from './app'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export interface RunningApp extends TestApp {
  /** "http://127.0.0.1:40123", without a slash at its end. */
  address: string
  /** Adds a shop of the company; answers its id. */
  shop(name: string, site: string): Promise<string>
  /** Changes a schema file of the copy (path below schemas/), in place, as an editor saves it. */
  editSchema(path: string, edit: (text: string) => string): void
}

export interface RunningOptions extends Omit<TestAppOptions, 'root' | 'watch' | 'web'> {
  /** Changes the copy of schemas/ before anything reads it. */
  prepare?: (schemas: string) => void
  /** What a deployment's clients.json says (docs/clients.md). */
  clients?: unknown
  /** The test edits schemas: they are read before the first edit, as by a server that has been edited before. */
  edited?: boolean
}

/** Starts it; `stop()` ends it and removes its folder. The web app is built first where it is missing or stale. */
export async function startRunningApp({ prepare, clients, edited = false, ...options }: RunningOptions = {}): Promise<RunningApp> {
  const root = mkdtempSync(join(tmpdir(), 'seller-journey-'))
  const schemas = join(root, 'schemas')
  cpSync(join(ROOT, 'schemas'), schemas, { recursive: true, filter: (path) => !path.endsWith('.editor') })
  prepare?.(schemas)
  const app = await webIn(root, clients)
    .then((folder) => startTestApp({ ...(edited ? {} : { kept: modelsOfRun() }), ...options, root, watch: true, web: { kind: 'built', folder } }))
    .catch((error: unknown) => {
      rmSync(root, { recursive: true, force: true })
      throw error
    })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const { db, live } = app.runtime
  return {
    ...app,
    address: `http://127.0.0.1:${port}`,
    async shop(name, site) {
      const about = live.current.model.enums['site']?.data[site]
      if (!about) throw new Error(`there is no site ${site}`)
      const { rows } = await db.asOwner((tx) =>
        tx.query<{ id: string }>(
          `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, $2, $2, $3, $4, $5) returning id::text as id`,
          [app.companyId, name, site, about['domain'], about['currency']],
        ),
      )
      return rows[0]!.id
    },
    editSchema(path, edit) {
      const file = join(schemas, path)
      const before = readFileSync(file, 'utf8')
      const after = edit(before)
      if (after === before) throw new Error(`nothing was changed in ${path}`)
      writeFileSync(file, after)
    },
    async stop() {
      await app.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/**
 * The built web app in a folder of this app's own, so that a build that starts while the journey is on its way takes
 * nothing from under it. One process builds at a time, the others find it done.
 */
export async function webIn(root: string, clients?: unknown): Promise<string> {
  const folder = join(root, 'web')
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  await withLock(join(ROOT, 'dist', 'web.lock'), async () => {
    await ensureBuilt(ROOT, () => undefined)
    cpSync(join(ROOT, 'dist', 'web'), folder, { recursive: true })
  }, { log: () => undefined })
  const page = join(folder, 'index.html')
  if (clients !== undefined) writeFileSync(page, withDeployment(readFileSync(page, 'utf8'), clients))
  return folder
}
