/**
 * `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: the database of DATA_DIR or DATABASE_URL, with the uploaded
 * files. The web server may keep running during a backup.
 */
import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadModel } from '../../codegen/load-model'
import { ConfigError, readConfig } from '../config'
import { backup, BackupError, restore } from '../kernel/store/backup'
import { connect } from '../kernel/store/connect'
import { startEmbedded } from '../kernel/store/embedded/embedded'
import { EmbeddedDatabaseError } from '../kernel/store/embedded/embedded.errors'
import { databaseFailure } from '../kernel/store/failure'
import { migrate, MigrationError } from '../kernel/store/migrate/migrate'
import { RoleError } from '../kernel/store/roles'

const USAGE = '用法：npm run backup -- 备份文件夹\n　　　npm run restore -- 备份文件夹'

async function main(args: string[]): Promise<void> {
  const [task, given] = args
  if ((task !== 'backup' && task !== 'restore') || !given || args.length > 2) throw new BackupError(USAGE)
  const folder = resolve(given)
  const config = readConfig(process.env, { args: [], cwd: process.cwd() })
  const { model, problems } = loadModel(fileURLToPath(new URL('../../', import.meta.url)))
  if (!model) throw new BackupError(`schema 有错误，请先运行 npm run check：\n${problems.map((problem) => `${problem.file}:${problem.line} ${problem.message}`).join('\n')}`)
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log: (line) => console.error(line) })
  try {
    const db = await connect(config.databaseUrl ?? embedded?.url ?? '')
    try {
      const files = join(config.dataDir, 'files')
      const kept = join(folder, 'files')
      await migrate(db, model)
      const done = task === 'backup' ? await backup(db, model, folder) : await restore(db, model, folder)
      const [from, to] = task === 'backup' ? [files, kept] : [kept, files]
      if (existsSync(from)) cpSync(from, to, { recursive: true })
      console.log(`${task === 'backup' ? `已备份到 ${folder}` : `已从 ${folder} 恢复`}：${done.tables} 张表，${done.rows} 行`)
    } finally {
      await db.close()
    }
  } finally {
    await embedded?.stop()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const known = [BackupError, ConfigError, EmbeddedDatabaseError, MigrationError, RoleError].some((kind) => error instanceof kind)
  const failure = databaseFailure(error)
  console.error(known && error instanceof Error ? error.message : (failure?.message ?? error))
  process.exitCode = 1
})
