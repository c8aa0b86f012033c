import { readFileSync, readdirSync, existsSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LONGEST_LINE } from '../../codegen/line'
import { MODULES } from '../../server/modules/modules'
import { COUNTED, KERNEL, KERNEL_ENTITIES, LONG_FILES, LONGEST_FILE, NAMES_KINDS, READ_STAGES, roomOf, SHORT_LINED, VALUE_KINDS } from './rules'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = ['contract', 'kinds', 'src', 'server', 'codegen', 'tests', 'bench']
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[\w$\s,{}*]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

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

const importsIn = (text: string): string[] => [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '').filter(Boolean)

function importsOf(file: string): string[] {
  return importsIn(readFileSync(join(ROOT, file), 'utf8'))
}

const files = FOLDERS.flatMap(filesBelow)

/** Every import of one file of the tree by another, relative to the root. */
const arrows = files.flatMap((from) => importsOf(from).flatMap((specifier) => {
  const to = target(from, specifier)
  return to !== undefined && /\.tsx?$/.test(to) ? [{ from, to }] : []
}))

const moduleOf = (path: string): string | undefined => /^server\/modules\/([^/]+)\//.exec(path)?.[1]

/** A round of names that lead back to the first, if there is one. */
function circle(of: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>()
  const visit = (name: string, above: string[]): string[] | undefined => {
    if (above.includes(name)) return [...above.slice(above.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of of.get(name) ?? []) {
      const found = visit(next, [...above, name])
      if (found) return found
    }
    done.add(name)
    return undefined
  }
  for (const name of of.keys()) {
    const found = visit(name, [])
    if (found) return found
  }
  return undefined
}

describe('who may import whom', () => {
  test('icons are drawn by src/ui alone: those of antd say the English name of a drawing to whoever listens', () => {
    expect(files.filter((file) => importsOf(file).includes('@ant-design/icons'))).toEqual([])
  })

  test('every file keeps the rule of its room', () => {
    const broken: string[] = []
    for (const file of files) {
      const room = roomOf(file)
      if (!room || room.mayImport.includes('*')) continue
      for (const specifier of importsOf(file)) {
        const to = target(file, specifier)
        if (to === undefined || !/\.tsx?$/.test(to)) continue
        const other = roomOf(to)
        if (other && other !== room && !room.mayImport.includes(other.name)) broken.push(`${file} imports ${to} (${other.name}): ${room.says}`)
      }
    }
    expect(broken).toEqual([])
  })

  test('neither codegen, server, kinds, contract nor lib touch React or antd', () => {
    const broken = files
      .filter((file) => /^(contract|codegen|server|src\/lib)\/|\.(kind|server)\.ts$/.test(file) && roomOf(file)?.name !== 'test')
      .flatMap(
        (file) => importsOf(file).filter((name) => /^(react|react-dom|antd|@refinedev|@ant-design)(\/|$)/.test(name)).map((name) => `${file} imports ${name}`),
      )
    expect(broken).toEqual([])
  })

  test('only src/data speaks HTTP in the browser', () => {
    const broken = files
      .filter((file) => /^(src|kinds)\//.test(file) && !file.startsWith('src/data/') && roomOf(file)?.name !== 'test')
      .filter((file) => importsOf(file).includes('axios') || /\bfetch\(/.test(readFileSync(join(ROOT, file), 'utf8')))
    expect(broken).toEqual([])
  })

  test('kinds of values are compared by name where a reason is given, and nowhere else', () => {
    const compares = new RegExp(`\\bkind\\b[^=!\\n]{0,3}[=!]==\\s*'(${VALUE_KINDS.join('|')})'`, 'g')
    const asking = files.filter((file) => /^(src|contract|codegen|server)\//.test(file) && roomOf(file)?.name !== 'test' && !/\.test\.tsx?$/.test(file))
    const found = asking.flatMap((file): [string, number][] => {
      const times = [...readFileSync(join(ROOT, file), 'utf8').matchAll(compares)].length
      return times > 0 ? [[file, times]] : []
    })
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(NAMES_KINDS).map(([file, { times }]) => [file, times])))
  })

  test('lines can be read without scrolling sideways', () => {
    const held = files.filter((file) => SHORT_LINED.some((room) => file.startsWith(`${room}/`)) && !file.startsWith(`${COUNTED}/`))
    const long = held.flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8').split('\n').flatMap(
        (line, index) => (line.length > LONGEST_LINE ? [`${file}:${index + 1} (${line.length})`] : []),
      ))
    expect(long).toEqual([])
  })

  test('files hold one thing: none is longer than four hundred lines without a reason', () => {
    const own = files.filter((file) => !/\/generated\//.test(file))
    const lengths = own.map((file) => [file, readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1] as const)
    const long = lengths.filter(([, lines]) => lines > LONGEST_FILE)
    expect(long.filter(([file]) => !LONG_FILES[file]).map(([file, lines]) => `${file} has ${lines} lines`)).toEqual([])
    expect(Object.keys(LONG_FILES).filter((file) => !long.some(([each]) => each === file))).toEqual([])
  })

  test('the reader of imports sees what it should', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(roomOf('contract/filter.ts')?.name).toBe('contract')
    expect(roomOf('kinds/money/money.kind.ts')?.name).toBe('kind')
    expect(target('codegen/cli.ts', '../contract/filter')).toBe('contract/filter.ts')
    expect(importsIn(`import a from './a'\nimport {\n  b,\n  type C,\n} from './b'\nexport * from './d'\nconst e = await import('./e')`)).toEqual(
      ['./a', './b', './d', './e'],
    )
  })

  test('no files import each other in a circle, types included', () => {
    const of = new Map<string, Set<string>>()
    for (const { from, to } of arrows) if (roomOf(from)?.name !== 'test') of.set(from, (of.get(from) ?? new Set()).add(to))
    expect(circle(of)).toBeUndefined()
  })
})

