/**
 * The providers and types as a package of their own: compiled by TypeScript out of the very files that the app uses, with a
 * package.json, so that a company's other programs call the same families. It names no file outside of itself.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Model } from '../../contract/model'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const RUNTIME = [
  'src/data/transport.ts', 'src/data/family-provider.ts', 'src/lib/call-error.ts', 'src/generated/wires.ts', 'contract/transport.ts', 'contract/wire.ts',
]
const REFINE = 'refine'

const INDEX = `export { createTransport } from './src/data/transport'
export { askList, callRow, createFamilyProvider } from './src/data/family-provider'
export { CallError } from './src/lib/call-error'
export { WIRES } from './src/generated/wires'
`
const INDEX_TYPES = `${INDEX}export type { CallMeta, CallOptions, FamilyMeta, Transport, Wire } from './contract/transport'
export type { ListAnswer, ListRequest, SummaryLine } from './contract/wire'
export type { Condition } from './contract/filter'
`

/**
 * Writes the package into `folder`, which is emptied first.
 * @param root of the sources: its generated providers are taken as they stand
 * @throws Error with the compiler's own words
 */
export function buildProviders(root: string, folder: string, model: Pick<Model, 'version'>): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const providers = readdirSync(join(root, 'src/generated/providers')).map((name) => `src/generated/providers/${name}`)
  const entities = readdirSync(join(root, 'contract/generated/entities')).map((name) => `contract/generated/entities/${name}`)
  compile(root, folder, [...RUNTIME, ...providers, ...entities].map((path) => join(root, path)))
  writeFileSync(join(folder, 'index.js'), INDEX)
  writeFileSync(join(folder, 'index.d.ts'), INDEX_TYPES)
  cpSync(join(HERE, 'refine.d.ts.txt'), join(folder, `${REFINE}.d.ts`))
  writeFileSync(join(folder, `${REFINE}.js`), 'export {}\n')
  for (const path of filesOf(folder)) writeFileSync(path, standingAlone(readFileSync(path, 'utf8'), folder, path))
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string; version: string }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(`${name}-providers`, `${version}+${model.version}`), null, 2)}\n`)
  cpSync(join(HERE, 'providers.readme.md'), join(folder, 'README.md'))
}

function compile(root: string, outDir: string, files: string[]): void {
  const config = join(outDir, 'tsconfig.json')
  const typeRoots = [join(root, 'node_modules/@types'), join(root, 'node_modules')]
  const emitted = { noEmit: false, allowImportingTsExtensions: false, declaration: true, outDir, rootDir: root }
  const compilerOptions = { ...emitted, types: ['node', 'vite/client'], typeRoots }
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }))
  const bin = join(dirname(createRequire(join(root, 'package.json')).resolve('typescript/package.json')), 'bin/tsc')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, '-p', config], { encoding: 'utf8' })
  rmSync(config)
  if (status !== 0) throw new Error(`the providers do not compile:\n${stdout}${stderr}`)
}

function packageOf(name: string, version: string): object {
  const place = (path: string): object => ({ types: `${path}.d.ts`, import: `${path}.js` })
  return {
    name,
    version,
    type: 'module',
    description: '各接口族的有类型的调用函数、refine DataProvider、行与请求的类型',
    exports: { '.': place('./index'), './entities/*': place('./contract/generated/entities/*'), './*': place('./src/generated/providers/*') },
    peerDependencies: { axios: '^1.7.0' },
    engines: { node: '>=20' },
  }
}

function filesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => /\.(js|d\.ts)$/.test(path))
}

/** Node and strict compilers want whole file names; and the types of refine come along. */
function standingAlone(text: string, folder: string, path: string): string {
  const refine = relative(dirname(path), join(folder, REFINE)).replaceAll('\\', '/')
  return text
    .replace(/(from\s+|import\()(['"])@refinedev\/core\2/g, (_whole, head: string) => `${head}'${refine.startsWith('.') ? refine : `./${refine}`}'`)
    .replace(/(from\s+|import\()(['"])(\.{1,2}\/[^'"]+?)(?:\.js)?\2/g, (_whole, head: string, quote: string, to: string) => `${head}${quote}${to}.js${quote}`)
}
