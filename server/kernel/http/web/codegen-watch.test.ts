import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchCodegen } from './codegen-watch'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'codegen-watch-'))
  mkdirSync(join(root, 'codegen'))
  symlinkSync(fileURLToPath(new URL('../../../../node_modules', import.meta.url)), join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const codegen = (text: string): void => writeFileSync(join(root, 'codegen/cli.ts'), `import { writeFileSync } from 'node:fs'\n${text}\n`)
const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('runs codegen beside the server as files are saved, and ends with it', async () => {
  codegen(`const said: string[] = process.argv.slice(2)\nwriteFileSync('said', process.pid + ' ' + said.join(' '))\nsetInterval(() => undefined, 1000)`)
  const onEnd = vi.fn()
  const stop = watchCodegen(root, onEnd)
  await vi.waitFor(() => expect(existsSync(join(root, 'said')) && readFileSync(join(root, 'said'), 'utf8')).toMatch(/^\d+ --watch$/), { timeout: 20_000 })
  const pid = Number.parseInt(readFileSync(join(root, 'said'), 'utf8'), 10)
  stop()
  await vi.waitFor(() => expect(alive(pid)).toBe(false), { timeout: 10_000 })
  expect(onEnd).not.toHaveBeenCalled()
}, 40_000)

it('tells when it ended by itself', async () => {
  codegen('process.exit(3)')
  const onEnd = vi.fn()
  watchCodegen(root, onEnd)
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledWith(3), { timeout: 20_000 })
}, 40_000)
