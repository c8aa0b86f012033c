/** The project's own schemas over a throwaway embedded PostgreSQL, for benches that fill it themselves; gone when they are done. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Model } from '../../contract/model'
import { loadModel } from '../../codegen/load-model'
import { migrate } from '../../server/kernel/kept/migrate'
import { connect, type Database } from '../../server/kernel/store/connect'
import { startEmbedded } from '../../server/kernel/store/embedded/embedded'

/** @param name of its folder. @param how durable: what is written is waited for, as a seller's database does; @throws where the schemas have errors */
export async function withThrowaway(
  name: string, measure: (db: Database, model: Model, url: string) => Promise<void>, how: { durable: boolean } = { durable: false },
): Promise<void> {
  const { model } = loadModel(fileURLToPath(new URL('../../', import.meta.url)))
  if (!model) throw new Error('the schemas have errors: npm run check')
  const folder = mkdtempSync(join(tmpdir(), `${name}-bench-`))
  const server = await startEmbedded({ dataDir: folder, ...how })
  try {
    const db = await connect(server.url)
    try {
      await migrate(db, model)
      await measure(db, model, server.url)
    } finally {
      await db.close()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
