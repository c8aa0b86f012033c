/**
 * Runs a program of this checkout from one file that esbuild makes of its sources, kept below dist/ under the hash of everything it
 * is made from. Reading hundreds of files through a compiler costs seconds, one file some tens of milliseconds. What is kept is used
 * only under the very hash of what lies on the disk now. It must stay plain JavaScript: it runs before any compiler does.
 */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Folders that code comes from. */
const SOURCES = ['server', 'contract', 'kinds', 'codegen', 'src']
/** What codegen emits is types to these programs: none holds a line of it, and none is made anew because a schema was saved. */
const EMITTED = 'generated'
const KEPT = join('dist', 'code')

/** Sixteen hex digits over names and contents of all sources, where they lie, and what compiles and runs them. */
export function hashOf(root) {
  const hash = createHash('sha256').update(`${root}\0${process.version}\0${process.arch}\0`)
  const add = (path) => hash.update(path).update('\0').update(readFileSync(join(root, path))).update('\0')
  const visit = (folder) => {
    if (!existsSync(join(root, folder))) return
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory() && entry.name !== EMITTED) visit(path)
      else if (/\.(ts|mjs|json)$/.test(entry.name) && !entry.name.endsWith('.test.ts')) add(path)
    }
  }
  SOURCES.forEach(visit)
  for (const path of ['package-lock.json', 'tsconfig.json']) if (existsSync(join(root, path))) add(path)
  return hash.digest('hex').slice(0, 16)
}

/**
 * The file to run for the sources as they are now, made where there is none; what was kept of others is removed.
 * @param entry the program, e.g. codegen/cli.ts. @param folder where it is kept, below root. @param format of the file, esm or cjs
 * @throws esbuild's own words where the sources cannot be compiled; where more than types is taken from what codegen emits
 */
export async function bundled(root, entry, { folder = join(KEPT, basename(entry, '.ts')), format = 'esm' } = {}) {
  const hash = hashOf(root)
  const name = `${hash}.${format === 'esm' ? 'mjs' : 'cjs'}`
  const kept = join(root, folder, name)
  if (existsSync(kept)) return kept
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root, entryPoints: [join(root, entry)], outfile: kept, write: false, bundle: true, packages: 'external', platform: 'node', format, metafile: true,
    target: 'node20', sourcemap: 'linked', sourcesContent: false, logLevel: 'silent',
    // A script that is no module has no way to import: what it loads later it requires.
    supported: { 'dynamic-import': format === 'esm' },
    define: { 'process.env.CODE_BUILD': JSON.stringify(hash) }, plugins: [ownAddresses, smallParser],
  })
  const emitted = Object.keys(metafile.inputs).find((path) => path.split('/').includes(EMITTED))
  if (emitted) throw new Error(`${entry} takes more than types from ${emitted}; what codegen emits is no part of it`)
  mkdirSync(join(root, folder), { recursive: true })
  // What another start has put in place of the same sources in the meantime stays: it may be running it.
  const old = readdirSync(join(root, folder)).filter((other) => /^[0-9a-f]{16}\.[mc]js(\.|$)/.test(other) && !other.startsWith(name))
  for (const other of old) rmSync(join(root, folder, other), { force: true })
  // The map first: the file itself says that all is there. Another start may put the same in place in the same moment.
  for (const { path, contents } of outputFiles.toSorted((one, other) => other.path.length - one.path.length)) {
    const draft = `${path}.${randomBytes(4).toString('hex')}`
    writeFileSync(draft, contents)
    renameSync(draft, path)
  }
  return kept
}

/** Runs a program as if its kept file had been called; errors name the lines of the sources. */
export async function run(root, entry, folder) {
  process.setSourceMapsEnabled(true)
  const file = await bundled(root, entry, { folder })
  process.argv[1] = file
  await import(pathToFileURL(file).href)
}

/** The one package that every run needs: read as a file of its own it costs more than all else that a thread loads. */
const smallParser = {
  name: 'small-parser',
  setup(build) {
    const packaged = createRequire(import.meta.url).resolve('jsonc-parser')
    build.onResolve({ filter: /^jsonc-parser$/ }, () => ({ path: packaged.replace(/([\\/])umd([\\/])/, '$1esm$2') }))
  },
}

/** Code that asks where it lies goes on being told where its source does: files beside it are read there. */
const ownAddresses = {
  name: 'own-addresses',
  setup(build) {
    build.onLoad({ filter: /[\\/](server|contract|kinds|codegen|src)[\\/].*\.(ts|mjs)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const own = JSON.stringify(pathToFileURL(path).href)
      return text.includes('import.meta.url') ? { contents: text.replaceAll('import.meta.url', own), loader: path.endsWith('.ts') ? 'ts' : 'js' } : null
    })
  },
}
