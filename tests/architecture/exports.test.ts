/** What a file exports is imported by somebody: by name, in a file of the tree. What only its own file uses is not exported. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = ['contract', 'kinds', 'src', 'server', 'codegen', 'tests', 'bench']
const EXPORTED = /^export (?:async )?(?:abstract )?(?:const|function\*?|class|interface|type|let|enum) (\w+)/gm
/** Files whose exports are for whoever reads them from outside: generated ones, and pages written in other tools' words. */
const APART = /^(?:src\/generated|contract\/generated|tests\/comparison)\//

const texts = new Map(FOLDERS.flatMap((folder) => {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
  } catch {
    return []
  }
}).filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))

/** Words of code, without what comments say. */
const words = (text: string): Set<string> => new Set(text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '').match(/[A-Za-z_$][\w$]*/g))

test('nothing is exported that nobody imports', () => {
  const users = new Map<string, Set<string>>()
  // What Vite is told imports too.
  const readers = [...texts, ['vite.config.ts', readFileSync(join(ROOT, 'vite.config.ts'), 'utf8')] as const]
  for (const [file, text] of readers) for (const word of words(text)) users.set(word, (users.get(word) ?? new Set()).add(file))
  const idle = [...texts].flatMap(([file, text]) => (APART.test(file) || file.startsWith('tests/') ? [] : [...text.matchAll(EXPORTED)]
    .map(([, name]) => name!)
    .filter((name) => [...users.get(name)!].every((user) => user === file))
    .map((name) => `${file}: ${name}`)))
  expect(idle).toEqual([])
})
