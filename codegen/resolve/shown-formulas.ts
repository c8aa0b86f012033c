/**
 * What of a form follows from what stands in it: formulas over its own inputs, with the formulas that they name written out, so
 * that the browser works them out while somebody types. What a form does not hold the server alone knows. Pure.
 */
import { COLUMN_KINDS } from '../../kinds/column-kinds'
import { fieldsOfCondition } from '../../contract/filter'
import type { Entity, Field, Formula } from '../../contract/model'
import type { ItemsPlan } from '../../contract/page-plan'
import type { InputKind, InputPlan } from '../../contract/plan'

/** The input of a formula field follows the others; without a formula where it names what they do not hold. */
export function withFormulas(inputs: InputPlan[], entity: Entity | undefined, items: ItemsPlan[] = []): InputPlan[] {
  const holds = new Set(inputs.map(({ name }) => name))
  return inputs.map((input) => {
    const field = entity?.fields[input.name]
    const formula = entity && field?.formula && followed(field.formula, entity, holds, items)
    return field && formula ? { ...input, input: inputOfKind(field), required: false, readOnly: true, formula } : input
  })
}

/** Formula fields of the entity that follow from these inputs alone, as inputs that are shown. */
export function followingFields(inputs: InputPlan[], entity: Entity): Field[] {
  const holds = new Set(inputs.filter(({ readOnly }) => !readOnly).map(({ name }) => name))
  return Object.values(entity.fields).filter((field) => {
    const formula = field.formula && field.formula.op !== 'below' && !field.secret && followed(field.formula, entity, holds, [])
    return formula && pathsIn(formula).length > 0
  })
}

function inputOfKind({ kind }: Field): InputKind {
  return COLUMN_KINDS[kind].input ?? 'text'
}

/** undefined where a part of it is not held by the form. */
function followed(formula: Formula, entity: Entity, holds: ReadonlySet<string>, items: ItemsPlan[]): Formula | undefined {
  if (formula.op === 'number' || formula.op === 'today' || formula.op === 'askedDays') return formula
  if (formula.op === 'field') {
    const field = entity.fields[formula.path]
    if (field?.formula) return followed(field.formula, entity, holds, items)
    return field && holds.has(formula.path) ? formula : undefined
  }
  if (formula.op === 'below') {
    const below = items.find(({ has }) => has === formula.has)?.inputs.map(({ name }) => name)
    const named = [...(formula.field === undefined ? [] : [formula.field]), ...fieldsOfCondition(formula.where)]
    if (!below || !named.every((name) => below.includes(name))) return undefined
    const { currency, ...rest } = formula
    // A currency that nobody is asked for is the row's, which the server holds the rows below to.
    return currency !== undefined && below.includes(currency) ? formula : rest
  }
  const parts = (Array.isArray(formula.of) ? formula.of : [formula.of]).map((part) => followed(part, entity, holds, items))
  if (parts.some((part) => part === undefined)) return undefined
  return { ...formula, of: Array.isArray(formula.of) ? parts : parts[0] } as Formula
}

function pathsIn(formula: Formula): string[] {
  if (formula.op === 'field') return [formula.path]
  if (formula.op === 'number' || formula.op === 'below') return []
  return (Array.isArray(formula.of) ? formula.of : [formula.of]).flatMap(pathsIn)
}
