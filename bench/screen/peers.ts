/**
 * What other people's tables need: packages of `bench/package.json`, which neither `npm ci` nor the product knows. They are
 * installed below `.cache/` when the bench first runs and when the lock file has changed, so that no reader of this tree meets
 * them, and imports of the candidates are resolved there. (A new version: `npm install --package-lock-only` in `bench/`.)
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILES = ['package.json', 'package-lock.json', '.npmrc']

/** Answers the folder that holds `node_modules` of the peers. @throws when npm cannot install them */
export function installPeers(root: string): string {
  const folder = join(root, '.cache/bench-peers')
  const stamp = join(folder, 'installed')
  const hash = createHash('sha256').update(readFileSync(join(root, 'bench/package-lock.json'))).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder
  mkdirSync(folder, { recursive: true })
  for (const file of FILES) copyFileSync(join(root, 'bench', file), join(folder, file))
  // Told by `npm run` where the product lies, npm would install there.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(config_local_prefix|package_|lifecycle_)/i.test(name)))
  const npm = process.env['npm_execpath']
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder]
  console.log('installing what the list is measured against …')
  const options = { cwd: folder, env, stdio: 'inherit' as const }
  const { status } = npm ? spawnSync(process.execPath, [npm, ...words], options) : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm could not install bench/package-lock.json into ${folder}`)
  writeFileSync(stamp, hash)
  return folder
}

/** Vite's plugin: packages that the bench's own files import come from the peers' folder, React too, so that there is one. */
export function fromPeers(folder: string): Plugin {
  return {
    name: 'bench-peers',
    enforce: 'pre',
    // The plugin for React resolves these two from where the build stands, which is the product's own React.
    config: () => ({ resolve: { alias: [{ find: /^(react|react-dom)(?=$|\/)/, replacement: join(folder, 'node_modules/$1') }] } }),
    resolveId(source, importer) {
      const ours = importer && !importer.includes('node_modules') && /^[@a-z]/.test(source) && !source.includes(':')
      return ours ? this.resolve(source, join(folder, 'importer.js'), { skipSelf: true }) : undefined
    },
  }
}

/** "antd 5.29.3", in the order of `bench/package.json`. */
export function versionsOf(folder: string): string[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> }
  return Object.keys(dependencies).map((name) => `${name} ${(read(`node_modules/${name}/package.json`) as { version: string }).version}`)
}
