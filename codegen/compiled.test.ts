import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const COMPILED = fileURLToPath(new URL('compiled.mjs', import.meta.url))

let folder: string
beforeAll(() => { folder = mkdtempSync(join(tmpdir(), 'compiled-')) })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function kept(name: string, source: string): Promise<string> {
  const file = join(folder, `${name}.cjs`)
  writeFileSync(join(folder, `${name}.ts`), source)
  await build({
    entryPoints: [join(folder, `${name}.ts`)], outfile: file, format: 'cjs', platform: 'node', bundle: true, sourcemap: 'linked', logLevel: 'silent',
  })
  return file
}

function run(file: string): { status: number | null; stdout: string; stderr: string } {
  const says = `import { runCompiled } from ${JSON.stringify(COMPILED)}\nrunCompiled(${JSON.stringify(file)}, 'main')`
  return spawnSync(process.execPath, ['--input-type=module', '-e', says], { encoding: 'utf8' })
}

describe('a program that is run as it was compiled before', () => {
  it('keeps what the engine made of it, and does without where that is spoilt', async () => {
    const file = await kept('says', `import { basename } from 'node:path'\nconsole.log(basename('a/b'))\n`)
    expect(run(file)).toMatchObject({ status: 0, stdout: 'b\n', stderr: '' })
    const made = readFileSync(`${file}.main`)
    expect(run(file)).toMatchObject({ status: 0, stdout: 'b\n', stderr: '' })
    expect(readFileSync(`${file}.main`).equals(made), 'taken as it was').toBe(true)
    writeFileSync(`${file}.main`, made.subarray(0, made.length / 2))
    expect(run(file)).toMatchObject({ status: 0, stdout: 'b\n', stderr: '' })
    expect(readFileSync(`${file}.main`).length, 'made anew').toBeGreaterThan(made.length / 2)
  })

  it('tells of an error at the place of its source, and ends with 1', async () => {
    const source = `interface Unused { a: string }\n\nfunction fails(): void {\n  throw new Error('on purpose')\n}\nvoid Promise.resolve().then(fails)\n`
    const file = await kept('fails', source)
    const { status, stderr } = run(file)
    expect(status).toBe(1)
    expect(stderr).toMatch(/on purpose[\s\S]*fails\.ts:4:9/)
    expect(existsSync(`${file}.map`)).toBe(true)
  })
})
