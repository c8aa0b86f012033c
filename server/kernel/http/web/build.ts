/**
 * The web app's built files: made by Vite when they are missing or other than the sources, and put in place whole, so
 * that two starts at once or a broken build never leave half of them.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What the built files are made from. */
const SOURCES = ['src', 'contract', 'kinds', 'index.html', 'vite.config.ts', 'public', 'package-lock.json']
const STAMP = '.sources'

/** The build failed; the message (Chinese) ends with Vite's own words. */
class BuildError extends Error {
  override name = 'BuildError'
}

/**
 * Builds `<root>/dist/web` where needed.
 * @returns true when it was built, false when it was up to date
 * @throws BuildError
 */
export async function ensureBuilt(root: string, log: (line: string) => void): Promise<boolean> {
  const folder = join(root, 'dist', 'web')
  const sources = fingerprint(root)
  const stamp = join(folder, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false
  log('构建网页（仅在第一次启动和更新之后）……')
  const draft = join(root, 'dist', `web.${process.pid}`)
  try {
    await runVite(root, draft)
    writeFileSync(join(draft, STAMP), sources)
    replace(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return true
}

/** SHA-256 over names and contents: file times say nothing after a fresh checkout. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const add = (path: string): void => {
    const full = join(root, path)
    if (!existsSync(full)) return
    for (const entry of readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const inner = `${path}/${entry.name}`
      if (entry.isDirectory()) add(inner)
      else if (!/\.test\.tsx?$/.test(entry.name)) hash.update(inner).update('\0').update(readFileSync(join(root, inner)))
    }
  }
  for (const source of SOURCES) {
    if (!existsSync(join(root, source))) continue
    if (/\.\w+$/.test(source)) hash.update(source).update('\0').update(readFileSync(join(root, source)))
    else add(source)
  }
  return hash.digest('hex')
}

/** Vite runs in a process of its own: its memory goes when it ends. */
function runVite(root: string, outDir: string): Promise<void> {
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '..', 'bin', 'vite.js')
  return new Promise((resolve, reject) => {
    // What a build leaves behind that is young fills the engine's own size of it many times over.
    const child = spawn(process.execPath, ['--max-semi-space-size=32', vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-8000)))
    child.once('error', (error) => reject(new BuildError(`不能运行 Vite：${error.message}。请先运行 npm ci。`)))
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new BuildError(`网页没有构建成功：\n${said.trim()}`))))
  })
}

/** Another start may put its own in place in the same moment; both are the same. */
function replace(draft: string, folder: string): void {
  const old = `${folder}.old.${process.pid}`
  if (existsSync(folder)) renameSync(folder, old)
  try {
    renameSync(draft, folder)
  } catch (error) {
    if (!existsSync(join(folder, STAMP))) throw error
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}
