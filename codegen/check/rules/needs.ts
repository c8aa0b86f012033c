/** What the server's code reads by name is there and is kept as what the code takes it for. */
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { didYouMean } from '../nearest'
import { at, child, text } from '../node'
import type { ColumnKind } from '../../../contract/plan'
import type { EntityView } from '../views'
import type { Needs, Rule, RuleContext } from './context'

const WHERE = 'What code reads by name is listed in server/needs.ts: keep it, or change that code first'

/** A file that is gone has no place but its folder. */
function missing(context: RuleContext, folder: string, message: string): void {
  context.problems.push({ file: folder, line: 1, column: 1, code: 'SCH614', severity: 'error', message, hint: WHERE })
}

/** SCH614, over what the code says it reads (Facts.needs); nothing is told where it says nothing. */
export const codeHasWhatItReads: Rule = (context) => {
  const { facts: { needs }, world } = context
  for (const [name, fields] of Object.entries(needs?.entities ?? {})) {
    const entity = world.entities.get(name)
    if (entity) fieldsAreKept(context, entity, fields)
    else if (!world.sources.of('entity').has(name)) {
      missing(context, 'schemas/entities', `there is no entity "${name}", which the server's code reads by name.${didYouMean(name, world.entities.values())}`)
    }
  }
  for (const name of needs?.enums ?? []) {
    if (world.sources.of('enum').has(name)) continue
    missing(context, 'schemas/enums', `there is no enum "${name}", whose values the server's code reads by name.${didYouMean(name, world.enums.values())}`)
  }
}

/** The fees of a report are written by one statement, whichever entity it names: that entity has what the statement fills. */
export const feesAreKept: Rule = (context) => {
  const wanted = Object.entries(context.facts.needs?.feeLines ?? {})
  for (const file of context.world.sources.of('report').values()) {
    const place = at(file.node, 'fees', 'into')
    const entity = context.world.entities.get(text(place) ?? '')
    if (!place || !entity) continue
    const lacking = wanted.filter(([name, kind]) => {
      const field = entity.fields.get(name)
      return !field || field.formula || (field.kind && context.world.stored(entity.name, name) !== sqlTypeOf(kind))
    })
    if (lacking.length > 0) context.error(
      'SCH711', file, place,
      `${entity.name} cannot keep fees: it lacks ${lacking.map(([name, kind]) => `"${name}" (${kind === 'row' ? 'the number of a row' : kind})`).join(', ')}.`,
      `Name the entity of the fee lines, or add these fields in ${entity.file.path}`,
    )
  }
}

function sqlTypeOf(kind: ColumnKind | 'row'): string {
  return kind === 'row' ? 'bigint' : COLUMN_KINDS[kind].sqlType
}

function fieldsAreKept(context: RuleContext, entity: EntityView, fields: Needs['entities'][string]): void {
  for (const [name, kind] of Object.entries(fields)) {
    const field = entity.fields.get(name)
    if (!field) {
      const place = at(entity.file.node, 'fields')
      if (!place) continue
      context.error('SCH614', entity.file, place, `${entity.name} has no field "${name}", which the server's code reads by name.`, WHERE)
    } else if (field.kind && context.world.stored(entity.name, name) !== sqlTypeOf(kind)) {
      const place = child(field.node, 'kind')
      const wanted = kind === 'row' ? 'the number of a row' : kind
      context.error('SCH614', entity.file, place, `"${name}" is read by the server's code as ${wanted}, and is kept as something else here.`, WHERE)
    } else if (field.formula) {
      context.error('SCH614', entity.file, field.formula, `"${name}" is read by the server's code as a column, which a formula is not.`, WHERE)
    }
  }
}
