/** `npm run codegen -- --watch` as a product analyst has it beside the editor: a saved file is on the disk in all that is made of it. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkout } from '../../../bench/support/checkout'

const SMALL = { pages: 6, entities: 3, datasets: 1, families: 2 }
const COMMAND = ['codegen/run.mjs', 'codegen/cli.ts']
const ENTITY = 'schemas/entities/bench/entity_0.json'

let root: string
let stop: () => void
/** Everything said since the last round, once a line matches. */
let heard: (line: RegExp) => Promise<string>

beforeAll(async () => {
  root = checkout('codegen-watch', SMALL).root
  const child = spawn(process.execPath, [...COMMAND, '--watch'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  stop = () => child.kill()
  let said = ''
  let wake = (): void => undefined
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      said += piece
      wake()
    })
  }
  child.once('exit', () => wake())
  heard = async (line) => {
    while (!line.test(said)) {
      if (child.exitCode !== null) throw new Error(said)
      await new Promise<void>((done) => (wake = done))
    }
    const all = said
    said = ''
    return all
  }
  await heard(/^watching schemas/m)
}, 60_000)
afterAll(() => {
  stop()
  rmSync(root, { recursive: true, force: true })
})

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const saved = (path: string, text: string): void => writeFileSync(join(root, path), text)
/** What a run of its own would still have to write. */
const left = (): string => execFileSync(process.execPath, [...COMMAND, '--check'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

it('writes what hangs on a saved file, what stands within it too, nothing while a file is wrong, and all of it once it is right again', async () => {
  const types = 'contract/generated/entities/entity_0.ts'
  const before = textOf(ENTITY).replace('"fields": {', '"fields": { "mood": { "label": "心情", "values": { "good": "好", "bad": "坏" }, "edit": true },')
  saved(ENTITY, before)
  expect(await heard(/files written in/)).toContain(types)
  expect(textOf('contract/generated/enums.ts')).toContain('心情')
  expect(left()).toMatch(/^0 of \d+ files would change/m)

  const renamed = before.replace('"label": "', '"label": "换了名')
  expect(textOf(types)).not.toContain('换了名')

  saved(ENTITY, renamed)
  expect(await heard(/files written in/)).toContain(types)
  expect(textOf(types)).toContain('换了名')
  expect(left()).toMatch(/^0 of \d+ files would change/m)

  saved(ENTITY, renamed.replace('"kind": "money"', '"kind": "monney"'))
  expect(await heard(/nothing was written/)).toContain('money')
  expect(textOf(types)).toContain('换了名')

  saved(ENTITY, before)
  expect(await heard(/files written in/)).toContain(types)
  expect(textOf(types)).not.toContain('换了名')
  expect(left()).toMatch(/^0 of \d+ files would change/m)
}, 60_000)

it('sees each save of an editor that puts another file in place of the old one, and folders that are made later', async () => {
  const text = textOf(ENTITY)
  for (const name of ['甲', '乙', '丙', '丁']) {
    writeFileSync(join(root, 'schemas/entities/bench/.draft'), text.replace('"label": "', `"label": "${name}`))
    renameSync(join(root, 'schemas/entities/bench/.draft'), join(root, ENTITY))
    await heard(/files written in/)
    expect(textOf('contract/generated/entities/entity_0.ts')).toContain(name)
  }
  mkdirSync(join(root, 'schemas/entities/later'))
  for (const label of ['后来的', '又改了的']) {
    const id = { label: '编号', kind: 'id', server: true }
    saved('schemas/entities/later/later.json', JSON.stringify({ language: 1, entity: 'later', label, key: ['id'], title: 'id', fields: { id } }))
    await heard(/files written in/)
    expect(textOf('contract/generated/entities/later.ts')).toContain(label)
  }
}, 60_000)
