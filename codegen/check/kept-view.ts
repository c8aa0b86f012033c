/** One view per file, made once and kept as long as the file object lives. */
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../read/source'
import { child } from './node'

const kept = new WeakMap<SourceFile, unknown>()

/**
 * The view of a file by `make`, made once; undefined where one of its defining parts is missing, which is told already:
 * whoever refers to the file is not blamed for what it does not define.
 */
export function once<View>(file: SourceFile, make: (root: Node) => View, ...parts: string[]): View | undefined {
  if (!file.node || parts.some((part) => child(file.node, part)?.type !== 'object')) return undefined
  if (!kept.has(file)) kept.set(file, make(file.node))
  return kept.get(file) as View
}
