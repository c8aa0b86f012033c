/** What an entity file must say of each field and of its keys so that tables, forms and pages can follow from it. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import type { ColumnKind } from '../../../contract/plan'
import { didYouMean, oneOf } from '../nearest'
import { child, entries, items, text, truth } from '../node'
import type { EntityView, FieldView } from '../views'
import type { World } from '../world'
import type { Rule, RuleContext } from './context'
import { settingDefaultFits } from './setting-defaults'
import { misfit, type Misfit } from './values'

/** Kinds that hold no fractions. */
const ENUM_KINDS = ['enum', 'tags', 'switch']
/** Columns that every table has without being said. */
const IMPLIED = ['company_id']

/** Visits every field of the entities to judge. */
export function eachField(context: RuleContext, visit: (entity: EntityView, field: FieldView) => void): void {
  for (const entity of context.entities) for (const field of entity.fields.values()) visit(entity, field)
}

export const enumOfField: Rule = (context) => eachField(context, ({ file }, field) => {
  if (field.kind === 'enum' && context.lacks(file, field.node, 'enum')) {
    context.error(
      'SCH301', file, field.keyNode,
      `field "${field.name}" is of kind enum and names no enum.`,
      'Add "enum": the name of a file in schemas/enums/',
    )
  }
  if (field.enum !== undefined && field.kind && !ENUM_KINDS.includes(field.kind)) {
    context.error(
      'SCH302', file, child(field.node, 'enum'),
      `field "${field.name}" is of kind ${field.kind}; an enum goes with ${oneOf(ENUM_KINDS)}.`,
      'Change the kind to enum, or take the enum away',
    )
  }
})

/** A number is the server's to give, and no two rows share one. */
export const numberedField: Rule = (context) => eachField(context, (entity, field) => {
  const number = child(field.node, 'number')
  if (!number) return
  const { file } = entity
  if (!field.kind) return
  if (!traits(field).words)
    context.error('SCH328', file, number, `field "${field.name}" is of kind ${field.kind}; numbers are text.`, 'Change the kind to text')
  else if (field.server === false)
    context.error('SCH328', file, number, `field "${field.name}" is numbered and not said to be filled by the server.`, 'Add "server": true')
  else if (!items(child(file.node, 'unique')).some((names) => items(names).length === 1 && text(items(names)[0]) === field.name)) {
    context.error(
      'SCH328', file, number,
      `field "${field.name}" is numbered, but two rows of ${entity.name} may share a number.`,
      `Add ["${field.name}"] to "unique"`,
    )
  }
})

/** Limits by currency are facts that the currency's values really have. */
export const limitsByCurrency: Rule = (context) => eachField(context, (entity, field) => {
  const limits = child(field.node, 'limits')
  const names = limits?.type === 'object' ? entries(child(limits, 'of')).map(({ value }) => value) : limits ? [limits] : []
  if (!limits || names.length === 0) return
  const currency = entity.fields.get(text(child(field.node, 'currencyField')) ?? '')
  const source = currency?.enum === undefined ? undefined : context.world.enums.get(currency.enum)
  if (!source) {
    context.error(
      'SCH321', entity.file, limits,
      `field "${field.name}" has no currency whose values could tell its limits.`,
      'Say "currencyField": a field of kind enum',
    )
    return
  }
  const facts = new Set(entries(child(source.file.node, 'values')).flatMap(({ value }) => entries(child(value, 'data')).map(({ key }) => key)))
  for (const node of names) {
    const name = text(node) ?? ''
    if (facts.has(`${name}_min`) || facts.has(`${name}_max`)) continue
    context.error(
      'SCH321', entity.file, node,
      `no value of enum ${source.name} has the facts "${name}_min" or "${name}_max".`,
      `Its values are in ${source.file.path}`,
    )
  }
  limitsByKind(context, entity, limits)
})

