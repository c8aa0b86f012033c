/** What an entity checks -> checks of the model, and those of them that a form can judge by what is entered into it. Pure. */
import { traits } from '../../kinds/column-kinds'
import { fieldsOfCheck, itemPath, itemsOfCheck, type Check } from '../../contract/checks'
import { comparisonsOf } from '../../contract/filter'
import { isMoment } from '../../contract/moments'
import type { Entity } from '../../contract/model'
import type { EntitySource } from '../language/files'

/** Whether an end belongs to its row follows from the kind: a day and a month are over when the next begins. */
export function resolveChecks(source: EntitySource, below: (entity: string) => EntitySource | undefined): Check[] | undefined {
  return source.checks?.map((check) => {
    if (!('apart' in check)) return check
    const [list, field] = itemPath(check.apart[1])
    const kind = below(source.has?.[list]?.entity ?? '')?.fields[field]?.kind
    return traits({ kind }).names === 'day' || traits({ kind }).names === 'month' ? { ...check, whole: true } : check
  })
}

/** Checks over values that stand in the form: what is worked out, or shown of another row, the server alone knows as it will be. */
export function checksOfForm(entity: Entity | undefined, entities: Record<string, Entity>): Check[] | undefined {
  const isKept = (of: Entity | undefined, name: string): boolean => of?.fields[name] !== undefined && !of.fields[name]?.formula
  const judges = (check: Check): boolean => {
    const conditions = [check.when, 'must' in check ? check.must : undefined].flatMap((condition) => comparisonsOf(condition))
    if (conditions.some(({ value }) => isMoment(value))) return false
    const below = Object.entries(itemsOfCheck(check))
    return fieldsOfCheck(check).every((name) => isKept(entity, name)) &&
      below.every(([list, names]) => names.every((name) => isKept(entities[entity?.has[list]?.entity ?? ''], name)))
  }
  const found = (entity?.checks ?? []).filter(judges)
  return found.length > 0 ? found : undefined
}
