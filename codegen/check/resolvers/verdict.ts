/** What a name turned out to be, and the sentences in which a wrong one is told. Looks nothing up itself. */
import type { FileKind, SourceFile } from '../../read/source'
import type { Lookup, Wrong } from '../found'
import { didYouMean, type Candidate } from '../nearest'
import { child, text } from '../node'
import type { Use } from '../shape'
import type { World } from '../world'

/** What a name leads to. */
export interface Target {
  /** field, entity, dataset, measure, dimension, enum, call, dialog, columns, filters, page, wire, report, mapping, … */
  kind: string
  /** entity.field, dataset.measure, family.call, or the plain name. */
  name: string
}

/** What a name turned out to be; undefined where it cannot be judged. */
export type Verdict = { refersTo: Target[] } | { wrong: Wrong } | undefined

/** One verdict per scope the name must be found in; none where there is no scope to look in. */
export type Resolver = (use: Use, world: World) => Verdict[]

/** For a name that cannot be judged, since what it hangs on is told of elsewhere. */
export const UNJUDGED: Verdict[] = []

/** The one verdict of a name that leads to all of these. */
export const refersTo = (...targets: Target[]): Verdict[] => [{ refersTo: targets }]

/** The one verdict of a wrong name. @param message what stands after the quoted name */
export const wrong = (code: string, message: string, hint?: string): Verdict[] => [{ wrong: { code, message, ...(hint ? { hint } : {}) } }]

/** A looked-up path as a verdict. */
export function verdict(result: Lookup): Verdict {
  return result && 'found' in result ? { refersTo: result.found.references } : result
}

function labelOf(file: SourceFile): string | undefined {
  return text(child(file.node, 'label')) ?? text(child(file.node, 'title'))
}

/** A resolver of names of files of one kind. @param what the words for such a file @param folder below schemas/ @param target what the graph calls it */
export function fileNamed(kind: FileKind, code: string, what: string, folder: string, target: string = kind): Resolver {
  return (use, world) => {
    const files = world.sources.of(kind)
    if (files.has(use.name)) return refersTo({ kind: target, name: use.name })
    const candidates = [...files.values()].map((file) => ({ name: file.name, label: labelOf(file) }))
    return wrong(code, `there is no such ${what}.${didYouMean(use.name, candidates)}`, `${capital(what)} files are in schemas/${folder}/`)
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A name that is there, or is told with the nearest of those that are. */
export function among(
  isThere: boolean, name: string, code: string, target: Target, says: string, candidates: () => Candidate[],
  hint: string,
): Verdict[] {
  return isThere ? refersTo(target) : wrong(code, `${says}${didYouMean(name, candidates())}`, hint)
}

/** The names of a map, with the labels that its values carry. */
export function labelled(map: ReadonlyMap<string, { label?: string }>): Candidate[] {
  return [...map].map(([name, { label }]) => ({ name, label }))
}