describe('inside the server', () => {
  test('the kernel has no rooms but those that stand in the order', () => {
    expect(readdirSync(join(ROOT, 'server/kernel')).sort()).toEqual([...KERNEL].sort())
  })

  test('the stages of reading import only what stands before them', () => {
    const stage = (path: string): number => READ_STAGES.findIndex((name) => path.startsWith(`server/kernel/read/${name}/`))
    const broken = arrows.filter(({ from, to }) => roomOf(from)?.name === 'kernel/read' && stage(to) > stage(from) && stage(from) >= 0)
    expect(broken.map(({ from, to }) => `${from} imports ${to}: ${READ_STAGES.join(' < ')}`)).toEqual([])
  })

  test('the kernel names no entity but its own', () => {
    const entities = readdirSync(join(ROOT, 'schemas/entities'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json')).map(
      (path) => posix.basename(path, '.json'),
    )
    // A name counts as a table of SQL, or in quotes; a property is no entity's name unless it is asked of the entities.
    const words = new Set(['address', 'contract', 'review'])
    const foreign = entities.filter((name) => !KERNEL_ENTITIES.includes(name) && !words.has(name)).join('|')
    const named = new RegExp(`\\b(?:from|join|into|update|table)\\s+"?(${foreign})\\b|(?:entities\\[|(?<![\\w[])\\s|[(,])['"](${foreign})['"]`, 'g')
    const yet = new Map<string, Set<string>>()
    for (const file of files.filter((each) => each.startsWith('server/kernel/') && roomOf(each)?.name !== 'test')) {
      const room = file.split('/')[2] ?? ''
      const text = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      for (const [, table, quoted] of text.matchAll(named)) yet.set(room, (yet.get(room) ?? new Set()).add((table ?? quoted)!))
    }
    expect(Object.fromEntries([...yet].map(([room, names]) => [room, [...names].sort()]))).toEqual({})
  })

  test('a module imports another by its public.ts, and names it in needs', () => {
    const needs = new Map(MODULES.map((module) => [module.name, module.needs ?? []]))
    const broken = arrows.flatMap(({ from, to }) => {
      const [mine, other] = [moduleOf(from), moduleOf(to)]
      if (roomOf(from)?.name === 'test' || mine === undefined || other === undefined || mine === other) return []
      if (to !== `server/modules/${other}/public.ts`) return [`${from} imports ${to}, which is not public`]
      return needs.get(mine)?.includes(other) ? [] : [`${from} imports ${other}, which ${mine}/module.ts does not need`]
    })
    expect(broken).toEqual([])
  })

  test('what a module needs is imported, and never leads back to it', () => {
    expect(circle(new Map(MODULES.map((module) => [module.name, new Set(module.needs)])))).toBeUndefined()
    const idle = MODULES.flatMap((module) => (module.needs ?? [])
      .filter((other) => !arrows.some(({ from, to }) => moduleOf(from) === module.name && moduleOf(to) === other))
      .map((other) => `${module.name} needs ${other}`))
    expect(idle).toEqual([])
  })

  test('every folder of modules is a module by that name', () => {
    const folders = readdirSync(join(ROOT, 'server/modules'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(MODULES.map(({ name }) => name).sort()).toEqual(folders.sort())
  })
})

describe('ARCHITECTURE.md', () => {
  const named = [...readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').matchAll(/`([^`\s]+)`/g)].map((match) => match[1]!)

  test('names files that are there', () => {
    const known = [...files, 'vite.config.ts']
    const paths = named.filter((name) => /\.tsx?$/.test(name) && !/[*<]/.test(name))
    expect(paths.length).toBeGreaterThan(30)
    expect(paths.filter((path) => !known.some((file) => file === path || file.endsWith(`/${path}`)))).toEqual([])
  })

  test('has every room of the kernel on its map, in their order', () => {
    const rooms = named.flatMap((name) => KERNEL.filter((room) => name === `${room}/`))
    expect([...new Set(rooms)]).toEqual([...KERNEL])
  })
})
