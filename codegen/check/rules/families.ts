/** What families, calls and wires must say so that every built call is answered and every question can be put. */
import { OPERATORS } from '../../../contract/filter'
import { OWN_WIRE } from '../../../contract/transport'
import { ownAddressAt } from '../../../contract/own-addresses'
import { at, child, entries, items, text } from '../node'
import { didYouMean } from '../nearest'
import type { World } from '../world'
import { wireOperators } from './abilities'
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import { isShapeType } from '../../language/shape-types'
import type { Rule } from './context'

type CallFound = Parameters<Rule>[0]['world']['calls'] extends ReadonlyMap<string, infer Call> ? Call : never

/** SCH601: method and path, whatever its parameters are called, lead to one call. A copied family is told once. */
export const oneAddressOneCall: Rule = (context) => {
  const seen = new Map<string, { name: string; family: string; path: string }>()
  const copies = new Set<string>()
  for (const call of context.world.calls.values()) {
    if (call.path === undefined) continue
    // Letters count: /SdAdvert/list and /sdAdvert/list are two calls of the systems whose paths these are.
    const address = `${call.method} ${call.path.replace(/\{[^}]*\}/g, '{}')}`
    const first = seen.get(address)
    const name = `${call.family}.${call.name}`
    if (first === undefined) {
      seen.set(address, { name, family: call.family, path: call.path })
      continue
    }
    // A copied family is one mistake, however many calls it has.
    const pair = `${first.family} ${call.family}`
    if (first.family !== call.family && copies.has(pair)) continue
    copies.add(pair)
    const otherwise = first.path === call.path ? '' : `, but for the names of its parameters (${first.path})`
    context.error(
      'SCH601', call.file, child(call.node, 'path'),
      `${call.method} ${call.path} is already ${first.name}${otherwise}.`,
      'Give each call its own path or method',
    )
  }
}

/** A call of our own server does not stand where the server answers by itself. */
export const callAddressesAreFree: Rule = (context) => {
  for (const call of context.world.calls.values()) {
    const own = call.path === undefined || isElsewhere(context.world, call.family) ? undefined : ownAddressAt(call.path)
    if (own !== undefined) context.error(
      'SCH620', call.file, child(call.node, 'path'),
      `the server answers ${own} by itself, so "${call.name}" would never be reached.`,
      'Give the call another path',
    )
  }
}

/** Rows that are only added are changed by no call. */
export const addedRowsStay: Rule = (context) => {
  const only = (entity: string | undefined): boolean => at(context.world.entities.get(entity ?? '')?.file.node, 'appendOnly') !== undefined
  for (const { does, file, name } of context.calls) {
    if (!does || !['edit', 'remove', 'transition'].includes(does.verb) || !only(does.target)) continue
    context.error(
      'SCH738', file, does.node, `rows of ${does.target} are added and never changed ("appendOnly"), so "${name}" could not do this.`,
      'Add a row that makes good what is wrong; or take "appendOnly" away',
    )
  }
}

/** SCH602–603: a built call does something, by a handler that there is. SCH609: its answer is a shape. */
export const builtCallsAreAnswered: Rule = (context) => {
  const { handlers } = context.facts
  for (const call of context.world.calls.values()) {
    if (call.state === 'planned') continue
    if (!call.does && isElsewhere(context.world, call.family)) {
      answerIsAShape(context, call, 'another side answers this call')
      continue
    }
    if (!call.does) {
      if (context.lacks(call.file, call.node, 'does')) {
        context.error(
          'SCH602', call.file, call.keyNode,
          `the call "${call.name}" is built and does not say what it does.`,
          'Add "does": {"list": entity}, {"handler": name}, …, or "state": "planned"',
        )
      }
      continue
    }
    if (call.does.verb !== 'handler') continue
    answerIsAShape(context, call, 'a handler answers this call')
    if (!handlers) continue
    const known = handlers[call.family] ?? []
    if (!known.includes(call.does.target)) {
      const near = didYouMean(call.does.target, known.map((name) => ({ name })))
      context.error(
        'SCH603', call.file, call.does.node,
        `the server has no handler "${call.does.target}" for the family ${call.family}.${near}`,
        'A family is answered by the module that names it, in server/modules/<module>/module.ts',
      )
    }
  }
}

