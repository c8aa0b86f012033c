/**
 * Four eyes: who made a document leaves the deciding step to another, where the company does not let people approve their own
 * and somebody else may take it. A flow of approval has rules of its own.
 */
import type { Entity, Model } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { Access } from '../../kernel/asker/access/access'
import { rightsIn } from '../../kernel/store/rights-of'
import type { Writing } from '../../kernel/write/write.row'
import { mayApproveOwn } from './flow'

/** Names told in a refusal. */
const MOST_NAMES = 5

/** @throws Refusal naming who may take the step instead */
export async function refuseOwnDocument(writing: Writing, entity: Entity, row: Row, name: string): Promise<void> {
  const step = entity.lifecycle?.transitions[name]
  if (!step?.apart || writing.approving || writing.asker.employeeId === null) return
  if (String(row[step.apart] ?? '') !== writing.asker.employeeId || (await mayApproveOwn(writing))) return
  const others = await othersWhoMay(writing, entity, name, step.who)
  if (others.length === 0) return
  const more = others.length > MOST_NAMES ? ` 等 ${others.length} 人` : ''
  const by = entity.fields[step.apart]?.label ?? '创建人'
  throw new Refusal(
    CODES.transition,
    `您是这张${entity.label}的${by}，不能自己${step.label}；请让 ${others.slice(0, MOST_NAMES).join('、')}${more} 处理，或由管理员在公司设置里打开「允许审批自己的单据」`,
  )
}

/** People in use, besides whoever asks, whose roles let them take the step. */
async function othersWhoMay({ tx, model, asker }: Writing, entity: Entity, step: string, who: string | undefined): Promise<string[]> {
  const { rows } = await tx.query<{ name: string; roles: string[] | null }>(
    `select name, roles from employee where company_id = $1 and id <> $2::bigint and coalesce(state, 'on') = 'on' order by id`,
    [asker.companyId, asker.employeeId],
  )
  const rightsOf = await rightsIn(tx, model, asker.companyId)
  return rows.filter((row) => mayTake(model, rightsOf(row).access, entity, step, who)).map(({ name }) => name)
}

function mayTake(model: Model, access: Access, entity: Entity, step: string, who: string | undefined): boolean {
  if (access.everything) return true
  if (who !== undefined && !access.permissions.has(who)) return false
  return Object.values(model.plans).some((plan) => plan.lists.some((list) => list.source.entity === entity.name
    && list.actions.some(({ action, does }) => does.type === 'transition' && does.transition === step && access.mayAct(plan.page, action))))
}