/** Limits that hang on another field hang on values that it may have. */
function limitsByKind(context: RuleContext, entity: EntityView, limits: Node): void {
  const by = child(limits, 'by')
  const other = entity.fields.get(text(by) ?? '')
  if (!by || !other) return
  const values = other.enum === undefined ? undefined : context.world.enums.get(other.enum)?.values
  if (other.enum === undefined) {
    context.error('SCH321', entity.file, by, `"${other.name}" has no values by which limits could be told.`, 'Name a field of kind enum')
  }
  for (const { key, keyNode } of entries(child(limits, 'of'))) {
    if (values && !values.has(key)) context.error('SCH321', entity.file, keyNode, `"${key}" is no value of "${other.name}".`, 'Take it away')
  }
}

/** A derived field takes a fact that the other field's values really have. */
export const derivedField: Rule = (context) => eachField(context, (entity, field) => {
  const derive = child(field.node, 'derive')
  const from = entity.fields.get(text(child(derive, 'from')) ?? '')
  if (!derive || !from?.kind) return
  const source = from.enum === undefined ? undefined : context.world.enums.get(from.enum)
  if (from.enum === undefined) {
    context.error(
      'SCH325', entity.file, child(derive, 'from'),
      `"${from.name}" is of kind ${from.kind} and has no enum whose values could tell anything.`,
      'Derive from a field of kind enum',
    )
  } else if (source && field.server === false) {
    context.error('SCH325', entity.file, derive, `field "${field.name}" is derived and not said to be filled by the server.`, 'Add "server": true')
  } else if (source) {
    const facts = new Set(entries(child(source.file.node, 'values')).flatMap(({ value }) => entries(child(value, 'data')).map(({ key }) => key)))
    const data = text(child(derive, 'data')) ?? ''
    if (facts.has(data)) return
    context.error(
      'SCH325', entity.file, child(derive, 'data'),
      `no value of enum ${source.name} has the fact "${data}".${didYouMean(data, [...facts].map((name) => ({ name })))}`,
      `Its values are in ${source.file.path}`,
    )
  }
})

/** Only an edit of a row of one shop can wait for Amazon. */
export const pendingIsEdited: Rule = (context) => eachField(context, (entity, field) => {
  const said = child(field.node, 'pending')
  if (!said || !truth(said)) return
  const shop = text(child(child(entity.file.node, 'scope'), 'shop'))
  const why = !field.editable
    ? ['is not written by staff.', 'Add "edit": true, or take "pending" away']
    : entity.key.includes(field.name) || truth(child(field.node, 'fixed'))
      ? ['never changes after the row is added.', 'Take "pending" away']
      : shop === undefined || shop.includes('.')
        ? ['belongs to no shop whose sheet could take it along.', 'Say under "scope" which field of the row holds its shop']
        : undefined
  if (why) context.error('SCH326', entity.file, said, `field "${field.name}" waits to be taken to Amazon and ${why[0]}`, why[1])
})

/** A new row waits for the sheet of one shop, and is known again by fields that an import fills. */
export const newRowsWaitInAShop: Rule = (context) => {
  for (const { file, fields } of context.entities) {
    const node = child(file.node, 'pendingNew')
    if (!node) continue
    const shop = text(child(child(file.node, 'scope'), 'shop'))
    if (shop === undefined || shop.includes('.')) context.error(
      'SCH386', file, node.parent,
      'new rows wait to be taken to Amazon and belong to no shop whose sheet could take them along.',
      'Say under "scope" which field of the row holds its shop',
    )
    const id = child(node, 'id')
    const gone = entries(child(node, 'gone')).map(({ key, value }) => ({ name: key, at: value }))
    for (const { name, at } of [...[...items(child(node, 'by')), ...(id ? [id] : [])].map((said) => ({ name: text(said) ?? '', at: said })), ...gone]) {
      const field = fields.get(name)
      // What stands under "by" and is no field is told as a misspelt name.
      const why = !field ? (gone.some((each) => each.at === at) ? 'is no field of it' : undefined)
        : field.formula ? 'follows from other fields and is not kept' : name === shop ? 'is the shop, which counts anyway' : undefined
      if (why) context.error('SCH386', file, at, `"pendingNew" names "${name}", which ${why}.`, 'Name kept fields that the import of these rows fills')
    }
  }
}