/** True of a family that speaks another wire than our own server's. */
function isElsewhere({ families, sources }: World, family: string): boolean {
  const wire = families.get(family)?.wire
  return wire !== undefined && wire !== OWN_WIRE && sources.of('wire').has(wire)
}

/** What a handler answers is said by a shape: words would hold it to nothing. */
function answerIsAShape(context: Parameters<Rule>[0], { file, node, keyNode }: CallFound, who: string): void {
  const response = child(node, 'response')
  if ((text(child(node, 'answer')) ?? 'json') !== 'json') return
  const said = text(response)
  if (response && (said === undefined || isShapeType(said))) return
  if (!response && !context.lacks(file, node, 'response')) return
  context.error(
    'SCH609', file, response ?? keyNode,
    `${who}, and what it answers is not said as a shape.`,
    'Say its fields: "response": {"id": "id"}, [{…}] for a bare list, {"*": …} for a map, or a type alone: "text", "text[]"',
  )
}

/** A value of a call is needed or may be left out, and is said once. */
export const valuesAreSaidOnce: Rule = (context) => {
  const visit = (file: SourceFile, node: Node | undefined): void => {
    const said = new Set<string>()
    for (const { key, keyNode, value } of entries(node)) {
      const name = key.replace(/\?$/, '')
      if (said.has(name)) context.error(
        'SCH102', file, keyNode,
        `"${name}" is said twice: "${name}" is needed, and "${name}?" may be left out.`,
        'Keep one of them',
      )
      said.add(name)
      visit(file, value)
      for (const each of items(value)) visit(file, each)
    }
  }
  for (const call of context.world.calls.values()) for (const part of ['request', 'response']) visit(call.file, child(call.node, part))
}

/** Calls that one handler answers are asked and answered alike, for it is held to one shape. */
export const oneHandlerOneShape: Rule = (context) => {
  const first = new Map<string, CallFound>()
  for (const call of context.world.calls.values()) {
    if (call.state === 'planned' || call.does?.verb !== 'handler') continue
    const name = `${call.family}.${call.does.target}`
    const other = first.get(name)
    if (!other) first.set(name, call)
    for (const part of other ? (['request', 'response', 'answer'] as const) : []) {
      const [here, there] = [child(call.node, part), child(other?.node, part)]
      if (sorted(here) === sorted(there)) continue
      context.error(
        'SCH615', call.file, here ?? call.keyNode,
        `"${part}" is not that of ${call.family}.${other?.name}, which the same handler "${call.does.target}" answers.`,
        'Say both alike, or let another handler answer one of them',
      )
    }
  }
}

/** What a node says, whatever the order of its keys. */
function sorted(node: Node | undefined): string {
  const fields = entries(node)
  if (node?.type === 'object') return `{${fields.map(({ key, value }) => `${key}:${sorted(value)}`).sort().join()}}`
  return node?.type === 'array' ? `[${items(node).map(sorted).join()}]` : JSON.stringify(node?.value)
}

/** What the server does by itself without changing a row. */
const READING = ['list', 'report', 'get']

