import { readFileSync, readdirSync, existsSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LONGEST_LINE, roomOf, SHORT_LINED } from './rules'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = ['contract', 'src', 'server', 'codegen', 'tests', 'bench']
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'"\n;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

function filesBelow(folder: string): string[] {
  const root = join(ROOT, folder)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => /\.tsx?$/.test(name))
}

/** The file that a relative specifier of `from` names, relative to the root; undefined for packages. */
function target(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const base = resolve(ROOT, dirname(from), specifier.split('?')[0] ?? specifier)
  const hit = [base, base + '.ts', base + '.tsx', join(base, 'index.ts'), join(base, 'index.tsx')].find((path) => existsSync(path) && statSync(path).isFile())
  return relative(ROOT, hit ?? base).replaceAll('\\', '/')
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '').filter(Boolean)
}

const files = FOLDERS.flatMap(filesBelow)

describe('who may import whom', () => {
  test('every file keeps the rule of its room', () => {
    const broken: string[] = []
    for (const file of files) {
      const room = roomOf(file)
      if (!room || room.mayImport.includes('*')) continue
      for (const specifier of importsOf(file)) {
        const to = target(file, specifier)
        if (to === undefined || !/\.tsx?$/.test(to)) continue
        const other = roomOf(to)
        if (other && !room.mayImport.includes(other.name)) broken.push(`${file} imports ${to} (${other.name}): ${room.says}`)
      }
    }
    expect(broken).toEqual([])
  })

  test('neither codegen, server, kinds, contract nor lib touch React or antd', () => {
    const broken = files
      .filter((file) => ['contract', 'codegen', 'server', 'kind', 'src/lib'].includes(roomOf(file)?.name ?? ''))
      .flatMap((file) => importsOf(file).filter((name) => /^(react|react-dom|antd|@refinedev|@ant-design)(\/|$)/.test(name)).map((name) => `${file} imports ${name}`))
    expect(broken).toEqual([])
  })

  test('only src/data speaks HTTP in the browser', () => {
    const broken = files
      .filter((file) => file.startsWith('src/') && !file.startsWith('src/data/') && roomOf(file)?.name !== 'test')
      .filter((file) => importsOf(file).includes('axios') || /\bfetch\(/.test(readFileSync(join(ROOT, file), 'utf8')))
    expect(broken).toEqual([])
  })

  test('lines can be read without scrolling sideways', () => {
    const long = files.filter((file) => SHORT_LINED.some((room) => file.startsWith(`${room}/`))).flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8').split('\n').flatMap((line, index) => (line.length > LONGEST_LINE ? [`${file}:${index + 1} (${line.length})`] : [])))
    expect(long).toEqual([])
  })

  test('the reader of imports sees what it should', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(roomOf('contract/filter.ts')?.name).toBe('contract')
    expect(roomOf('src/kinds/columns/money/money.kind.ts')?.name).toBe('kind')
    expect(target('codegen/cli.ts', '../contract/filter')).toBe('contract/filter.ts')
  })
})