/** Of a text only its name and label tell that it holds a currency: an old file's, whose words are kept as they came. */
const CALLED_CURRENCY = /currency|币/i

/** A value of a field's enum that is no currency; undefined where all are, or nobody can tell. */
export function noCurrency(world: World, field: FieldView | undefined): string | undefined {
  return [...(world.enums.get(field?.enum ?? '')?.values.keys() ?? [])].find((value) => !/^[A-Z]{3}$/.test(value))
}

/** SCH303: money says in which currency. SCH304: nothing else does, and the field named holds one. */
export const currencyOfField: Rule = (context) => eachField(context, (entity, field) => {
  const { file } = entity
  if (traits(field).inCurrency && context.lacks(file, field.node, 'currencyField')) {
    const currencies = [...entity.fields.values()].filter(({ enum: name, kind }) => kind === 'enum' && name?.startsWith('currency'))
    const near = currencies[0] ? `"currencyField": "${currencies[0].name}"` : '"currencyField": the field that holds the currency'
    context.error('SCH303', file, field.keyNode, `field "${field.name}" is money and does not say in which currency.`, `Add ${near}`)
  }
  const said = child(field.node, 'currencyField')
  if (!said || !field.kind) return
  if (!traits(field).inCurrency) {
    context.error(
      'SCH304', file, said,
      `field "${field.name}" is of kind ${field.kind}; only money has a currency.`,
      'Change the kind to money, or take "currencyField" away',
    )
    return
  }
  const currency = entity.fields.get(field.currencyField ?? '')
  if (currency?.kind && currency.kind !== 'enum' && !(currency.kind === 'text' && CALLED_CURRENCY.test(`${currency.name} ${currency.label}`))) {
    context.error(
      'SCH304', file, said,
      `"${currency.name}" is of kind ${currency.kind} and cannot hold a currency.`,
      'Name a field of kind enum whose values are currencies (CNY, USD), or a text that is called 币种',
    )
    return
  }
  const stray = noCurrency(context.world, currency)
  const isFirst = [...entity.fields.values()].find(({ kind, currencyField }) => traits({ kind }).inCurrency && currencyField === field.currencyField) === field
  if (isFirst && stray !== undefined) context.error(
    'SCH304', file, said,
    `"${currency?.name}" holds values of the enum ${currency?.enum} ("${stray}", …), which are no currencies.`,
    'Name the field whose enum has the currencies (CNY, USD)',
  )
})

export const zoneOfField: Rule = (context) => eachField(context, ({ file }, field) => {
  if ((traits(field).names === 'day' || traits(field).names === 'moment') && context.lacks(file, field.node, 'zone')) {
    context.error(
      'SCH320', file, field.keyNode,
      `field "${field.name}" is a ${field.kind} and does not say by which clock.`,
      'Add "zone": marketplace, utc, source or company',
    )
  }
  const zone = child(field.node, 'zone')
  if (zone && field.kind && traits(field).names !== 'day' && traits(field).names !== 'moment') context.error(
    'SCH320', file, zone.parent,
    `field "${field.name}" is of kind ${field.kind}, which no clock tells.`,
    'Take "zone" away; only a date and a datetime have one',
  )
})

export const keysAreFilled: Rule = (context) => {
  for (const entity of context.entities) {
    for (const node of items(child(entity.file.node, 'key'))) {
      const field = entity.fields.get(text(node) ?? '')
      if (!field) continue
      if (field.formula) context.error(
        'SCH309', entity.file, node,
        `the key field "${field.name}" is a formula; a key is kept in the row.`,
        'Make it a plain field',
      )
      else if (!field.required && !field.server) context.error(
        'SCH309', entity.file, node,
        `the key field "${field.name}" may be empty.`,
        'Add "required": true to the field, or "server": true where the server fills it',
      )
    }
  }
}