/** A call can do what it says with that entity. */
export const callsCanDoIt: Rule = (context) => {
  for (const call of context.calls) {
    const { does } = call
    const entity = context.world.entities.get(does?.target ?? '')
    const saysWrites = child(call.node, 'writes')
    if (does && READING.includes(does.verb) && saysWrites?.value === true) {
      context.error(
        'SCH605', call.file, saysWrites,
        `{"${does.verb}": …} reads; "writes" cannot be true.`,
        'Take "writes" away, or let the call do what writes',
      )
    }
    if (!does || !entity || does.verb === 'handler') continue
    if (['add', 'edit', 'remove', 'import', 'transition'].includes(does.verb)) {
      if (entity.shared) context.error(
        'SCH604', call.file, does.node,
        `${entity.name} is shared by all companies and read only; nothing can be written to it.`,
        `Let the call list it, or take "shared" away in ${entity.file.path}`,
      )
      const writes = child(call.node, 'writes')
      if (writes?.value === false) {
        context.error(
          'SCH605', call.file, writes,
          `{"${does.verb}": …} writes; "writes" cannot be false.`,
          'Take "writes" away: what writes carries an idempotency key and is audited',
        )
      }
    }
    if (does.verb === 'transition' && !entity.lifecycle && context.lacks(entity.file, entity.file.node ?? call.node, 'lifecycle')) {
      context.error(
        'SCH604', call.file, does.node,
        `${entity.name} has no life cycle.`,
        `Transitions are said under "lifecycle" in ${entity.file.path}`,
      )
    }
    const isWritten = [...entity.fields.values()].some(({ editable, server, formula }) => editable && !server && !formula)
    if ((does.verb === 'add' || does.verb === 'edit') && !isWritten) {
      context.error(
        'SCH604', call.file, does.node,
        `no field of ${entity.name} can be written.`,
        `Say "edit": true of the fields that staff write, in ${entity.file.path}`,
      )
    }
  }
}

/** How a call is asked and how it answers go together. */
export const callsAreAskable: Rule = (context) => {
  for (const { file, node, method } of context.world.calls.values()) {
    const body = child(node, 'body')
    if (method === 'GET' && body && text(body) !== 'query') {
      context.error('SCH606', file, body, `a GET has no body; "${text(body)}" cannot be sent.`, 'Say "body": "query", or another method')
    }
    const fields = entries(child(node, 'request'))
    const upload = fields.find(({ value }) => text(value) === 'file' || text(value) === 'file[]')
    if (upload && text(body) !== 'multipart' && (body || context.lacks(file, node, 'body'))) {
      context.error('SCH606', file, upload.value, `"${upload.key}" is a file, which is sent as multipart only.`, 'Add "body": "multipart"')
    }
  }
}

/** SCH607–608: a wire has words for what its style and its families' capabilities need. */
export const wiresHaveWords: Rule = (context) => {
  const { world } = context
  for (const wire of world.sources.of('wire').values()) {
    const filter = child(wire.node, 'filter')
    const style = text(child(filter, 'style'))
    if (filter && (style === 'suffix' || style === 'triples') && context.lacks(wire, filter, 'operators')) {
      context.error(
        'SCH607', wire, child(filter, 'style'),
        `the style "${style}" needs this wire's words for the operators.`,
        `Add "operators": {${OPERATORS.slice(0, 2).map((name) => `"${name}": …`).join(', ')}}; what is left out cannot be said`,
      )
    }
    const sort = child(wire.node, 'sort')
    const wanted = ['objects', 'pair'].includes(text(child(sort, 'style')) ?? '') ? ['order', 'asc', 'desc'] : []
    const missing = sort ? wanted.filter((key) => context.lacks(wire, sort, key)) : []
    if (missing.length > 0) {
      context.error(
        'SCH607', wire, child(sort, 'style'),
        `the style "${text(child(sort, 'style'))}" needs ${missing.map((key) => `"${key}"`).join(', ')}.`,
        'Say this wire\'s words for them',
      )
    }
    const paging = child(wire.node, 'paging')
    if (paging && text(child(paging, 'style')) === 'cursor' && context.lacks(wire, paging, 'next')) {
      context.error(
        'SCH607', wire, child(paging, 'style'),
        'the style "cursor" needs "next".',
        'Say the path at which an answer gives the cursor of the next page',
      )
    }
  }
  for (const family of world.families.values()) {
    const words: readonly string[] = wireOperators(world, family.wire)
    for (const node of items(at(family.file.node, 'capabilities', 'filter'))) {
      if (world.sources.of('wire').has(family.wire ?? '') && !words.includes(text(node) ?? '')) {
        context.error(
          'SCH608', family.file, node,
          `the wire ${family.wire} has no word for "${text(node)}".`,
          `It has words for: ${words.join(', ')} (schemas/wires/${family.wire}.json)`,
        )
      }
    }
  }
}
