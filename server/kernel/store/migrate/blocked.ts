/**
 * Entities whose table is not what the schemas say, because the change needs care: their calls answer one sentence that
 * names the command, everything else goes on. Runs nothing.
 */
import type { Call, Model } from '../../../../contract/model'
import { HttpRefusal } from '../../asker/refusal'
import type { RefusedEntity } from './migrate.tables'

const COMMAND = '请管理员运行 npm run migrate -- --plan 查看处理方案'

/** The model as it can be answered with: entities of `refused` are stopped. */
export function withBlocked(model: Model, refused: readonly RefusedEntity[]): Model {
  if (refused.length === 0) return model
  return { ...model, blocked: Object.fromEntries(refused.map((each) => [each.entity.name, sentenceOf(each)])) }
}

/** "「商品」的数据表还没有跟上页面定义，相关功能暂停：…" */
export function sentenceOf({ entity, steps }: RefusedEntity): string {
  const why = [...new Set(steps.map(({ says, first }) => (first ? `${says}。${first}` : says)))].join('；')
  return `「${entity.label}」的数据表还没有跟上页面定义，相关功能暂停，数据没有改动：${why}。${COMMAND}`
}

/** @throws HttpRefusal 503 where the entity is stopped */
export function requireReady(model: Model, entity: string): void {
  const sentence = model.blocked?.[entity]
  if (sentence !== undefined) throw new HttpRefusal(503, sentence)
}

/** Refuses a call that answers from an entity that is stopped, before anything is read. @throws HttpRefusal 503 */
export function requireCallReady(model: Model, call: Call): void {
  if (!model.blocked || !call.does || call.does.type === 'handler') return
  if ('entity' in call.does && call.does.entity !== undefined) requireReady(model, call.does.entity)
  const dataset = 'dataset' in call.does && call.does.dataset !== undefined ? model.datasets[call.does.dataset] : undefined
  for (const { facts } of Object.values(dataset?.sources ?? {})) requireReady(model, facts)
}

/** What a statement fails with whose tables are not as the model says (PostgreSQL, appendix A: class 42). */
export function asBlocked(model: Model, error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code
  const [sentence] = Object.values(model.blocked ?? {})
  return sentence !== undefined && typeof code === 'string' && /^42[0-9A-Z]{3}$/.test(code) ? new HttpRefusal(503, sentence) : error
}
