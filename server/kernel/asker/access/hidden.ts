/**
 * Which fields must not reach a person, and why: marked sensitive, kept secret, hidden by every one of their roles, or worked
 * out of such a field. One rule decides what is hidden and gives the reason that an administrator reads. Pure.
 */
import { fieldIn } from '../../../../contract/dimension-field'
import type { Formula, Model } from '../../../../contract/model'
import type { RoleRow } from './role-row'

/** Why a field is hidden. `permission`: the one that is lacking. `through`: the field of the facts or of the formula that decides. */
export type HiddenReason =
  | { by: 'permission'; permission: string }
  | { by: 'secret' }
  | { by: 'roles' }
  | { by: 'field'; source: string; field: string; reason: HiddenReason }

/** Names of the hidden fields of an entity, or of the dimensions and measures of a dataset. */
export function hiddenFields(model: Model, source: string, permissions: ReadonlySet<string>, roles: RoleRow[]): Set<string> {
  const owner = model.entities[source]
  const dataset = model.datasets[source]
  const names = owner ? Object.keys(owner.fields) : dataset ? [...Object.keys(dataset.dimensions), ...Object.keys(dataset.measures)] : []
  return new Set(names.filter((name) => whyHidden(model, source, name, permissions, roles) !== undefined))
}

/**
 * Why `path` of rows of `source` (an entity or dataset) is hidden; undefined where it may be seen. A formula over a hidden
 * field is hidden too, for a profit shown tells the cost.
 * @param roles none for an administrator, from whom no role hides anything
 */
export function whyHidden(model: Model, source: string, path: string, permissions: ReadonlySet<string>, roles: RoleRow[]): HiddenReason | undefined {
  const byRoles = (owner: string, field: string): HiddenReason | undefined =>
    roles.length > 0 && roles.every((role) => role.hidden_fields.includes(`${owner}.${field}`)) ? { by: 'roles' } : undefined
  const lacks = (permission: string | undefined): HiddenReason | undefined =>
    permission !== undefined && !permissions.has(permission) ? { by: 'permission', permission } : undefined
  const through = (
    owner: string, field: string, reason: HiddenReason | undefined
  ): HiddenReason | undefined => reason && { by: 'field', source: owner, field, reason }
  const busy = new Set<string>()
  /** Judges one field once: what is looked at already, above, decides there. */
  const once = (key: string, judge: () => HiddenReason | undefined): HiddenReason | undefined => {
    if (busy.has(key)) return undefined
    busy.add(key)
    const reason = judge()
    busy.delete(key)
    return reason
  }

  const entityField = (entity: string, name: string): HiddenReason | undefined => {
    const owner = model.entities[entity]
    if (!owner) return undefined
    const dot = name.indexOf('.')
    if (dot > 0) {
      const rest = name.slice(dot + 1)
      const figures = owner.figures?.[name.slice(0, dot)]
      if (figures) return through(figures.dataset, rest, inDataset(figures.dataset, rest))
      const reference = owner.refs[name.slice(0, dot)]
      return reference && through(reference.entity, rest, entityField(reference.entity, rest))
    }
    const field = owner.fields[name]
    if (!field) return undefined
    return once(`${entity}.${name}`, () => {
      if (field.secret) return { by: 'secret' }
      return lacks(field.sensitive) ?? byRoles(entity, name) ?? ofRowsBelow(field.formula)
        ?? firstIn(field.formula, (inner) => through(entity, inner, entityField(entity, inner)))
    })
  }
  /** A sum of rows below tells what their field holds. */
  const ofRowsBelow = (formula: Formula | undefined): HiddenReason | undefined =>
    formula?.op === 'below' && formula.field !== undefined ? through(formula.entity, formula.field, entityField(formula.entity, formula.field)) : undefined
  const inDataset = (dataset: string, name: string): HiddenReason | undefined => {
    const owner = model.datasets[dataset]
    if (!owner) return undefined
    const ofFacts = (facts: { facts: string }[], field: string | undefined): HiddenReason | undefined => {
      for (const each of field === undefined ? [] : facts) {
        const reason = through(each.facts, field!, entityField(each.facts, field!))
        if (reason) return reason
      }
      return undefined
    }
    const found = owner.measures[name]
    if (!found) {
      const dimension = owner.dimensions[name]
      if (!dimension) return undefined
      const told = dimension.field === undefined ? [] : Object.values(owner.sources)
      const reasons = told.map(({ name: source, facts }) => ofFacts([{ facts }], fieldIn(dimension, source)))
      return byRoles(dataset, name) ?? reasons.find((reason) => reason !== undefined)
    }
    return once(`${dataset}.${name}`, () => {
      const source = found.source === undefined ? undefined : owner.sources[found.source]
      const facts = found.source === undefined ? Object.values(owner.sources) : source ? [source] : []
      return lacks(found.sensitive) ?? byRoles(dataset, name) ?? ofFacts(facts, found.field) ?? firstIn(
        found.formula, (inner) => through(dataset, inner, inDataset(dataset, inner)),
      )
    })
  }
  return model.entities[source] ? entityField(source, path) : inDataset(source, path)
}

/** The first reason that a field of the formula gives. */
function firstIn(formula: Formula | undefined, judge: (path: string) => HiddenReason | undefined): HiddenReason | undefined {
  if (!formula || formula.op === 'number' || formula.op === 'below') return undefined
  if (formula.op === 'field') return judge(formula.path)
  for (const inner of Array.isArray(formula.of) ? formula.of : [formula.of]) {
    const reason = firstIn(inner, judge)
    if (reason) return reason
  }
  return undefined
}
