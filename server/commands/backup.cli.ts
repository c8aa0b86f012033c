/**
 * `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: the database of DATA_DIR or DATABASE_URL, with the uploaded
 * files. The web server may keep running during a backup.
 */
import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadModel } from '../../codegen/load-model'
import { readConfig } from '../config'
import { backup, BackupError, restore } from '../kernel/kept/backup'
import { migrate } from '../kernel/kept/migrate'
import { runCommand, withDatabase } from './command'

const USAGE = '用法：npm run backup -- 备份文件夹\n　　　npm run restore -- 备份文件夹'

async function main(args: string[]): Promise<void> {
  const [task, given] = args
  if ((task !== 'backup' && task !== 'restore') || !given || args.length > 2) throw new BackupError(USAGE)
  const folder = resolve(given)
  const config = readConfig(process.env, { args: [], cwd: process.cwd() })
  const { model, problems } = loadModel(fileURLToPath(new URL('../../', import.meta.url)))
  if (!model) {
    throw new BackupError(`schema 有错误，请先运行 npm run check：\n${problems.map((problem) => `${problem.file}:${problem.line} ${problem.message}`).join('\n')}`)
  }
  await withDatabase(config, (line) => console.error(line), async (db) => {
    const files = join(config.dataDir, 'files')
    const kept = join(folder, 'files')
    await migrate(db, model)
    const done = task === 'backup' ? await backup(db, model, folder) : await restore(db, model, folder)
    const [from, to] = task === 'backup' ? [files, kept] : [kept, files]
    if (existsSync(from)) cpSync(from, to, { recursive: true })
    console.log(`${task === 'backup' ? `已备份到 ${folder}` : `已从 ${folder} 恢复`}：${done.tables} 张表，${done.rows} 行`)
  })
}

runCommand(main, [BackupError])
