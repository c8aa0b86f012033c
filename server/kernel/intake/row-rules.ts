/**
 * What every row of the file's entity is held to before it is accepted: the least and the most of its fields, those of an amount's
 * currency, how long words may be, and the checks of what it keeps itself, in the words in which a form is refused. Settled once a
 * file; reads no cell and writes nothing.
 */
import { firstBroken } from '../../../contract/checks'
import type { RefusedRow } from '../../../contract/imports'
import type { Field, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { SERVER_KINDS } from '../../../kinds/server-kinds'
import { beyondLength, beyondRange } from '../value/limits'
import { checksOfKept } from '../write/checks'
import { beyondLimits } from '../write/write.values'
import type { Detection } from './detect'
import type { FieldValues } from './parsers/parser'
import type { RowContext } from './row-plan'

/** @returns undefined where the entity holds its rows to nothing, so that most files pay nothing for it */
export function rowRules(
  { format, columns }: Detection, { model, uploadDay }: RowContext,
): ((row: { line: number; values: FieldValues }) => RefusedRow | undefined) | undefined {
  const entity = model.entities[format.entity]
  const limited = Object.values(entity?.fields ?? {}).filter((field) => (
    field.sqlType !== undefined && [field.min, field.max, field.maxLength, field.limits].some((limit) => limit !== undefined)
  ))
  const checks = entity ? checksOfKept(model, entity, { today: uploadDay, me: null }) : []
  if (!entity || (limited.length === 0 && checks.length === 0)) return undefined
  const broken = (row: Row): Wrong | undefined => {
    const found = firstBroken(checks, row)
    return found && { field: found.path, says: found.says }
  }
  const headerOf = (field: string): string => columns.find(({ column }) => column.to === field)?.header ?? entity.fields[field]?.label ?? field
  return ({ line, values }) => {
    const wrong = outside(model, limited, values) ?? broken(answered(entity.fields, values))
    return wrong && { line, column: headerOf(wrong.field), reason: wrong.says, text: String(values[wrong.field] ?? '').slice(0, 200) }
  }
}

interface Wrong { field: string; says: string }

function outside(model: Model, limited: Field[], values: FieldValues): Wrong | undefined {
  for (const field of limited) {
    const value = values[field.name]
    const says = value == null ? undefined
      : beyondLength(field, value) ?? beyondRange(field, value) ?? beyondLimits(model, field, value, values)
    if (says !== undefined) return { field: field.name, says }
  }
  return undefined
}

/** Values as answers carry them, which is what checks are about: a truth is no word. */
function answered(fields: Record<string, Field>, values: FieldValues): Row {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => {
    const field = fields[name]
    return [name, text == null || !field ? null : SERVER_KINDS[field.kind].ofText(text, {})]
  }))
}
