/**
 * The watched folder on disk (INBOX_DIR): which files lie there and have come to rest, and where one is filed away. Moves
 * files and writes why; it knows no report and no database.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Folders that hold what is done with; nothing in them is looked at again. */
const DONE = '已导入'
const NOT_DONE = '未导入'
const MOST_FILES = 500
const DEEPEST = 6
/** What is still being written by a browser or an office program, and what systems leave behind. */
const NOT_YET = /(^[.~])|(^(Thumbs\.db|desktop\.ini)$)|\.(part|partial|tmp|temp|crdownload|download|opdownload|filepart)$/i

/** A file that lies in the folder. */
export interface InboxFile {
  /** Absolute. */
  path: string
  /** From the watched folder on, by "/". */
  name: string
  /** The folders that it lies in, from the outermost. */
  folders: string[]
  size: number
}

/** When each file was seen to be what it is now: one that still grows is left alone. */
export interface Watch {
  seen: Map<string, { stamp: string; since: number; hash?: string }>
}

/** Has seen nothing yet: every file waits its time of rest once. */
export const newWatch = (): Watch => ({ seen: new Map() })

/**
 * Files that have not changed for so long, by name.
 * @param now ms
 */
export async function restingFiles(root: string, watch: Watch, now: number, restMs: number): Promise<InboxFile[]> {
  const found = await filesUnder(root)
  const there = new Set(found.map(({ path }) => path))
  for (const path of watch.seen.keys()) if (!there.has(path)) watch.seen.delete(path)
  return found.filter(({ path, stamp }) => {
    const before = watch.seen.get(path)
    if (before?.stamp === stamp) return now - before.since >= restMs
    watch.seen.set(path, { stamp, since: now })
    return restMs === 0
  })
}

async function filesUnder(root: string): Promise<(InboxFile & { stamp: string })[]> {
  const files: (InboxFile & { stamp: string })[] = []
  const look = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (files.length >= MOST_FILES) return
      const path = join(folder, entry.name)
      if (NOT_YET.test(entry.name)) continue
      if (entry.isDirectory()) {
        if (depth < DEEPEST && entry.name !== DONE && entry.name !== NOT_DONE && entry.name !== '__MACOSX') await look(path, depth + 1)
      } else if (entry.isFile()) {
        // Gone in between: somebody took it away.
        const about = await lstat(path).catch(() => undefined)
        const name = relative(root, path).split(sep).join('/')
        if (about) files.push({ path, name, folders: name.split('/').slice(0, -1), size: about.size, stamp: `${about.size} ${about.mtimeMs}` })
      }
    }
  }
  await look(root, 0)
  return files
}

/** What is in the file, as hex; worked out once for each state of it. */
export async function hashOf({ path }: InboxFile, watch: Watch): Promise<string> {
  const known = watch.seen.get(path)
  if (known?.hash !== undefined) return known.hash
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const said = hash.digest('hex')
  if (known) known.hash = said
  return said
}

/**
 * Moves a file to 已导入 or 未导入, under the day and the folders that it came in; beside one that was not imported stands why.
 * @param day yyyy-mm-dd
 * @returns where it lies now; undefined: another process was sooner
 */
export async function fileAway(root: string, file: InboxFile, done: boolean, day: string, says: string): Promise<string | undefined> {
  const folder = join(root, done ? DONE : NOT_DONE, day, dirname(file.name))
  await mkdir(folder, { recursive: true })
  const to = await freeName(folder, basename(file.name))
  try {
    await rename(file.path, to)
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
  if (!done) await writeFile(`${to}.原因.txt`, `\uFEFF${says}\r\n`)
  return to
}

async function freeName(folder: string, name: string): Promise<string> {
  const end = extname(name)
  for (let at = 1; ; at += 1) {
    const path = join(folder, at === 1 ? name : `${name.slice(0, name.length - end.length)} (${at})${end}`)
    if (!(await lstat(path).catch(() => undefined))) return path
  }
}
