/** How emitted files look: their header, their names, their literals. Pure; the same input gives the same bytes. */
import { LONGEST_LINE } from '../line'

/** The first lines of an emitted TypeScript file. `from` names the schema files to edit instead. */
export function header(from: string, what: string): string {
  return `/**\n * ${what}\n * Written by \`npm run codegen\` from ${from}: edit that, not this file.\n */\n`
}

/** settlement_txn, ads-new, shopList -> SettlementTxn, AdsNew, ShopList. */
export function pascal(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}

const RESERVED = new Set([
  'break', 'case', 'catch', 'class', 'const', 'continue', 'debugger', 'default', 'delete', 'do', 'else', 'enum', 'export', 'extends', 'false',
  'finally', 'for', 'function', 'if', 'import', 'in', 'instanceof', 'new', 'null', 'return', 'super', 'switch', 'this', 'throw', 'true', 'try',
  'typeof', 'var', 'void', 'while', 'with', 'yield', 'let', 'static', 'await', 'provider', 'planned',
])

/** A call's name as the name of a function. */
export function functionName(call: string): string {
  return RESERVED.has(call) ? `${call}Call` : call
}

/** A name usable as a property without quotes, or quoted. */
export function property(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : quote(name)
}

/** A literal of TypeScript in single quotes. */
export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

const WIDTH = 140

/** Plain data as a TypeScript literal: on one line where it fits, else one entry a line. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const flat = Array.isArray(value)
    ? `[${value.map((item) => literal(item)).join(', ')}]`
    : Object.keys(value).length === 0
      ? '{}'
      : `{ ${Object.entries(value).map(([name, item]) => `${property(name)}: ${literal(item)}`).join(', ')} }`
  if (flat.length + indent.length <= WIDTH - 30 && !flat.includes('\n')) return flat
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return filled(value, indent)
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${literal(item, inner)},`)
    : Object.entries(value).map(([name, item]) => `${inner}${property(name)}: ${literal(item, inner)},`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${lines.join('\n')}\n${indent}${close}`
}

/** Plain data on one line, however long. */
export function flatLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatLiteral).join(', ')}]`
  if (typeof value !== 'object' || value === null) return literal(value)
  return `{ ${flatEntries(value).join(', ')} }`
}

/** A list of words, as many to a line as fit. */
function filled(words: readonly string[], indent: string): string {
  return `[\n${rowsOf(words.map(quote), indent)}\n${indent}]`
}

/** What stands between brackets, as many to a line as fit, each line one step further in. */
function rowsOf(parts: readonly string[], indent: string): string {
  return linesOf(parts, ', ', WIDTH - indent.length - 3).map((line) => `${indent}  ${line},`).join('\n')
}

function linesOf(parts: readonly string[], between: string, width: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last === undefined || last.length + between.length + part.length > width) lines.push(part)
    else lines[lines.length - 1] = last + between + part
  }
  return lines
}

/**
 * One statement around a list: on one line where that can be read, else the list on lines of its own.
 * @param head what stands before the list, its bracket included; @param tail from the closing bracket on
 */
export function bracketed(head: string, parts: readonly string[], tail: string, indent = ''): string {
  const pad = /[{]$/.test(head) && parts.length > 0 ? ' ' : ''
  const flat = `${indent}${head}${pad}${parts.join(', ')}${pad}${tail}`
  return flat.length <= LONGEST_LINE ? flat : `${indent}${head}\n${rowsOf(parts, indent)}\n${indent}${tail}`
}

/** The entries of a flat literal, for one who puts them on lines. */
export function flatEntries(value: object): string[] {
  return Object.entries(value).map(([name, item]) => `${property(name)}: ${flatLiteral(item)}`)
}

/** A doc comment that lists words: on one line where that can be read, else as many to a line as fit. */
export function listDoc(head: string, words: readonly string[]): string {
  const flat = `/** ${head}${words.join('，')} */`
  return flat.length <= LONGEST_LINE ? flat : `/**\n * ${head}\n${linesOf(words, '，', WIDTH).map((line) => ` * ${line}`).join('，\n')}\n */`
}

/** Words that may stand inside a block comment. */
export function comment(text: string): string {
  return text.replaceAll('*/', '*∕').replaceAll('\n', ' ')
}
