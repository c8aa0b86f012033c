/** Whom a rule tells: those it names who may list what it is over and see every field that it looks at, each of the shops they see. */
import { fieldsOfCondition, isConditionTree } from '../../../contract/filter'
import type { Model } from '../../../contract/model'
import { subjectOfConditions } from '../../../contract/kept-conditions'
import type { ConditionsPlan } from '../../../contract/plan'
import { entityNamed, mayList, mayReport } from '../../kernel/asker/access/reach'
import type { Tx } from '../../kernel/store/connect'
import { rightsIn } from '../../kernel/store/rights-of'
import type { AlertRule } from './rules'

/** An employee who is told, and of which shops. */
export interface Listener {
  id: string
  /** null: every shop, and rows of none. */
  shopIds: string[] | null
}

type Access = Awaited<ReturnType<Awaited<ReturnType<typeof rightsIn>>>>['access']

/** The people of a company whom a rule may tell, and what of it each may know. */
export async function audienceOf(
  tx: Tx, model: Model, companyId: number, rule: Pick<AlertRule, 'roles' | 'people' | 'condition'>, of: ConditionsPlan,
): Promise<Listener[]> {
  const { rows: staff } = await tx.query<{ id: string; roles: string[]; all_shops: unknown; shop_ids: unknown }>(
    `select id::text, coalesce(roles, '{}') as roles, all_shops, shop_ids from employee where company_id = $1 and state = 'on' order by id`, [companyId],
  )
  const rightsOf = await rightsIn(tx, model, companyId)
  const isMeant = rule.roles.length + rule.people.length === 0 ? () => true
    : ({ id, roles }: { id: string; roles: string[] }) => rule.people.includes(id) || roles.some((role) => rule.roles.includes(role))
  const fields = isConditionTree(rule.condition) ? fieldsOfCondition(rule.condition) : []
  return staff.filter(isMeant).flatMap((person) => {
    const { access, shopIds } = rightsOf(person)
    return mayKnow(model, access, of, fields) ? [{ id: person.id, shopIds }] : []
  })
}

/** Does somebody who sees these shops see a row of those? A row of none is seen by those who see every shop. */
export function sees({ shopIds }: Pick<Listener, 'shopIds'>, shops: readonly string[] | null): boolean {
  return shopIds === null || (shops ?? []).some((shop) => shopIds.includes(shop))
}

function mayKnow(model: Model, access: Access, of: ConditionsPlan, fields: readonly string[]): boolean {
  const hidden = access.hidden(subjectOfConditions(of))
  if (fields.some((path) => hidden.has(path) || hidden.has(path.split('.')[0] ?? ''))) return false
  return 'dataset' in of ? mayReport(model, access, of.dataset) : mayList(model, access, entityNamed(model, of.entity))
}
