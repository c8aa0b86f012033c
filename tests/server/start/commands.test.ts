/** The commands of package.json run as they are typed: asked for something that they do not know, each says how it is used. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../..')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

function said(script: string, args: string[]): Promise<string> {
  const [runner, ...rest] = scripts[script]!.split(' ')
  expect(['tsx', 'node']).toContain(runner)
  const child = spawn(process.execPath, [...(runner === 'tsx' ? ['--import', 'tsx'] : []), ...rest, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  return new Promise((done) => child.once('exit', () => done(text)))
}

it.each([
  ['import', '--help', 'npm run import -- 文件'],
  ['demo', '--nonsense', 'npm run demo'],
  ['migrate', '--nonsense', 'npm run migrate'],
  ['backup', '', 'npm run backup'],
  ['restore', '', 'npm run restore'],
  ['new', 'nonsense', 'page'],
  ['codegen', '--nonsense', '--watch'],
])('npm run %s %s', async (script, arg, usage) => {
  expect(await said(script, arg === '' ? [] : [arg])).toContain(usage)
}, 60_000)
