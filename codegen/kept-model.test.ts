import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startModel } from './kept-model'
import { loadModel, type Loaded } from './load-model'
import { readSchemas } from './read/read'

describe('the model of the last start', () => {
  const project = loadModel(join(import.meta.dirname, '..')).model!
  let root: string
  const folder = (): string => join(root, 'kept')
  const file = (): string => join(root, 'schemas/enums/mood.json')
  const write = (label: string): void => writeFileSync(file(), JSON.stringify({ language: 1, enum: 'mood', label, values: { good: '好' } }))
  // As the files say it, without the work of the checker.
  const load = vi.fn((): Loaded => {
    const sources = readSchemas(root)
    return { model: { ...project, version: sources.files.map(({ text }) => text).join() }, problems: [], sources }
  })
  const start = (build = 'one') => startModel(root, { folder: folder(), build }, load)

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'kept-model-'))
    mkdirSync(join(root, 'schemas/enums'), { recursive: true })
    write('心情')
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  beforeEach(() => load.mockClear())

  test('is used for the same files and the same code, and is the same in every part', () => {
    const first = start()
    const second = start()
    expect([first.isKept, second.isKept, load.mock.calls.length]).toEqual([false, true, 1])
    expect(second.model).toStrictEqual(first.model)
    expect(second.sources().files.map(({ path, text }) => [path, text])).toEqual(first.sources().files.map(({ path, text }) => [path, text]))
    expect(readdirSync(folder())).toHaveLength(1)
  })

  test('is never used for a changed file, a new one, other code, or where the file of it is not whole', () => {
    write('改过的名字')
    expect([start().isKept, start().model?.version.includes('改过的名字')]).toEqual([false, true])
    write('心情')
    expect([start().isKept, start().model?.version.includes('改过的名字')]).toEqual([false, false])
    writeFileSync(join(root, 'schemas/enums/other.json'), '{}')
    expect([start().isKept, start().isKept]).toEqual([false, true])
    expect(start('another').isKept).toBe(false)
    const kept = join(folder(), readdirSync(folder())[0]!)
    const bytes = readFileSync(kept)
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(kept, bytes)
    expect([start('another').isKept, start('another').isKept]).toEqual([false, true])
  })

  test('is not kept of files that were saved while it was made, or that are wrong', () => {
    write('上午')
    load.mockImplementationOnce(() => {
      const loaded = { model: project, problems: [], sources: readSchemas(root) }
      write('下午')
      return loaded
    })
    expect(start('third').isKept).toBe(false)
    expect(readdirSync(folder())).toHaveLength(1)
    expect(start('third').model?.version).toContain('下午')
    write('晚上')
    load.mockImplementationOnce(() => ({ problems: [], sources: readSchemas(root) }))
    expect(start('third').model).toBeUndefined()
    expect(start('third').isKept).toBe(false)
  })
})
