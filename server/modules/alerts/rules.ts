/** The rules of a company as they are kept, and what each is over by the model. Judges nothing. */
import type { Model } from '../../../contract/model'
import { conditionsOf } from '../../../contract/kept-conditions'
import type { ConditionsPlan } from '../../../contract/plan'
import type { Tx } from '../../kernel/store/connect'

/**
 * A rule as it is kept (alert_rule). `about` names a list of the model; `roles` and `people` (ids) are who is told; `repeat`: how often while it still
 * holds.
 */
export interface AlertRule {
  id: string
  rule_name: string
  about: string
  /** A filter tree. */
  condition: unknown
  roles: string[]
  people: string[]
  repeat: 'once' | 'daily' | 'weekly'
  is_enable: boolean
}

/** What the rules about one list are over; undefined where the model no longer has it. */
export function overWhat({ entities }: Pick<Model, 'entities'>, about: string): ConditionsPlan | undefined {
  return conditionsOf(entities['alert_rule']?.fields['condition']?.conditions, { about })
}

/** Entities whose rows rules about this list read: its own, and those that figures beside them are summed from. */
export function readsOf(model: Model, of: ConditionsPlan): string[] {
  const facts = (dataset: string): string[] => Object.values(model.datasets[dataset]?.sources ?? {}).map((source) => source.facts)
  if ('dataset' in of) return facts(of.dataset)
  return [of.entity, ...Object.values(model.entities[of.entity]?.figures ?? {}).flatMap(({ dataset }) => facts(dataset))]
}

/** @param abouts only rules about these lists; undefined: all */
export async function rulesOf(tx: Tx, companyId: number, abouts: readonly string[] | undefined): Promise<AlertRule[]> {
  const { rows } = await tx.query<AlertRule>(
    `select id::text, rule_name, about, condition, coalesce(roles, '{}') as roles, coalesce(people, '{}') as people, repeat,
       coalesce(is_enable, false) as is_enable
     from alert_rule where company_id = $1 and ($2::text[] is null or about = any($2)) order by id`,
    [companyId, abouts ?? null],
  )
  return rows
}
