/**
 * What commands on the product's own database share: it is opened as the server does (DATABASE_URL, or the embedded one of
 * DATA_DIR, started or joined), closed however the work ends, and a failure that is known is one sentence, without a stack.
 * It reads no arguments and decides no exit code but that of a failure.
 */
import { ConfigError, type Config } from '../config'
import { connect, type Database } from '../kernel/store/connect'
import { startEmbedded } from '../kernel/store/embedded/embedded'
import { EmbeddedDatabaseError } from '../kernel/store/embedded/embedded.errors'
import { databaseFailure } from '../kernel/store/failure'
import { MigrationError } from '../kernel/store/migrate/migrate'
import { RoleError } from '../kernel/store/roles'
// Plugs the modules in: a command writes, makes and reads rows by their rules, as the server does.
import '../modules/modules'

/** Does the work on the configured database and closes it. `log` is told what the database says while it starts and runs. */
export async function withDatabase<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: (line: string) => void, work: (db: Database) => Promise<T>,
): Promise<T> {
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log }) : undefined
  try {
    const db = await connect(config.databaseUrl ?? embedded!.url, { log })
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  } finally {
    await embedded?.stop()
  }
}

const KNOWN = [ConfigError, EmbeddedDatabaseError, MigrationError, RoleError]

/** Runs a command to its end. A failure ends it with 1: those of its own kinds, and of the database, in their own words. */
export function runCommand(main: (args: string[]) => Promise<void>, ownErrors: readonly (new (...args: never[]) => Error)[] = []): void {
  main(process.argv.slice(2)).catch((error: unknown) => {
    const known = [...KNOWN, ...ownErrors].some((kind) => error instanceof kind)
    console.error(known && error instanceof Error ? error.message : (databaseFailure(error)?.message ?? error))
    process.exitCode = 1
  })
}
