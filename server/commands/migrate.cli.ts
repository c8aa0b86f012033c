/**
 * npm run migrate [-- --plan] · npm run migrate -- --apply [--rename entity.old=new …]
 * Shows what the database needs to follow the schemas, and does it once it is told to. A server that runs takes notice.
 */
import { fileURLToPath } from 'node:url'
import { formatProblem } from '../../codegen/check/problem'
import { loadModel } from '../../codegen/load-model'
import { readConfig } from '../config'
import { sentenceOf } from '../kernel/store/migrate/blocked'
import { MigrationError } from '../kernel/store/migrate/migrate'
import { migrate } from '../kernel/kept/migrate'
import { planText, readPlan } from '../kernel/store/migrate/plan'
import { readRename, RenameError, type Rename } from '../kernel/store/migrate/rename'
import { runCommand, withDatabase } from './command'

const USAGE = `用法：
  npm run migrate -- --plan     数据库要怎样跟上页面定义：要执行的 SQL、涉及的行数、什么回不来、怎样退回
  npm run migrate -- --apply    照计划执行
  两者都可以加 --rename 实体.旧字段=新字段（可以多次）：字段改了名，数据跟着走`

interface Asked {
  apply: boolean
  renames: Rename[]
}

function readArguments(args: readonly string[]): Asked {
  const asked: Asked = { apply: false, renames: [] }
  for (let at = 0; at < args.length; at += 1) {
    if (args[at] === '--apply') asked.apply = true
    else if (args[at] === '--rename') asked.renames.push(readRename(args[(at += 1)] ?? ''))
    else if (args[at] !== '--plan') throw new RenameError(USAGE)
  }
  if (asked.apply && args.includes('--plan')) throw new RenameError(USAGE)
  return asked
}

async function main(args: readonly string[]): Promise<void> {
  const asked = readArguments(args)
  const config = readConfig(process.env, { args: [], cwd: process.cwd() })
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const { model, problems } = loadModel(root)
  if (!model) throw new MigrationError(problems.filter(({ severity }) => severity === 'error').map(formatProblem))
  await withDatabase(config, (line) => console.error(line), async (db) => {
    if (!asked.apply) return console.log(planText(await readPlan(db, model, asked.renames)))
    const { applied, notes, refused } = await migrate(db, model, { occasion: 'command', renames: asked.renames })
    console.log(applied.length === 0 ? '没有要做的。' : `已执行 ${applied.length} 条：\n${applied.map((statement) => `  ${statement};`).join('\n')}`)
    for (const line of [...notes, ...refused.map(sentenceOf)]) console.log(line)
    if (refused.length > 0) process.exitCode = 1
  })
}

runCommand(main, [RenameError])
