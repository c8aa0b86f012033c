import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const START = pathToFileURL(join(import.meta.dirname, '../../../server/start.mjs')).href

it('runs the sources as they are on the disk: one file is kept of them, and used for no others', async () => {
  const { bundled } = (await import(START)) as { bundled(root: string): Promise<string> }
  const root = mkdtempSync(join(tmpdir(), 'seller-start-'))
  const put = (path: string, text: string): void => writeFileSync(join(root, path), text)
  const run = async (): Promise<{ says: string; where: string; file: string; build: string }> => {
    const file = await bundled(root)
    return { ...((await import(pathToFileURL(file).href)) as { says: string; where: string; build: string }), file }
  }
  try {
    for (const folder of ['server/inner', 'contract']) mkdirSync(join(root, folder), { recursive: true })
    put('server/main.ts', `export { says, where } from './inner/other'\nexport const build = process.env['CODE_BUILD']\n`)
    put('server/inner/other.ts', `import { word } from '../../contract/word'\nexport const says: string = word\nexport const where = import.meta.url\n`)
    put('contract/word.ts', `export const word = 'one'\n`)
    const first = await run()
    expect(first).toMatchObject({ says: 'one', where: pathToFileURL(join(root, 'server/inner/other.ts')).href })
    expect(first.file).toContain(first.build)
    const { mtimeMs } = statSync(first.file)
    put('contract/word.test.ts', 'throw new Error()')
    // What codegen emits is types alone: a saved schema makes no program anew.
    mkdirSync(join(root, 'contract/generated'))
    put('contract/generated/words.ts', 'export interface Words { one: string }')
    expect((await run()).file).toBe(first.file)
    expect(statSync(first.file).mtimeMs).toBe(mtimeMs)
    put('contract/word.ts', `export const word = 'two'\n`)
    const second = await run()
    expect(second.says).toBe('two')
    expect(second.build).not.toBe(first.build)
    // Two starts at once, of sources that are not kept yet.
    put('contract/word.ts', `export const word = 'three'\n`)
    expect((await Promise.all([run(), run()])).map(({ says }) => says)).toEqual(['three', 'three'])
    expect(readdirSync(join(root, 'dist/server')).sort()).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.mjs$/), expect.stringMatching(/\.mjs\.map$/)])
    put('contract/generated/words.ts', `export const word = 'four'`)
    put('contract/word.ts', `export { word } from './generated/words'\n`)
    await expect(run()).rejects.toThrow('server/main.ts takes more than types from contract/generated/words.ts')
    // What cannot be compiled is told, and nothing old runs in its place.
    put('contract/word.ts', `export const word = `)
    await expect(run()).rejects.toThrow(/word\.ts/)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
