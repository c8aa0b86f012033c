/**
 * One throwaway PostgreSQL cluster a run, in a folder of the temporary folder. It is started by the first test that asks
 * for a database (tests/support/database.ts), so runs without such tests pay nothing, and ended and removed here.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { commandOf, sleep, stateOf } from '../../server/kernel/store/embedded/embedded.processes'
import { postmasterOf } from '../../server/kernel/store/embedded/embedded.postmaster'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's cluster is, or will be. */
    databaseFolder: string
  }
}

const PREFIX = 'seller-test-db-'

export default function setup(project: TestProject): () => Promise<void> {
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  project.provide('databaseFolder', folder)
  // The model that a run reads once is of the code that it ran with.
  project.onTestsRerun(() => Promise.resolve(rmSync(join(folder, 'model'), { recursive: true, force: true })))
  return async () => {
    await remove(folder)
    // Runs that were killed leave theirs behind.
    for (const name of readdirSync(tmpdir())) {
      const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0
      if (pid > 0 && stateOf(pid) === 'gone') await remove(join(tmpdir(), name))
    }
  }
}

/** Nothing of it is kept, so the server is not asked to write anything down. */
async function remove(folder: string): Promise<void> {
  // Each project of the run ends by itself; the first takes it away.
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((each) => /^postgres-\d+$/.test(each))) {
    const data = join(folder, name)
    const server = postmasterOf(data)
    if (server && stateOf(server.pid) === 'running' && commandOf(server.pid)?.includes(data) !== false) {
      process.kill(server.pid, 'SIGQUIT')
      for (let waits = 0; stateOf(server.pid) === 'running' && waits < 250; waits++) await sleep(20)
    }
    if (server?.address?.host.startsWith('/')) rmSync(server.address.host, { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
}
