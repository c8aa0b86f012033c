/**
 * What each handler of the server is asked and what it answers, by family and by its name: the types by which the kernel holds
 * handlers to the contract (server/kernel/http/answers.ts). Files and streams are the kernel's; here they are only marked. Pure.
 */
import type { Call, Model } from '../../contract/model'
import { LONGEST_LINE } from '../line'
import { comment, header, quote } from './text'
import { typesOfCall } from './types'

/** ads-new -> adsNew: the name under which a family's types are imported. */
const alias = (family: string): string => family.replace(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_all, letter: string) => letter.toUpperCase())

/**
 * Of calls that share a handler the first one says the shapes: the check holds the others to it (SCH615).
 * @returns undefined where no call has a handler
 */
export function emitHandlerTypes(model: Model): string | undefined {
  const byHandler = new Map<string, Call[]>()
  for (const call of Object.values(model.families).flatMap(({ calls }) => Object.values(calls))) {
    if (call.state !== 'built' || call.does?.type !== 'handler') continue
    const name = `${call.family}.${call.does.handler}`
    byHandler.set(name, [...(byHandler.get(name) ?? []), call])
  }
  if (byHandler.size === 0) return undefined
  const lines = [...byHandler].flatMap(([name, calls]) => [
    `  /** ${comment(calls.map(({ what }) => what).join('；'))} */`,
    member(name, shapesOf(calls[0]!)),
  ])
  const families = [...new Set([...byHandler.values()].flat().flatMap((call) => (needsFile(call) ? [call.family] : [])))].sort()
  const imports = families.map((family) => `import type * as ${alias(family)} from './families/${family}'`)
  return (
    `${header('schemas/endpoints/', '每个处理函数的请求与返回。')}${imports.join('\n')}\n\n` +
    '/** By "family.handler". `binary`: it answers a file; `events`: a stream; `multipart`: it is given files besides the fields. */\n' +
    `export interface HandlerShapes {\n${lines.join('\n')}\n}\n`
  )
}

function needsFile(call: Call): boolean {
  const { request, response } = typesOfCall(call)
  return request !== undefined || (call.answer === 'json' && response !== undefined)
}

/** On one line, or each part on its own where it would be too long to be read whole. */
function member(name: string, parts: readonly string[]): string {
  const line = `  ${quote(name)}: { ${parts.join('; ')} }`
  return line.length <= LONGEST_LINE ? line : `  ${quote(name)}: {\n${parts.map((part) => `    ${part}\n`).join('')}  }`
}

function shapesOf(call: Call): string[] {
  const { request, response } = typesOfCall(call)
  const named = (type: { name: string } | undefined, otherwise: string): string => (type ? `${alias(call.family)}.${type.name}` : otherwise)
  return [
    `request: ${named(request, 'Record<string, never>')}`,
    call.answer === 'json' ? `response: ${named(response, 'unknown')}` : `answer: ${quote(call.answer)}`,
    ...(call.body === 'multipart' ? [`body: 'multipart'`] : []),
  ]
}
