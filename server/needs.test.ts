/** Whoever names a table of the schemas in a statement lists what it reads of it, so that its loss is told before it hurts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
        for (const field of Object.keys(entity.fields)) {
          if (NEEDS.entities[table]?.[field] === undefined && new RegExp(`\\b(${alias}|${table})\\.${field}\\b`).test(text)) unlisted.add(`${table}.${field}`)
        }
      }
    }
  }
  expect([...unlisted]).toEqual([])
})