/** What the database looks rows up by is kept in them. */
export const indexesAreKept: Rule = (context) => {
  for (const { file, fields } of context.entities) {
    for (const word of ['unique', 'index']) {
      for (const node of items(child(file.node, word)).flatMap(items)) {
        const field = fields.get(text(node) ?? '')
        if (field?.formula) context.error(
          'SCH309', file, node,
          `"${word}": the field "${field.name}" is a formula; rows are looked up by what is kept in them.`,
          'Name plain fields',
        )
        else if (field && traits(field).structured) context.error(
          'SCH309', file, node,
          `"${word}": the field "${field.name}" is of kind json, by which nothing is looked up.`,
          'Name plain fields',
        )
      }
    }
  }
}

export const fieldLimits: Rule = (context) => eachField(context, (entity, field) => {
  const { file } = entity
  const { kind, node } = field
  const [min, max] = [child(node, 'min'), child(node, 'max')]
  if (typeof min?.value === 'number' && typeof max?.value === 'number' && min.value > max.value) {
    context.error('SCH321', file, min, `field "${field.name}": the least (${min.value}) is more than the most (${max.value}).`, 'Swap them, or take one away')
  }
  if (!kind) return
  const numeric = COLUMN_KINDS[kind].numeric
  const limits = [[min, numeric, 'numbers'], [max, numeric, 'numbers'], [child(node, 'maxLength'), !numeric, 'text']] as const
  for (const [limit, fits, wanted] of limits) {
    if (limit && !fits)
      context.error(
        'SCH321', file, limit,
        `field "${field.name}" is of kind ${kind}; this limit is for ${wanted}.`,
        'Take it away, or change the kind',
      )
  }
  for (const limit of traits({ kind }).whole ? [min, max] : []) {
    if (typeof limit?.value === 'number' && !Number.isInteger(limit.value)) context.error(
      'SCH321', file, limit,
      `field "${field.name}" is of kind ${kind} and holds whole numbers; ${limit.value} is none.`,
      'Say a whole number, or change the kind to decimal',
    )
  }
  const given = child(node, 'default')
  const bad = given && given.type !== 'null' ? defaultMisfit(context, entity, { ...field, kind }, given) : undefined
  if (given && bad) context.error(bad.code, file, given, `the default of "${field.name}": ${bad.message}`, bad.hint)
  else if (given?.type === 'object') settingDefaultFits(context, file, entity, field, given)
  else if (given) defaultWithin(context, file, field.name, given, { min: min?.value, max: max?.value, maxLength: child(node, 'maxLength')?.value })
  const edit = child(node, 'edit')
  const inputs: readonly string[] = COLUMN_KINDS[kind].inputs
  if (edit?.type === 'string' && !inputs.includes(String(edit.value))) {
    context.error(
      'SCH323', file, edit,
      `field "${field.name}" is of kind ${kind}, which is not written with "${edit.value}".`,
      inputs.length ? `It is written with: ${inputs.join(', ')}` : 'A field of this kind is written by code only',
    )
  } else if (edit?.value === true && inputs.length === 0) {
    context.error('SCH323', file, edit, `field "${field.name}" is of kind ${kind}, which staff cannot write.`, 'Take "edit" away')
  }
  const filter = child(node, 'filter')
  const known: readonly string[] = COLUMN_KINDS[kind].operators
  for (const operator of items(filter)) {
    if (!known.includes(String(operator.value))) {
      context.error(
        'SCH318', file, operator,
        `field "${field.name}" is of kind ${kind}, which cannot be asked for "${operator.value}".`,
        `It can be asked for: ${known.join(', ')}`,
      )
    }
  }
})

