/**
 * Four eyes: who made a document leaves the deciding step to another, where the company does not let people approve their own
 * and somebody else may take it. A flow of approval has rules of its own.
 */
import type { Entity, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import type { Access } from '../../kernel/asker/access/access'
import { rightsIn } from '../../kernel/store/rights-of'
import type { Judging } from '../../kernel/write/gates'
import { keyText } from '../../kernel/write/write.row'
import { mayApproveOwn } from './flow'

/** Names told in a refusal. */
const MOST_NAMES = 5

/** The asker's own documents, which the step leaves to another: the text of their key -> who may take it instead. */
export async function ownDocuments(judging: Judging, entity: Entity, rows: readonly Row[], name: string): Promise<Map<string, string>> {
  const none = new Map<string, string>()
  const step = entity.lifecycle?.transitions[name]
  const apart = step?.apart
  if (!step || apart === undefined || judging.approving || judging.asker.employeeId === null) return none
  const mine = rows.filter((row) => String(row[apart] ?? '') === judging.asker.employeeId)
  if (mine.length === 0 || (await mayApproveOwn(judging))) return none
  const others = await othersWhoMay(judging, entity, name, step.who)
  if (others.length === 0) return none
  const more = others.length > MOST_NAMES ? ` 等 ${others.length} 人` : ''
  const by = entity.fields[apart]?.label ?? '创建人'
  const says =
    `您是这张${entity.label}的${by}，不能自己${step.label}；请让 ${others.slice(0, MOST_NAMES).join('、')}${more} 处理，或由管理员在公司设置里打开「允许审批自己的单据」`
  return new Map(mine.map((row) => [keyText(entity, row), says]))
}

/** People in use, besides whoever asks, whose roles let them take the step. */
async function othersWhoMay({ tx, model, asker }: Judging, entity: Entity, step: string, who: string | undefined): Promise<string[]> {
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
