/** Every exported function, type and class says in a docstring what its name and types leave open. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { MEASURED } from './rules'

const ROOT = resolve(import.meta.dirname, '../..')
const EXPORTED = /^export (?:async )?(?:abstract )?(function\*?|class|interface|type) (\w+)/
/** Between a docstring and what it is of: reasons, and words to the compiler. */
const BETWEEN = /^(?:\/\/ |@)/

/** "line: name" of each export without one. Overloads have that of the first. */
function undocumented(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const [, kind, name] = EXPORTED.exec(line) ?? []
    if (name === undefined) return []
    let above = at - 1
    while (BETWEEN.test(lines[above] ?? '')) above -= 1
    const before = lines[above] ?? ''
    const isOverload = kind === 'function' && EXPORTED.exec(before)?.[2] === name
    return isOverload || before.trimEnd().endsWith('*/') ? [] : [`${at + 1}: ${name}`]
  })
}

test('what has no docstring is found', () => {
  const text = ['/** Says. */', 'export function a() {}', '', 'export interface B {}', '/** Says. */', '// Long because: one list', 'export class C {}',
    'export type D = 1'].join('\n')
  expect(undocumented(text)).toEqual(['4: B', '8: D'])
})

test('every exported function, type and class has a docstring', () => {
  const files = MEASURED.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/generated\//.test(file))
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    // What codegen writes stands in its templates.
    const own = file.startsWith('codegen/emit/') ? text.replace(/`[^`]*`/g, (each) => each.replace(/[^\n]/g, ' ')) : text
    return undocumented(own).map((one) => `${file}:${one}`)
  })
  expect(found).toEqual([])
})
