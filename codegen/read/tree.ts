/**
 * Well-formed JSON -> syntax tree, in one pass over the text. What is not well-formed gives no tree: whoever wants to know why asks
 * a parser that goes on after errors. Every file is read by this, so its nodes are all of one shape, which whoever walks them is
 * quicker with. Pure.
 */
import type { Node } from 'jsonc-parser'

/** Nodes are read-only to whoever reads them; here, and where short forms are written out, they are being made. */
export type Draft = { -readonly [Key in keyof Node]: Node[Key] }

const QUOTE = 0x22
const BACKSLASH = 0x5c
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORDS = [['true', true], ['false', false], ['null', null]] as const

/** A node whose parts follow. */
export function nodeOf(type: Node['type'], offset: number, length: number, parent: Node | undefined, value?: unknown, children?: Node[]): Draft {
  return { type, offset, length, value, parent, children }
}

/** The tree of a text that is JSON (RFC 8259) from end to end; undefined of any other. */
export function treeOf(text: string): Node | undefined {
  const reader = new Reader(text)
  const node = reader.value(undefined)
  return reader.isWhole ? node : undefined
}

/** Goes through one text; from the first thing that is not JSON on it gives nothing. */
class Reader {
  private at = 0
  private failed = false

  constructor(private readonly text: string) {}

  get isWhole(): boolean {
    this.space()
    return !this.failed && this.at === this.text.length
  }

  value(parent: Node | undefined): Node | undefined {
    this.space()
    const { text, at } = this
    switch (text.charCodeAt(at)) {
      case 0x7b:
        return this.object(parent)
      case 0x5b:
        return this.array(parent)
      case QUOTE:
        return this.string(parent)
      default:
        return this.literal(parent)
    }
  }

  private object(parent: Node | undefined): Node | undefined {
    const children: Node[] = []
    const node = nodeOf('object', this.at, -1, parent, undefined, children)
    this.at += 1
    if (this.takes('}')) return this.closed(node)
    do {
      this.space()
      const property = nodeOf('property', this.at, -1, node)
      const key = this.text.charCodeAt(this.at) === QUOTE ? this.string(property) : undefined
      const value = key && this.takes(':') ? this.value(property) : undefined
      if (!key || !value) return this.fail()
      property.children = [key, value]
      property.length = this.at - property.offset
      children.push(property)
    } while (this.takes(','))
    return this.takes('}') ? this.closed(node) : this.fail()
  }

  private array(parent: Node | undefined): Node | undefined {
    const children: Node[] = []
    const node = nodeOf('array', this.at, -1, parent, undefined, children)
    this.at += 1
    if (this.takes(']')) return this.closed(node)
    do {
      const item = this.value(node)
      if (!item) return this.fail()
      children.push(item)
    } while (this.takes(','))
    return this.takes(']') ? this.closed(node) : this.fail()
  }

  private string(parent: Node | undefined): Node | undefined {
    const { text, at: start } = this
    let end = start + 1
    let escaped = false
    for (;; end += 1) {
      const code = text.charCodeAt(end)
      if (code === QUOTE) break
      // NaN: the text is at its end.
      if (!(code >= 0x20)) return this.fail()
      if (code === BACKSLASH) {
        escaped = true
        end += 1
      }
    }
    this.at = end + 1
    const value = escaped ? unescaped(text.slice(start, this.at)) : text.slice(start + 1, end)
    return value === undefined ? this.fail() : nodeOf('string', start, this.at - start, parent, value)
  }

  private literal(parent: Node | undefined): Node | undefined {
    const { text, at: start } = this
    for (const [word, value] of WORDS) {
      if (!text.startsWith(word, start)) continue
      this.at += word.length
      return nodeOf(value === null ? 'null' : 'boolean', start, word.length, parent, value)
    }
    NUMBER.lastIndex = start
    const digits = NUMBER.exec(text)?.[0]
    if (digits === undefined) return this.fail()
    this.at += digits.length
    return nodeOf('number', start, digits.length, parent, Number(digits))
  }

  private closed(node: Draft): Node {
    node.length = this.at - node.offset
    return node
  }

  private takes(char: string): boolean {
    this.space()
    if (this.text[this.at] !== char) return false
    this.at += 1
    return true
  }

  private space(): void {
    const { text } = this
    for (;; this.at += 1) {
      const code = text.charCodeAt(this.at)
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return
    }
  }

  private fail(): undefined {
    this.failed = true
    return undefined
  }
}

/** What a text in quotes says; undefined where an escape of it means nothing. */
function unescaped(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted) as string
  } catch {
    return undefined
  }
}

/**
 * What a tree says. Its objects have no prototype: names out of files are looked up in them.
 * @param repeated told where a key is said twice in one object; the last one counts
 */
export function valueOf(node: Node, repeated?: () => void): unknown {
  if (node.type === 'array') return (node.children ?? []).map((item) => valueOf(item, repeated))
  if (node.type !== 'object') return node.value
  const object = Object.create(null) as Record<string, unknown>
  for (const property of node.children ?? []) {
    const key = property.children?.[0]?.value as string
    const value = property.children?.[1]
    if (!value) continue
    if (repeated && key in object) repeated()
    object[key] = valueOf(value, repeated)
  }
  return object
}
