/** What new rows begin with that is no value of their own: what the company's settings hold, or the day; and what an action of a page may look at. */
import type { Node } from 'jsonc-parser'
import { traits } from '../../../kinds/column-kinds'
import type { SourceFile } from '../../read/source'
import { infoOf } from '../fields'
import { child, text } from '../node'
import type { EntityView, FieldView } from '../views'
import type { RuleContext } from './context'

/** Does a row that nobody gave a value have one all the same? The day that a form begins with is given by the form. */
export function keepsDefault(field: Node | undefined): boolean {
  const given = child(field, 'default')
  return given !== undefined && !child(given, 'is')
}

/** Does this path begin with a reference to the company's one row? */
export function isOfSettings({ refs }: EntityView, path: string): boolean {
  const ref = refs.get(path.split('.')[0] ?? '')
  return path.split('.').length === 2 && ref?.one === true && ref.by.length === 0
}

/**
 * What a new row takes from a setting: a field of the company's one row, like the one it fills, that always holds something. The day that it is
 * fills days and months.
 */
export function settingDefaultFits(context: RuleContext, file: SourceFile, entity: EntityView, field: FieldView, given: Node | undefined): void {
  const day = child(given, 'is')
  if (day && traits(field).names === 'moment') {
    const says = `the default of "${field.name}": a field of kind ${field.kind} is a moment, and begins with no day.`
    context.error('SCH319', file, day, says, 'Let staff enter it')
  }
  const fieldNode = child(given, 'field')
  const path = text(fieldNode)
  const info = path === undefined ? undefined : infoOf(context.world, { type: 'entity', entity }, path)
  if (!fieldNode || path === undefined || !info?.field || !field.kind) return
  const wrong = (code: string, message: string, hint: string): void => context.error(code, file, fieldNode, `the default of "${field.name}": ${message}`, hint)
  const { kind } = info.field
  if (!isOfSettings(entity, path)) {
    wrong('SCH825', `"${path}" is no setting of the company.`, 'Name a field through a reference that says "one": "config.planDays"')
  } else if (traits(field).inCurrency || traits(info.field).inCurrency) {
    wrong('SCH826', 'an amount is in a currency, which a setting does not bring along.', 'Let staff enter it')
  } else if (kind && (kind !== field.kind || info.enum !== field.enum)) {
    const own = info.enum === undefined ? `kind ${kind}` : `the enum ${info.enum}`
    const filled = field.enum === undefined ? `kind ${field.kind}` : `the enum ${field.enum}`
    wrong('SCH826', `"${path}" is of ${own}, the field of ${filled}.`, 'Take a setting of the same kind')
  } else if (!keepsDefault(info.field.node)) {
    wrong(
      'SCH827', `"${path}" has no default itself, so it is empty until somebody saves the settings.`,
      `Give it one in ${context.world.entities.get(entity.refs.get(path.split('.')[0] ?? '')?.entity ?? '')?.file.path ?? 'its file'}`,
    )
  }
}
