/** The command line knows what the server's code has: a name of code that is not there fails it, with its place. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FAMILIES, PARTS } from '../server/modules/modules'
import { askFacts, FactsError } from './facts'

const ROOT = resolve(import.meta.dirname, '..')
const FILE = 'schemas/endpoints/app.json'

let copy: string
beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'checkout-')))
  for (const name of ['contract', 'kinds', 'codegen', 'schemas', 'server', 'src', 'docs', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function check(): { code: number | null; said: string } {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['codegen/run.mjs', 'codegen/cli.ts', '--check'], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { code: status, said: `${stdout}${stderr}` }
}

test('the facts are the handlers and parsers that the server has', async () => {
  const { handlers, parsers } = await askFacts(ROOT)
  expect(handlers['app']).toEqual(Object.keys(FAMILIES['app'] ?? {}))
  expect(Object.keys(handlers)).toEqual(Object.keys(FAMILIES))
  expect(parsers).toEqual(PARTS.parsers)
})

test('a handler that the server lacks fails codegen --check, with its place and the nearest right one', () => {
  const text = readFileSync(join(copy, FILE), 'utf8')
  const lines = text.replace('"handler": "feeMappings"', '"handler": "feeMappingsX"').split('\n')
  writeFileSync(join(copy, FILE), lines.join('\n'))
  const line = lines.findIndex((one) => one.includes('feeMappingsX'))
  const column = (lines[line] ?? '').indexOf('"feeMappingsX"')
  const { code, said } = check()
  writeFileSync(join(copy, FILE), text)
  expect(said).toContain(`${FILE}:${line + 1}:${column + 1} SCH603`)
  expect(said).toContain('Did you mean "feeMappings"?')
  expect(code).toBe(1)
}, 60_000)

test('server code that does not run is an error, never a check left out', async () => {
  writeFileSync(join(copy, 'server/facts.ts'), "throw new Error('broken on purpose')\n")
  await expect(askFacts(copy)).rejects.toThrow(FactsError)
  const { code, said } = check()
  expect(said).toMatch(/SCH603 .*cannot be told[\s\S]*broken on purpose/)
  expect(code).toBe(1)
}, 60_000)
