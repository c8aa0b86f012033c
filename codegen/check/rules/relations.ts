/** How an entity stands to others and to itself over time: references, rows below, scope, tree, life cycle. */
import { didYouMean } from '../nearest'
import { at, child, entries, items, text, texts, truth } from '../node'
import { traits } from '../../../kinds/column-kinds'
import { saidOfScope } from '../scope-fields'
import type { Rule } from './context'
import { misfit } from './values'

const quoted = (names: string[]): string => names.map((name) => `"${name}"`).join(', ')

/** SCH311–312: a reference names one row: by a key or by what is unique, field for field. */
export const refsMeetKeys: Rule = (context) => {
  const { world } = context
  for (const { file, refs } of context.entities) {
    for (const [name, ref] of refs) {
      const other = world.entities.get(ref.entity)
      if (!other || ref.by.length === 0) continue
      const to = ref.to ?? other.key
      // Of several over time one is meant: what finds them and the day that they begin on name it together.
      const named = [...to, ...entries(child(ref.node, 'upTo')).map(({ key }) => key)]
      if (
        ref.to &&
        truth(child(ref.node, 'any')) !== true &&
        ![other.key, ...other.unique].some((fields) => same(fields, named)) &&
        to.every((field) => other.fields.has(field))
      ) {
        context.error(
          'SCH312',
          file,
          child(ref.node, 'to'),
          `reference "${name}": ${quoted(to)} does not name one row of ${other.name}.`,
          `Its key is ${quoted(other.key)}${other.unique.length ? `; unique: ${other.unique.map((fields) => quoted(fields)).join(' or ')}` : ''}`,
        )
      } else if (ref.by.length !== to.length) {
        context.error(
          'SCH311',
          file,
          child(ref.node, 'by'),
          `reference "${name}" has ${ref.by.length} own field(s) for ${to.length}: ${quoted(to)} of ${other.name}.`,
          'Give "by" one own field for each, in that order, or say "to"',
        )
      }
    }
  }
}

function same(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name))
}

/** SCH313: rows below name every field of the key. */
export const hasMeetsKey: Rule = (context) => {
  for (const { file, has, key } of context.entities) {
    for (const [name, { by, node }] of has) {
      if (by.length > 0 && key.length > 0 && by.length !== key.length) {
        context.error(
          'SCH313', file, child(node, 'by'),
          `"${name}" has ${by.length} field(s) for the key ${quoted(key)}.`,
          'Give "by" one field of the other for each key field, in that order',
        )
      }
    }
  }
}

/** SCH314: what fences rows is a kept field, and said in one way. */
export const scopeIsKept: Rule = (context) => {
  for (const entity of context.entities) {
    const scope = child(entity.file.node, 'scope')
    const owner = child(scope, 'owner')
    if (owner && child(scope, 'own')) {
      context.error(
        'SCH314', entity.file, owner,
        'scope.owner: "own" keeps the rows to one person already, administrators included.',
        'Say "owner" where administrators see everybody\'s rows, "own" where nobody does; one of the two',
      )
    }
    for (const { key, value } of saidOfScope(entity)) {
      const field = entity.fields.get(text(value) ?? '')
      if (field?.formula) context.error(
        'SCH314', entity.file, value,
        `scope.${key}: "${field.name}" is a formula; rows are fenced by a field that is kept.`,
        'Name the field of kind id, text or user that holds the shop or the person',
      )
      else if (field?.kind && !['id', 'text', 'user', 'tags'].includes(field.kind)) {
        context.error(
          'SCH314', entity.file, value,
          `scope.${key}: "${field.name}" is of kind ${field.kind}; rows are fenced by an id.`,
          'Name the field of kind id, text or user that holds the shop or the person; of kind tags for several of them',
        )
      }
    }
    const shops = child(entity.file.node, 'forShops')
    const named = entity.fields.get(text(shops) ?? '')
    if (shops && named?.kind && !traits({ kind: named.kind }).several) context.error(
      'SCH314', entity.file, shops, `forShops: "${named.name}" is of kind ${named.kind}; a row may be for several shops.`, 'Name a field of kind tags',
    )
  }
}

/** SCH317: a tree has a key of one field, and a parent that is another field. */
export const treeParent: Rule = (context) => {
  for (const entity of context.entities) {
    const node = at(entity.file.node, 'tree', 'parent')
    const parent = entity.fields.get(text(node) ?? '')
    if (!parent) continue
    if (entity.key.length !== 1) {
      context.error(
        'SCH317', entity.file, node,
        `a tree needs a key of one field; ${entity.name} has ${quoted(entity.key)}.`,
        'Take "tree" away, or key the rows by one field',
      )
    } else if (entity.key[0] === parent.name) {
      context.error(
        'SCH317', entity.file, node,
        `"${parent.name}" is the key itself; every row would be its own parent.`,
        'Name the field that holds the parent\'s key',
      )
    }
  }
}

