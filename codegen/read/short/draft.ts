/**
 * A syntax tree that short forms are written out in: a copy of what was read, whose new parts stand, for messages, at the place of
 * the words that they were made from. Knows trees; knows nothing of the language.
 */
import type { Node } from 'jsonc-parser'
import { child, entries } from '../../check/node'
import { homeOf, standsIn, type SourceFile } from '../source'
import { nodeOf, type Draft } from '../tree'

/** A value that a part of the tree is made from. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

let changes = 0

/** How often a tree was changed so far: whether something was written out shows by it. */
export function changesMade(): number {
  return changes
}

/** A copy of a tree. @param home the file that it is of, where the copy becomes part of another */
export function copied(node: Node, parent?: Node, home?: SourceFile): Node {
  const copy = nodeOf(node.type, node.offset, node.length, parent, node.value)
  const from = homeOf(node) ?? home
  if (from) standsIn(copy, from)
  if (node.children) copy.children = node.children.map((each) => copied(each, copy, home))
  return copy
}

/** Says in one object what another says, by the words and at the places of `file`; what it says already, and `without`, it does not take. */
export function sayAs(object: Node, file: SourceFile, without: readonly string[]): void {
  for (const { key, value } of entries(file.node)) {
    if (without.includes(key) || child(object, key) || !value.parent) continue
    changes += 1
    object.children?.push(copied(value.parent, object, file))
  }
}

/** Puts what another file lists behind an item of a list, by the words and at the places of that file. */
export function sayBehind(item: Node, said: readonly Node[], file: SourceFile, change: (copy: Node) => void): void {
  const list = item.parent
  if (list?.type !== 'array') return
  changes += 1
  const copies = said.map((each) => copied(each, list, file))
  copies.forEach(change)
  ;(list as Draft).children = list.children?.flatMap((each) => (each === item ? [each, ...copies] : [each]))
}

/** The tree of a value, all of it at the place of `where`. */
export function made(value: Json, where: Node, parent?: Node): Node {
  const node = (type: Node['type'], plain?: unknown): Draft => besides(where, nodeOf(type, where.offset, where.length, parent, plain))
  if (Array.isArray(value)) {
    const list = node('array')
    list.children = value.map((each) => made(each, where, list))
    return list
  }
  if (typeof value === 'object' && value !== null) {
    const object = node('object')
    object.children = []
    for (const [key, each] of Object.entries(value)) say(object, key, each, where)
    return object
  }
  return node(value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean'), value)
}

/** Says a key of an object, last or `first`, unless the object says it already. */
export function say(object: Node, key: string, value: Json | Node, where: Node, order: 'first' | 'last' = 'last'): void {
  if (child(object, key)) return
  changes += 1
  const property = besides(where, nodeOf('property', where.offset, where.length, object))
  const node = isNode(value) ? value : made(value, where, property)
  ;(node as Draft).parent = property
  property.children = [besides(where, nodeOf('string', where.offset, where.length, property, key)), node]
  if (order === 'first') object.children?.unshift(property)
  else object.children?.push(property)
}

/** A new node stands in the file that the words stand in which it was made from. */
function besides(where: Node, node: Draft): Draft {
  const home = homeOf(where)
  if (home) standsIn(node, home)
  return node
}

/** Takes a key away; gives what it said. */
export function take(object: Node, key: string): Node | undefined {
  const value = child(object, key)
  changes += value ? 1 : 0
  if (value) (object as Draft).children = object.children?.filter((property) => property !== value.parent)
  return value
}

/** Puts another value in the place of one. */
export function replace(node: Node, value: Json): Node {
  const parent = node.parent
  changes += 1
  const written = made(value, node, parent)
  if (parent?.children) (parent as Draft).children = parent.children.map((each) => (each === node ? written : each))
  return written
}

/** Puts an item before those of a list. */
export function prepend(list: Node, value: Json, where: Node): void {
  ;(list as Draft).children = [made(value, where, list), ...(list.children ?? [])]
}

/** Puts several items in the place of one of a list. */
export function spread(item: Node, values: Json[]): void {
  const list = item.parent
  if (list?.type !== 'array') return
  changes += 1
  ;(list as Draft).children = list.children?.flatMap((each) => (each === item ? values.map((value) => made(value, item, list)) : [each]))
}

/** The keys that an object says. */
export function keysOf(object: Node | undefined): string[] {
  return entries(object).map(({ key }) => key)
}

function isNode(value: Json | Node): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'offset' in value && 'type' in value
}
