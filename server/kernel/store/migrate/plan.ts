/** What `npm run migrate` would do, for people to read before they say yes: the SQL, the rows, what does not come back, how to go back. */
import type { Model } from '../../../../contract/model'
import { readTables } from './catalog'
import type { Database } from '../connect'
import { applySystemFiles } from './migrate'
import { planTables, type TablePlan } from './migrate.tables'
import { renameStatements, type Rename } from './rename'
import { APP_ROLE } from '../roles'
import type { Care, Step } from './step'

/** Tables and their steps, counted; the database is as it was afterwards. */
export async function readPlan(db: Database, model: Model, renames: readonly Rename[] = []): Promise<TablePlan[]> {
  return db.asOwner(async (tx) => {
    await tx.query('savepoint as_it_was')
    await applySystemFiles(tx, async (statement) => void (await tx.query(statement)))
    const renamed: TablePlan[] = []
    for (const rename of renames) {
      const { sql, back } = await renameStatements(tx, model, rename)
      for (const statement of sql) await tx.query(statement)
      const entity = model.entities[rename.entity]!
      renamed.push(
        {
          table: entity.table, entity,
          steps: [{ care: 'care', at: ['fields', rename.to], says: `${rename.entity}.${rename.from} 改名为 ${rename.to}，数据跟着走`, sql, back }],
        },
      )
    }
    const plans = [...renamed, ...(await planTables(tx, model, await readTables(tx, APP_ROLE), { counting: true }))]
    await tx.query('rollback to savepoint as_it_was')
    return plans
  })
}

const HEADINGS: { cares: Care[]; says: string }[] = [
  { cares: ['care'], says: '要您确认才做（npm run migrate -- --apply）：' },
  { cares: ['stuck', 'waits'], says: '还不能做，请先处理数据：' },
  { cares: ['adds', 'settles'], says: '不丢数据，启动时（或同一条命令）会做：' },
]

/** The plan as the command prints it. */
export function planText(plans: readonly TablePlan[]): string {
  const all = plans.flatMap((plan) => plan.steps.map((step) => ({ plan, step })))
  if (all.length === 0) return '数据库与页面定义一致，没有要做的。'
  const parts = HEADINGS.flatMap(({ cares, says }) => {
    const here = all.filter(({ step }) => cares.includes(step.care))
    return here.length === 0 ? [] : [[says, ...here.map(({ plan, step }, at) => stepText(plan, step, at + 1))].join('\n\n')]
  })
  const careful = all.some(({ step }) => step.care === 'care')
  const backup = careful ? ['动手之前先备份：npm run backup -- 文件夹。要整个退回：停下服务，用新的 DATA_DIR（或空的数据库）以 DEMO=0 启动一次旧的定义，再 npm run restore -- 文件夹。'] : []
  return ['以下是计划，什么都还没有改动。', ...parts, ...backup].join('\n\n')
}

function stepText(plan: TablePlan, step: Step, number: number): string {
  const line = (label: string, text: string | undefined): string[] => (text ? [`   ${label}  ${text}`] : [])
  return [
    `${number}. ${plan.entity ? `「${plan.entity.label}」` : ''}${step.says}`,
    ...line('定义　', plan.entity?.file),
    ...line('涉及　', step.rows === undefined ? undefined : `${step.rows} 行`),
    ...line('先做　', step.first),
    ...step.sql.flatMap((statement) => line('执行　', `${statement};`)),
    ...line('回不来', step.loses),
    ...step.back.flatMap((statement) => line('退回　', `${statement};`)),
  ].join('\n')
}
