/**
 * Walking a syntax tree by name. Nodes know their parents, so a rule can ask what surrounds a value.
 * Never throws: a part that is not there, or is of another type, is undefined.
 */
import type { Node } from 'jsonc-parser'

/** The value of a key of an object. Asked more often than anything else: a loop by number is what the interpreter does fastest. */
export function child(node: Node | undefined, key: string): Node | undefined {
  if (node?.type !== 'object') return undefined
  const { children } = node
  if (!children) return undefined
  // oxlint-disable-next-line typescript/prefer-for-of -- see above
  for (let index = 0; index < children.length; index += 1) {
    const property = children[index]!.children
    if (property?.[0]?.value === key) return property[1]
  }
  return undefined
}

/** The value at a path of keys. */
export function at(node: Node | undefined, ...keys: string[]): Node | undefined {
  let found = node
  for (const key of keys) found = child(found, key)
  return found
}

/** A property of an object, with the nodes of its key and its value. */
export interface Entry {
  key: string
  keyNode: Node
  value: Node
}

/** Keys and values of an object, as written. */
export function entries(node: Node | undefined): Entry[] {
  if (node?.type !== 'object') return []
  const found: Entry[] = []
  for (const property of node.children ?? []) {
    const [keyNode, value] = property.children ?? []
    if (keyNode && value) found.push({ key: String(keyNode.value), keyNode, value })
  }
  return found
}

/** Items of a list. */
export function items(node: Node | undefined): Node[] {
  return node?.type === 'array' ? (node.children ?? []) : []
}

/** undefined where it is no string. */
export function text(node: Node | undefined): string | undefined {
  return node?.type === 'string' ? (node.value as string) : undefined
}

/** The strings of a list; what is no string is left out. */
export function texts(node: Node | undefined): string[] {
  return items(node).flatMap((item) => text(item) ?? [])
}

/** undefined where it is neither true nor false. */
export function truth(node: Node | undefined): boolean | undefined {
  return node?.type === 'boolean' ? (node.value as boolean) : undefined
}

/** Whether a key stands anywhere in a value. */
export function says(node: Node, word: string): boolean {
  if (node.type === 'array') return items(node).some((part) => says(part, word))
  return entries(node).some(({ key, value }) => key === word || says(value, word))
}

/** The key under which a value stands in its object; undefined in a list or at the top. */
export function keyOf(node: Node): string | undefined {
  const property = node.parent
  return property?.type === 'property' ? String(property.children?.[0]?.value) : undefined
}

/** The object or list a value (or a key) stands in. */
export function holder(node: Node): Node | undefined {
  return node.parent?.type === 'property' ? node.parent.parent : node.parent
}

/** Every object and list around a value, the nearest first. */
export function* around(node: Node): Generator<Node> {
  for (let outer = holder(node); outer; outer = holder(outer)) yield outer
}

/** Keys on the way from the top to a value; list positions are left out. */
export function keysTo(node: Node): string[] {
  const keys: string[] = []
  for (let inner: Node | undefined = node; inner; inner = holder(inner)) {
    const key = keyOf(inner)
    if (key !== undefined) keys.unshift(key)
  }
  return keys
}