/** A default fits its field's kind; several values at once have none in the database. */
function defaultMisfit(context: RuleContext, entity: EntityView, field: FieldView & { kind: ColumnKind }, given: Node): Misfit | undefined {
  if (traits(field).several || traits(field).structured || COLUMN_KINDS[field.kind].input === 'upload') {
    return { code: 'SCH319', message: `a field of kind ${field.kind} begins empty.`, hint: 'Take the default away' }
  }
  const stored = context.world.stored(entity.name, field.name)
  // The rows of a company are numbered by its database: a number said here is another company's row, or nobody's.
  const { refersTo } = COLUMN_KINDS[field.kind]
  const of = refersTo === undefined ? '' : ` of ${refersTo}`
  if (refersTo !== undefined || (stored === 'bigint' && COLUMN_KINDS[field.kind].sqlType !== stored)) {
    return {
      code: 'SCH319', message: `it names a row${of}, and each company has its own.`,
      hint: 'Take the default away; a form may begin with one, and the server may fill it',
    }
  }
  return misfit(context.world, { kind: field.kind, enum: field.enum, stored }, given)
}

/** A default is a value that staff might have written. */
function defaultWithin(
  context: RuleContext,
  file: EntityView['file'],
  name: string,
  given: Node,
  limits: { min?: unknown; max?: unknown; maxLength?: unknown },
): void {
  const { min, max, maxLength } = limits
  const value = given.type === 'null' ? NaN : Number(given.value)
  const why =
    typeof min === 'number' && value < min
      ? `less than the least (${min})`
      : typeof max === 'number' && value > max
        ? `more than the most (${max})`
        : typeof maxLength === 'number' && given.type === 'string' && String(given.value).length > maxLength
          ? `longer than ${maxLength} letters`
          : undefined
  if (why)
    context.error('SCH321', file, given, `the default of "${name}", ${JSON.stringify(given.value)}, is ${why}.`, 'Change the default, or the limit')
}

/** Limits of formulas and of rows below: the least is not above the most. */
export const limitsHold: Rule = (context) => {
  for (const file of context.files) {
    for (const node of [...context.noted(file, 'formula'), ...context.noted(file, 'items')]) {
      const [min, max] = [child(node, 'min'), child(node, 'max')]
      if (typeof min?.value === 'number' && typeof max?.value === 'number' && min.value > max.value) {
        context.error('SCH321', file, min, `the least (${min.value}) is more than the most (${max.value}).`, 'Swap them, or take one away')
      }
    }
  }
}

export const impliedColumns: Rule = (context) => eachField(context, ({ file }, field) => {
  if (IMPLIED.includes(field.name)) {
    context.error('SCH324', file, field.keyNode, `every table has "${field.name}" without being told.`, 'Take the field away')
  }
})

/** A list of names that says one twice: keys, indexes, columns, dimensions. */
export const namesOnce: Rule = (context) => {
  for (const { file } of context.entities) {
    const root = file.node
    const lists = [child(root, 'key'), ...items(child(root, 'unique')), ...items(child(root, 'index'))]
    const others = [...entries(child(root, 'refs')), ...entries(child(root, 'has'))]
    const inner = others.flatMap(({ value }) => ['by', 'shows', 'to'].map((key) => child(value, key)))
    for (const list of [...lists, ...inner]) tellTwice(context, file, items(list))
  }
  for (const { file } of context.world.datasets.values()) {
    for (const rollup of items(child(file.node, 'rollups'))) {
      tellTwice(context, file, items(child(rollup, 'dimensions')))
      tellTwice(context, file, items(child(rollup, 'measures')))
    }
  }
}

function tellTwice(context: RuleContext, file: EntityView['file'], nodes: Node[]): void {
  const seen = new Set<unknown>()
  for (const node of nodes) {
    if (seen.has(node.value)) context.error('SCH322', file, node, `"${node.value}" is named twice in one list.`, 'Keep one of them')
    seen.add(node.value)
  }
}
