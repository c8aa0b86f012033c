/** A kept filter tree as staff read it: 收件国为 US 且 下单数量 > 3. */
import { isConditionTree } from '../../contract/filter'
import type { ConditionsPlan, EnumPlan } from '../../contract/plan'
import { usePort } from '../../src/engine/port'
import { conditionWords, idsInCondition } from '../shared/condition-words.kind'

interface Props {
  value: unknown
  conditions: ConditionsPlan
  enums: Record<string, EnumPlan>
}

/** Names of rows in it arrive after the words. Draws nothing where the value, a tree or its JSON, is no filter tree. */
export function ConditionWords({ value, conditions, enums }: Props) {
  const where = typeof value === 'string' ? parsed(value) : value
  if (!isConditionTree(where)) return null
  const fields = new Map(conditions.fields.map((field) => [field.path, field]))
  const ids = idsInCondition(fields, where)
  return <Named key={[...ids.keys()].join()} ids={ids} say={(nameOf) => conditionWords(fields, where, { enums, nameOf })} />
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A hook for every entity whose rows are named; the element's key changes with the entities, never their number under one key. */
function Named({ ids, say }: { ids: Map<string, string[]>; say: (nameOf: (entity: string, id: string) => string | undefined) => string }) {
  const port = usePort()
  const names = new Map<string, ReadonlyMap<string, string>>()
  // oxlint-disable-next-line react/rules-of-hooks
  for (const [entity, wanted] of ids) names.set(entity, port.useLabels(entity, wanted))
  const words = say((entity, id) => names.get(entity)?.get(id))
  return <span title={words}>{words}</span>
}
