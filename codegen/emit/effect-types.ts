/** What each effect of a step is given, by its name: the rows of the documents whose transitions name it. Pure. */
import type { Entity, Model } from '../../contract/model'
import { header, quote } from './text'
import { rowType } from './types'

/** Characters of a line that is read without scrolling; a longer one is parted. */
const WIDEST = 150

/** An effect of several documents is given the row of any of them. */
export function emitEffectTypes(model: Model): string {
  const users = new Map<string, Entity[]>()
  for (const entity of Object.values(model.entities)) {
    for (const { effects = [] } of Object.values(entity.lifecycle?.transitions ?? {})) {
      for (const name of effects) users.set(name, [...new Set([...(users.get(name) ?? []), entity])])
    }
  }
  const below = (entity: Entity): [string, string][] => Object.entries(entity.has).flatMap(([name, has]) => (has.others ? [] : [[name, has.entity]]))
  const entities = [...new Set([...users.values()].flat().flatMap((entity) => [entity.name, ...below(entity).map(([, of]) => of)]))].sort()
  const imports = entities.map((entity) => `import type { ${rowType(entity)} } from './entities/${entity}'\n`).join('')
  const lines = [...users].map(([name, of]) => {
    const rows = of.map((entity) => rowType(entity.name)).join(' | ')
    const items = of.map((entity) => `{ ${below(entity).map(([has, other]) => `${quote(has)}: readonly ${rowType(other)}[]`).join('; ')} }`).join(' | ')
    const line = `  ${quote(name)}: { row: ${rows}; items: ${items} }\n`
    if (line.length <= WIDEST) return line
    const parted = items.replaceAll('; ', '\n      ').replaceAll('{ ', '{\n      ').replaceAll(' }', '\n    }')
    return `  ${quote(name)}: {\n    row: ${rows}\n    items: ${parted}\n  }\n`
  })
  const shapes = lines.length === 0 ? 'export type EffectShapes = Record<never, never>\n' : `export interface EffectShapes {\n${lines.join('')}}\n`
  return `${header('schemas/entities/', '每个步骤效果得到的单据与明细。')}${imports}${imports ? '\n' : ''}/** By the names that transitions say under "effects". */\n${shapes}`
}
