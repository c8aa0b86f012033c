/** Small shapes that every part of resolve/ needs: plain data without undefined, names in lists, hashes. Pure. */
import { createHash } from 'node:crypto'
import type { Sources, FileKind } from '../read/source'

/** The same object without keys whose value is undefined, so that equal data gives equal bytes. */
export function plain<T extends object>(object: T): T {
  const kept = {} as T
  for (const key of Object.keys(object) as (keyof T)[]) if (object[key] !== undefined) kept[key] = object[key]
  return kept
}

/** Every key kept, every value turned. */
export function mapValues<V, W>(record: Record<string, V> | undefined, turn: (value: V, name: string) => W): Record<string, W> {
  const turned: Record<string, W> = {}
  for (const [name, value] of Object.entries(record ?? {})) turned[name] = turn(value, name)
  return turned
}

/** The readable files of one kind, by name, as the type that the checker has held them to. */
export function filesOf<T>(sources: Sources, kind: FileKind): { name: string; module: string; path: string; value: T }[] {
  return [...sources.of(kind).values()]
    .filter((file) => file.value !== undefined)
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map((file) => ({ name: file.name, module: file.module ?? '', path: file.path, value: file.value as T }))
}

/** Sixteen hex digits that change with every change of the text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
