/** What report formats and mappings must say so that every column lands somewhere and every rule can be reached. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import type { ColumnKind } from '../../../contract/plan'
import type { SourceFile } from '../../read/source'
import { didYouMean } from '../nearest'
import { at, child, entries, items, text, texts } from '../node'
import type { EntityView } from '../views'
import type { Rule, RuleContext } from './context'

function eachReport(context: RuleContext, visit: (file: SourceFile, root: Node, entity: EntityView) => void): void {
  for (const file of context.world.sources.of('report').values()) {
    const entity = context.world.entities.get(text(child(file.node, 'entity')) ?? '')
    if (file.node && entity) visit(file, file.node, entity)
  }
}

/** Columns that do something besides filling a field: they tell the shop, carry a total, or become fee lines. */
function usedOtherwise(root: Node): Set<string> {
  const fees = child(root, 'fees')
  const pairs = items(child(fees, 'pairs')).flatMap((pair) => [text(child(pair, 'name')), text(child(pair, 'amount'))])
  const guard = entries(child(root, 'guard')).map(({ value }) => text(value))
  const total = entries(child(root, 'totalRow')).map(({ value }) => text(value))
  return new Set([...texts(child(fees, 'amounts')), ...pairs, ...guard, ...total].flatMap((name) => name ?? []))
}

/** SCH701: a column fills something. SCH702: what it is read as fits. SCH703: no two fill one field. */
export const reportColumnsLand: Rule = (context) => eachReport(context, (file, root, entity) => {
  const otherwise = usedOtherwise(root)
  const parsed = child(root, 'parser') !== undefined
  const filled = new Map<string, string>()
  const alternates = new Set(entries(child(root, 'columns')).filter(({ value }) => child(value, 'optional')?.value === true).map(({ key }) => key))
  for (const { key, keyNode, value } of entries(child(root, 'columns'))) {
    if (child(value, 'unused')?.value === true) continue
    const toNode = child(value, 'to')
    const name = text(toNode) ?? key
    const field = entity.fields.get(name)
    if (!field) {
      if (!toNode && !parsed && !otherwise.has(key) && context.lacks(file, value, 'to')) {
        const near = didYouMean(key, entity.fields.values())
        context.error(
          'SCH701', file, keyNode,
          `column "${key}" fills no field of ${entity.name}.${near}`,
          'Say "to": the field it fills, or "unused": true',
        )
      }
      continue
    }
    // Two columns may fill one field where a file has one or the other.
    const before = filled.get(name)
    if (before !== undefined && !parsed && !alternates.has(before) && !alternates.has(key)) context.error(
      'SCH703', file, toNode ?? keyNode,
      `columns "${before}" and "${key}" both fill "${name}".`,
      'Let one of them fill it',
    )
    filled.set(name, key)
    if (field.formula) context.error(
      'SCH702', file, toNode ?? keyNode,
      `column "${key}" fills "${name}", which is a formula.`,
      'Fill the fields it is made of',
    )
    const asNode = child(value, 'as')
    const as = text(asNode)
    if (as !== undefined && field.kind && !parsed && !COLUMN_KINDS[field.kind].readAs.some((each) => each === as)) {
      context.error(
        'SCH702', file, asNode,
        `column "${key}" is read as ${as}; the field "${name}" is of kind ${field.kind}.`,
        `The field is in ${entity.file.path}`,
      )
    }
  }
})

/** What every row of a file must hold so that an import can be looked up, replaced and undone. */
const OF_FILE: Record<string, { kind: ColumnKind; says: string }> = {
  import_id: { kind: 'id', says: '{ "label": "来源文件", "kind": "id", "server": true }' },
  line_no: { kind: 'integer', says: '{ "label": "文件行号", "kind": "integer", "server": true, "total": "none" }' },
}

