/**
 * What the product is measured beside: packages of `bench/package.json`, which neither `npm ci` nor the product knows. They are
 * installed below `.cache/` when a bench first needs them and when the lock file has changed, so that no reader of this tree meets
 * them. (A new version: `npm install --package-lock-only` in `bench/`.)
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILES = ['package.json', 'package-lock.json', '.npmrc']

/** Answers the folder that holds `node_modules` of the packages. @param root the checkout. @throws when npm cannot install them */
export function installPackages(root: string): string {
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
  console.log('installing what is measured beside the product …')
  const options = { cwd: folder, env, stdio: 'inherit' as const }
  const { status } = npm ? spawnSync(process.execPath, [npm, ...words], options) : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm could not install bench/package-lock.json into ${folder}`)
  writeFileSync(stamp, hash)
  return folder
}

/** "antd 5.29.3", in the order of `bench/package.json`. @param wanted which of them */
export function versionsOf(folder: string, wanted: (name: string) => boolean): string[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> }
  return Object.keys(dependencies).filter(wanted)
    .map((name) => `${name} ${(read(`node_modules/${name}/package.json`) as { version: string }).version}`)
}
