/**
 * One mistake, one message: what is wrong only because something else is misspelt is not told. Where a message proposes the
 * right word, the tree is judged again with that word in its place; what is no longer wrong then followed from it.
 * Words on which others hang (keys, entities, calls) are put right first, names of fields after them. Changes no file.
 */
import { withText } from '../read/read'
import { inPlainLetters } from '../read/strangers'
import type { SourceFile, Sources } from '../read/source'
import { editDistance, proposedBy } from './nearest'
import type { Problem } from './problem'

/** Said of keys, kinds of files, entities, datasets, enums, calls and of a list's rows: what stands beside them is judged by them. */
const OTHERS_HANG_ON = /^SCH(1\d\d|20[123]|210|527)$/

/** Problems without those that follow from others; `judge` tells of all problems of a tree. */
export function withoutFollowOns(sources: Sources, problems: Problem[], judge: (sources: Sources) => Problem[]): Problem[] {
  const first = problems.filter(({ code }) => OTHERS_HANG_ON.test(code))
  const after = withoutThoseOf(sources, problems, first, judge)
  return withoutThoseOf(sources, after, after, judge)
}

/** Of these problems those that stay when the causes are put right, and the causes themselves. */
function withoutThoseOf(sources: Sources, problems: Problem[], causes: readonly Problem[], judge: (sources: Sources) => Problem[]): Problem[] {
  const cured = causes.flatMap((problem) => cureOf(sources, problem) ?? [])
  if (cured.length === 0 || cured.length === problems.length) return problems
  const known = new Set(cured.map(({ problem }) => problem))
  const staying = new Set(judge(curedTree(sources, cured)).map(sentence))
  return problems.filter((problem) => known.has(problem) || staying.has(sentence(problem)))
}

/** Places move when a word is put right; what is said of them does not. */
function sentence({ file, code, message }: Problem): string {
  return `${file} ${code} ${message}`
}

interface Cure {
  problem: Problem
  file: SourceFile
  /** Where the quoted word begins, and what stands there. */
  offset: number
  quoted: string
  right: string
}

/** The word that a message proposes in place of the one it is about, or the same in letters of the keyboard; undefined where there is neither. */
function cureOf(sources: Sources, problem: Problem): Cure | undefined {
  const file = sources.files.find(({ path }) => path === problem.file)
  if (!file) return undefined
  const offset = (file.lines[problem.line - 1] ?? 0) + problem.column - 1
  const [quoted] = /^"[^"\\\n]*"/.exec(file.text.slice(offset)) ?? []
  if (quoted === undefined) return undefined
  const said = quoted.slice(1, -1)
  const meant = proposedBy(problem.message) ?? inPlainLetters(said)
  return meant === said ? undefined : { problem, file, offset, quoted, right: putRight(said, meant) }
}

/** `shop.nmae` with `name` becomes `shop.name`: of a path only the part that was meant, and a sort keeps its sign. */
function putRight(said: string, meant: string): string {
  const sign = said.startsWith('-') && !meant.startsWith('-') ? '-' : ''
  const parts = said.slice(sign.length).split(/([.@#:])/)
  if (parts.length === 1 || /[.@#:]/.test(meant)) return sign + meant
  const distances = parts.map((part) => (/^[.@#:]?$/.test(part) ? Infinity : editDistance(part.toLowerCase(), meant.toLowerCase())))
  parts[distances.indexOf(Math.min(...distances))] = meant
  return sign + parts.join('')
}

function curedTree(sources: Sources, cures: readonly Cure[]): Sources {
  let tree = sources
  for (const file of new Set(cures.map((cure) => cure.file))) {
    // From the end of the text, so that places before a change stay where they are.
    const ours = cures.filter((cure) => cure.file === file).toSorted((a, b) => b.offset - a.offset)
    const text = ours.reduce((said, { offset, quoted, right }) => `${said.slice(0, offset)}"${right}"${said.slice(offset + quoted.length)}`, file.text)
    tree = withText(tree, file.path, text)
  }
  return tree
}
