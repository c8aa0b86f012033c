/**
 * What the functions that make rows are told of a change, by the made entity: which facts changed, and the keys of the rows that
 * this concerns (server/kernel/kept/functions.ts). Pure.
 */
import type { Entity, Model } from '../../contract/model'
import { header, quote } from './text'

/** The text of a file with one interface, MadeChanges. */
export function emitMadeTypes(model: Model): string {
  const made = Object.values(model.entities).filter(({ compute }) => compute)
  return (
    header('schemas/entities/', '由别的数据算出的行：每次变化告诉函数什么。') +
    '/** Values travel as text, whatever the field\'s kind. */\n' +
    `export interface MadeChanges {\n${made.flatMap(changesOf).join('\n')}\n}\n`
  )
}

function changesOf(entity: Entity): string[] {
  const changes = (entity.compute?.of ?? []).map(({ facts, keys }) => {
    const values = Object.keys(keys ?? {}).map((field) => `${quote(field)}: string | null`).join('; ')
    return `{ changed: ${quote(facts)}; keys: ${keys ? `readonly { ${values} }[] | 'all'` : `'all'`} }`
  })
  return [`  /** ${entity.label} */`, `  ${quote(entity.name)}:`, ...["{ changed?: undefined; keys: 'all' }", ...changes].map((change) => `    | ${change}`)]
}