/** SCH315: the states are values of the field's enum. SCH316: each of them is reached. */
export const lifecycleIsWhole: Rule = (context) => {
  const { world } = context
  for (const { file, fields, lifecycle } of context.entities) {
    if (!lifecycle) continue
    const field = fields.get(lifecycle.field ?? '')
    if (!field) continue
    if (field.kind && field.kind !== 'enum') {
      context.error(
        'SCH315', file, child(lifecycle.node, 'field'),
        `the life cycle's field "${field.name}" is of kind ${field.kind}; its states are those of an enum.`,
        'Name a field of kind enum, whose values are the states',
      )
      continue
    }
    const states = world.enums.get(field.enum ?? '')
    if (!states || lifecycle.start === undefined) continue
    const steps = [...lifecycle.transitions.values()].map(({ node }) => ({ from: texts(child(node, 'from')), to: text(child(node, 'to')) }))
    const named = [lifecycle.start, ...steps.flatMap(({ from, to }) => [...from, to ?? ''])]
    if (named.some((state) => !states.values.has(state))) continue
    const reached = new Set([lifecycle.start])
    for (let before = 0; before !== reached.size;) {
      before = reached.size
      for (const { from, to } of steps) if (to !== undefined && from.some((state) => reached.has(state))) reached.add(to)
    }
    const stranded = [...states.values.keys()].filter((state) => !reached.has(state))
    if (stranded.length > 0) {
      context.error(
        'SCH316', file, child(lifecycle.node, 'transitions'),
        `no transition leads to ${quoted(stranded)}.`,
        `Add one, or take the state out of ${states.file.path}`,
      )
    }
  }
}

/** A step that leads back to its own state does something on the way. */
export const stepsDoSomething: Rule = (context) => {
  for (const { file, lifecycle } of context.entities) {
    for (const [name, { node }] of lifecycle?.transitions ?? []) {
      const to = text(child(node, 'to'))
      const does = ['asks', 'asksItems', 'writes', 'effects', 'undo', 'itself'].some((word) => child(node, word))
      if (does || to === undefined || texts(child(node, 'from')).some((from) => from !== to)) continue
      context.error(
        'SCH727', file, child(node, 'to'), `transition "${name}" leads from "${to}" to "${to}" and does nothing.`,
        'Say another state, or what it asks for, writes or does',
      )
    }
  }
}

/** A transition writes and asks for fields that are kept, and the moment it is bound to is one a server knows. */
export const transitionsWrite: Rule = (context) => {
  for (const { name: entity, file, fields, lifecycle } of context.entities) {
    for (const [name, { node }] of lifecycle?.transitions ?? []) {
      for (const { key, value } of entries(child(node, 'writes'))) {
        const field = fields.get(key)
        const bad =
          field?.kind && value.type !== 'null'
            ? misfit(context.world, { kind: field.kind, enum: field.enum, stored: context.world.stored(entity, key) }, value)
            : undefined
        if (bad) context.error(bad.code, file, value, `transition "${name}" writes "${key}": ${bad.message}`, bad.hint)
      }
      for (const asked of items(child(node, 'asks'))) {
        const field = fields.get(text(asked) ?? '')
        if (field?.formula) context.error(
          'SCH310', file, asked,
          `transition "${name}" asks for "${field.name}", which is a formula.`,
          'Ask for fields that are kept',
        )
        else if (field && truth(child(field.node, 'fixed'))) context.error(
          'SCH327', file, asked,
          `transition "${name}" asks for "${field.name}", which is fixed: it never changes after the row is added.`,
          'Ask for fields that may change, or take "fixed" away',
        )
      }
    }
  }
}

/** SCH388: a field that says whose name its words are names a reference. */
export const namesAnother: Rule = (context) => {
  for (const { file, fields, refs } of context.entities) {
    for (const field of fields.values()) {
      const said = child(field.node, 'names')
      if (said?.type !== 'string' || refs.has(String(said.value))) continue
      const near = didYouMean(String(said.value), [...refs.keys()].map((name) => ({ name })))
      context.error(
        'SCH388', file, said, `field "${field.name}" names "${said.value}", which is no reference of this entity.${near}`,
        'Name one of its "refs": its words are what the row that it finds is called',
      )
    }
  }
}