/** SCH710: the entity that a report fills keeps from which file each row is. */
export const reportRowsTellTheirFile: Rule = (context) => eachReport(context, (file, root, entity) => {
  const node = child(root, 'entity')
  for (const [name, { kind, says }] of Object.entries(OF_FILE)) {
    if (entity.fields.get(name)?.kind === kind) continue
    context.error(
      'SCH710', file, node,
      `${entity.name} is filled from files and has no field "${name}" of kind ${kind}.`,
      `Add to ${entity.file.path}: "${name}": ${says}`,
    )
    return
  }
  const told = [...entity.refs.values()].some((ref) => ref.entity === 'report_file' && ref.by.join() === 'import_id')
  if (told || !context.world.entities.has('report_file')) return
  context.error(
    'SCH710', file, node,
    `${entity.name} is filled from files and refers to none.`,
    `Add under "refs" of ${entity.file.path}: "import": { "entity": "report_file", "by": ["import_id"], "shows": ["file_name"] }`,
  )
})

/** The names of a column, each where it stands; a name may be that of several languages. */
function headerNodes(column: Node): Node[] {
  const said = child(column, 'headers')
  return said?.type === 'object' ? entries(said).flatMap(({ value }) => (value.type === 'string' ? [value] : items(value))) : items(said)
}

/** One header name means one column; two would make the reading a matter of luck. */
export const headersOnce: Rule = (context) => {
  for (const file of context.world.sources.of('report').values()) {
    const seen = new Map<string, string>()
    for (const { key, value } of entries(child(file.node, 'columns'))) {
      for (const node of headerNodes(value)) {
        const header = (text(node) ?? '').trim().toLowerCase()
        const before = seen.get(header)
        if (before !== undefined && before !== key) context.error(
          'SCH704', file, node,
          `the header "${text(node)}" is also that of column "${before}".`,
          'A header leads to one column; take it from one of them',
        )
        else seen.set(header, key)
      }
    }
  }
}

/** What no column says is a field of the rows that no column fills, and a value that it may have. */
export const alwaysIsAValue: Rule = (context) => eachReport(context, (file, root, entity) => {
  const filled = new Set(entries(child(root, 'columns')).map(({ key, value }) => text(child(value, 'to')) ?? key))
  for (const { key, keyNode, value } of entries(child(root, 'always'))) {
    const field = entity.fields.get(key)
    const values = field?.enum === undefined ? undefined : context.world.enums.get(field.enum)?.values
    const wrong = !field ? `"${key}" is no field of ${entity.name}.${didYouMean(key, entity.fields.values())}`
      : filled.has(key) ? `"${key}" is filled by a column of the file.`
        : values && !values.has(text(value) ?? '') ? `"${text(value)}" is no value of "${key}".` : undefined
    if (wrong !== undefined) context.error(
      'SCH708', file, keyNode, wrong, 'What every row of the format is stands in a field of its own, by one of its values',
    )
  }
})

/** What the format does not know is kept in a field for it alone. */
export const restIsKept: Rule = (context) => eachReport(context, (file, root, entity) => {
  const node = child(root, 'rest')
  const field = entity.fields.get(text(node) ?? '')
  if (!node || !field) return
  const filled = entries(child(root, 'columns')).some(({ key, value }) => (text(child(value, 'to')) ?? key) === field.name)
  const wrong = filled ? `"${field.name}" is filled by a column of the file.` : undefined
  if (wrong !== undefined) context.error('SCH708', file, node, wrong, 'Columns that the format does not know are kept in a field of kind json of their own')
})

/** SCH705: "day" is a day, and stands wherever a range of days is replaced. */
export const replacingNeedsDays: Rule = (context) => eachReport(context, (file, root, entity) => {
  const dayNode = child(root, 'day')
  const day = entity.fields.get(text(dayNode) ?? '')
  if (day?.kind && !traits(day).names) {
    context.error(
      'SCH705', file, dayNode,
      `"day" is "${day.name}", which is of kind ${day.kind}.`,
      'Rows belong to a day by a field of kind date, month or datetime',
    )
  }
  const range = at(root, 'replace', 'range')
  if (range && context.lacks(file, root, 'day')) {
    context.error(
      'SCH705', file, range.parent,
      'a range of days is replaced, and nothing says which day a row belongs to.',
      'Add "day": the field that holds it',
    )
  }
  const due = child(root, 'due')
  if (due && context.lacks(file, root, 'day')) {
    context.error(
      'SCH705', file, due.parent,
      'the report is "due", and nothing says which day a row belongs to.',
      'Add "day": the field that holds it',
    )
  }
})

