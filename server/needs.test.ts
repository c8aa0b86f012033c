/** Whoever names a table of the schemas in a statement lists what it reads of it, so that its loss is told before it hurts. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectModel } from '../tests/support/database'
import { NEEDS } from './needs'

const SERVER = import.meta.dirname
/** Words in backticks (with what stands in their braces) or in quotes. */
const TEXT = /`(?:[^`\\$]|\\[^]|\$(?!\{)|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\})*`|'(?:[^'\\\n]|\\.)*'/g
const NAMED = /\b(?:from|join|into|update|using|copy)\s+([a-z_]+)(?:\s+(?:as\s+)?([a-z_]+))?/g
const ENUM = /\bmodel\.enums(?:\['|\.)([a-z_]+)/g

function sourceFiles(): string[] {
  return readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^demo\b/.test(name))
    .map((name) => readFileSync(join(SERVER, name), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, ''))
}

test('what statements name is listed', () => {
  const { entities } = projectModel()
  const unlisted = new Set<string>()
  for (const source of sourceFiles()) {
    for (const [, name = ''] of source.matchAll(ENUM)) if (!NEEDS.enums.includes(name)) unlisted.add(`enum ${name}`)
    for (const [text] of source.matchAll(TEXT)) {
      for (const [, table = '', alias = table] of text.matchAll(NAMED)) {
        const entity = entities[table]
        if (!entity) continue
        if (!NEEDS.entities[table]) unlisted.add(table)
        for (const [, field = ''] of text.matchAll(new RegExp(`\\b(?:${alias}|${table})\\.(\\w+)`, 'g'))) {
          if (entity.fields[field] && NEEDS.entities[table]?.[field] === undefined) unlisted.add(`${table}.${field}`)
        }
      }
    }
  }
  expect([...unlisted]).toEqual([])
})

const folderOf = new Map(readdirSync(join(SERVER, '../schemas/entities'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json')).map((name) => [basename(name, '.json'), basename(dirname(name))]))

/** Where the file of an entity stands; rows below another entity (spu_attrs) stand in its file. */
function folder(entity: string): string | undefined {
  const parts = entity.split('_')
  return parts.map((_, at) => folderOf.get(parts.slice(0, parts.length - at).join('_'))).find((found) => found !== undefined)
}

test('an entity is listed in the part of the folder that its file stands in, and in no other', () => {
  const parts = readdirSync(join(SERVER, 'needs')).map((name) => [basename(name, '.ts'), readFileSync(join(SERVER, 'needs', name), 'utf8')] as const)
  const listed = parts.flatMap(([part, text]) => [...text.matchAll(/^ {2}(\w+): (?:\{|[A-Z])/gm)].map(([, name = '']) => ({ part, name })))
  expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(NEEDS.entities).sort())
  expect(listed.filter(({ part, name }) => folder(name) !== part)).toEqual([])
})
