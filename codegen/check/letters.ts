/**
 * Letters that are not what they look like, told by their names: invisible characters wherever they stand, and what makes a
 * name lead nowhere although it reads like the right one.
 */
import type { Node } from 'jsonc-parser'
import { whereIs } from '../read/source'
import type { SourceFile, Sources } from '../read/source'
import { inPlainLetters, strangersIn, unseenLettersIn } from '../read/strangers'
import type { Problem } from './problem'

/** Almost every key, and most texts: printed ASCII without a space at either end. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/

/** Invisible characters in keys and texts, and keys that begin or end with a space or mix look-alike letters. */
export function unseenIn(file: SourceFile, root: Node): Problem[] {
  const found: Problem[] = []
  const tell = (node: Node, message: string, hint: string): void => {
    found.push({ ...whereIs(file, node), code: 'SCH116', severity: 'error', message, hint })
  }
  const visit = (node: Node): void => {
    if (node.type === 'string' && !PLAIN.test(node.value as string)) {
      const text = node.value as string
      const isKey = node.parent?.type === 'property' && node.parent.children?.[0] === node
      const unseen = unseenLettersIn(text).find(({ char }) => isKey || char !== '\u3000')
      const lookalike = isKey ? mixed(text) : undefined
      const what = isKey ? 'the key' : 'the text'
      if (unseen) tell(node, `${what} "${text}" has in it, after ${unseen.at} characters, ${unseen.says}.`, 'Delete it: no text with it equals one without')
      else if (isKey && text !== text.trim()) tell(node, `the key "${text}" begins or ends with a space.`, `Write "${text.trim()}"`)
      else if (lookalike) tell(node, `the key "${text}" has in it ${lookalike}.`, `Type it with the keyboard set to English: "${inPlainLetters(text)}"`)
    }
    if (node.children) for (const child of node.children) visit(child)
  }
  visit(root)
  return found
}

/** A key in Latin letters with one among them that only looks so. */
function mixed(text: string): string | undefined {
  const [stranger] = strangersIn(text)
  return stranger && /^[\x21-\x7e]+$/.test(inPlainLetters(text)) ? stranger.says : undefined
}

/** What names lead nowhere, have not the form of a name, or are not among the words that are known. */
const OF_NAMES = /^SCH(105|108|110|111|115|2\d\d|319)$/

/** The same problem, saying which of the name's letters is not what it looks like. */
export function naming(sources: Sources, problem: Problem): Problem {
  if (!OF_NAMES.test(problem.code)) return problem
  const file = sources.files.find(({ path }) => path === problem.file)
  const said = file && tokenAt(file, problem)
  const [stranger] = said === undefined ? [] : strangersIn(said)
  if (!stranger || said === undefined) return problem
  const meant = inPlainLetters(said)
  if (!/^[\x21-\x7e]+$/.test(meant)) return problem
  return { ...problem, message: `${problem.message} It has ${stranger.says}.`, hint: `Type it with the keyboard set to English (half-width): "${meant}"` }
}

/** The text in quotes that a problem points at. */
function tokenAt(file: SourceFile, { line, column }: Problem): string | undefined {
  const from = (file.lines[line - 1] ?? 0) + column - 1
  const quoted = /^"(?:[^"\\]|\\.)*"/.exec(file.text.slice(from, from + 400))?.[0]
  return quoted === undefined ? undefined : (JSON.parse(quoted) as string)
}