/** SCH706: "holds" adds up and compares numbers. */
export const sumsAreNumbers: Rule = (context) => eachReport(context, (file, root, entity) => {
  for (const rule of items(child(root, 'holds'))) {
    for (const node of [...items(child(rule, 'sum')), child(rule, 'equals')]) {
      const field = entity.fields.get(text(node) ?? '')
      if (field?.kind && !COLUMN_KINDS[field.kind].numeric) {
        context.error(
          'SCH706', file, node,
          `"${field.name}" is of kind ${field.kind} and cannot be added up.`,
          '"holds" adds up money and numbers',
        )
      }
    }
  }
})

/** SCH707: a parser that a report names is one of a module's. Lets all be where nothing is known of the code. */
export const parsersAreThere: Rule = (context) => {
  const { parsers } = context.facts
  if (!parsers) return
  for (const file of context.world.sources.of('report').values()) {
    const node = child(file.node, 'parser')
    const name = text(node)
    if (name !== undefined && !parsers.includes(name)) {
      context.error(
        'SCH707', file, node,
        `there is no parser "${name}".${didYouMean(name, parsers.map((other) => ({ name: other })))}`,
        'Parsers are named by modules, in server/modules/<module>/module.ts',
      )
    }
  }
}

/** The first rule that fits wins: a rule behind a wider one is never reached. */
export const mappingRulesAreReached: Rule = (context) => {
  for (const file of context.world.sources.of('mapping').values()) {
    const rules = items(child(file.node, 'rules')).map((node) => ({
      node,
      type: text(child(node, 'type')),
      family: text(child(node, 'family')),
      name: text(child(node, 'name')),
      description: descriptionOf(child(node, 'description')),
    }))
    // Rules by type, family and name; a wider rule leaves some of the three out, so eight look-ups find it.
    const before = new Map<string, { description?: string; at: number }[]>()
    /** Rule that takes all -> the rules behind it that it leaves nothing for. */
    const starved = new Map<number, number[]>()
    rules.forEach((rule, index) => {
      const earlier = widerKeys(rule).flatMap((key) => before.get(key) ?? [])
      const wider = earlier.find(({ description }) => description === undefined || description === rule.description)
      if (wider) starved.set(wider.at, [...(starved.get(wider.at) ?? []), index])
      const key = JSON.stringify([rule.type, rule.family, rule.name])
      before.set(key, [...(before.get(key) ?? []), { description: rule.description, at: index }])
    })
    for (const [wide, narrow] of starved) {
      const [only] = narrow
      if (narrow.length === 1) context.error(
        'SCH709', file, rules[only ?? 0]?.node,
        `this rule is never reached: rule ${wide + 1} takes all that fits it.`,
        'Move it before that rule, or take it out',
      )
      else context.error(
        'SCH709', file, rules[wide]?.node,
        `this rule stands too early: it takes all that fits ${narrow.length} rules behind it (${firstFew(narrow)}), which are never reached.`,
        'Move it behind them: the most specific rule stands first',
      )
    }
  }
}

/** Rules by their place, from 1; the first five of many. */
function firstFew(rules: readonly number[]): string {
  return `${rules.slice(0, 5).map((index) => index + 1).join(', ')}${rules.length > 5 ? ', …' : ''}`
}

function descriptionOf(node: Node | undefined): string | undefined {
  return node && JSON.stringify([texts(child(node, 'starts')), texts(child(node, 'contains'))])
}

function either(value: string | undefined): (string | undefined)[] {
  return value === undefined ? [undefined] : [value, undefined]
}

function widerKeys({ type, family, name }: { type?: string; family?: string; name?: string }): string[] {
  return either(type).flatMap((t) => either(family).flatMap((f) => either(name).map((n) => JSON.stringify([t, f, n]))))
}
