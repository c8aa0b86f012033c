/**
 * npm run demo: makes the demo company in an empty database, and grows its advertising facts (-- --facts 10000000). It
 * uses the database that the server uses: DATABASE_URL, or the embedded one of DATA_DIR.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { loadModel } from '../../codegen/load-model'
import { readConfig } from '../config'
import { withDatabase } from '../commands/command'
import { migrate } from '../kernel/kept/migrate'
import { arriveDemo } from './arriving.demo'
import { growFacts } from './grow.demo'
import { DEMO_COMPANY } from './company.demo'
import { seedDemo, yesterday } from './seed'

const USAGE = `用法：npm run demo -- [--facts 行数] [--today yyyy-mm-dd]
  --facts   广告数据（SP 投放日报）总行数，例如 10000000；不够的往更早的日子增加
  --today   最后一天有数据的日子；不写则为昨天`

function log(line: string): void {
  console.log(line)
}

/** @throws Error (Chinese, with the usage) */
function optionsOf(args: string[]): { facts?: number; today: string } {
  const { values } = parseArgs({ args, strict: false, options: { facts: { type: 'string' }, today: { type: 'string' } } })
  const unknown = Object.keys(values).find((name) => name !== 'facts' && name !== 'today')
  if (unknown !== undefined) throw new Error(`没有选项 --${unknown}\n${USAGE}`)
  const facts = values.facts === undefined ? undefined : Number(String(values.facts).replaceAll('_', ''))
  if (facts !== undefined && !(Number.isSafeInteger(facts) && facts > 0)) throw new Error(`--facts 应为正整数，现在是 ${String(values.facts)}\n${USAGE}`)
  const today = values.today === undefined ? yesterday() : String(values.today)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(Date.parse(today))) throw new Error(`--today 应形如 2026-01-31，现在是 ${today}\n${USAGE}`)
  return { facts, today }
}

async function main(): Promise<void> {
  const { facts, today } = optionsOf(process.argv.slice(2))
  const root = process.cwd()
  const config = readConfig(process.env, { args: [], cwd: root })
  const { model, problems } = loadModel(root)
  if (!model) throw new Error(`schemas/ 里有 ${problems.filter(({ severity }) => severity === 'error').length} 处错误，请先运行 npm run check`)
  await withDatabase(config, log, async (db) => {
    await migrate(db, model)
    const { rows } = await db.asOwner((tx) => tx.query<{ id: number; name: string }>('select id, name from company order by id'))
    const demo = rows.find((company) => company.name === DEMO_COMPANY)
    if (rows.length === 0) {
      const password = config.adminPassword ?? randomBytes(9).toString('base64url')
      const made = await seedDemo(db, model, { today, facts, password, log })
      log(`账号 ${made.login}，密码 ${config.adminPassword === null ? password : '见环境变量 ADMIN_PASSWORD'}`)
    } else if (!demo) throw new Error('这个数据库里已经有别的公司，演示公司只能建在空的数据库里。')
    // The start that founded it was stopped before its facts were all there.
    else if (!(await arriveDemo(db, () => model, { log, pausesMs: [] }))) process.exitCode = 1
    else if (facts === undefined) log('演示公司已经在了；要增加广告数据，请加 --facts 行数')
    else log(`增加了 ${await growFacts(db, model, { companyId: demo.id, facts, log })} 行广告数据`)
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
