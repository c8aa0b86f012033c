/**
 * Files of companies on the server's disk: uploads, and what jobs leave behind, under DATA_DIR/files/<company>/.
 * An id is random, so that nobody can guess one; whose it is must be asked of the row that names it.
 */
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** `size` in bytes, `sha256` in hex. */
interface StoredFile {
  id: string
  size: number
  sha256: string
}

/** Files by company and id. It asks nobody's rights: whoever hands out a file has asked the row that names it. */
export interface FileStore {
  /** Streams `source` to disk; nothing is left when it breaks off. */
  save(companyId: number, source: Readable): Promise<StoredFile>
  /** Moves a file that lies on the same disk (an upload) into the store and answers its id. */
  take(companyId: number, path: string): Promise<string>
  /** Where the file lies, for readers that need to jump about in it. Throws on an id that is none. */
  path(companyId: number, id: string): string
  /** Its bytes; the stream errors with ENOENT when it is gone. */
  open(companyId: number, id: string): Readable
  size(companyId: number, id: string): Promise<number>
  /** Removes it; a file that is gone already is no error. */
  remove(companyId: number, id: string): Promise<void>
  /** A fresh path in the store's own temporary folder. */
  temporary(): Promise<string>
  /** Removes temporary files that nobody has written to for so long: a process was killed over them. Answers how many. */
  sweepTemporary(olderThanMs: number): Promise<number>
}

const ID = /^[0-9a-f]{32}$/

/** A store in `root` (made where missing). */
export function createFileStore(root: string): FileStore {
  const folderOf = (companyId: number): string => {
    if (!Number.isSafeInteger(companyId) || companyId <= 0) throw new Error(`not a company id: ${companyId}`)
    return join(root, String(companyId))
  }
  const path = (companyId: number, id: string): string => {
    if (!ID.test(id)) throw new Error(`not a file id: ${id}`)
    return join(folderOf(companyId), id)
  }
  const temporary = async (): Promise<string> => {
    const folder = join(root, 'temporary')
    await mkdir(folder, { recursive: true })
    return join(folder, randomBytes(16).toString('hex'))
  }
  const take = async (companyId: number, from: string): Promise<string> => {
    const id = randomBytes(16).toString('hex')
    await mkdir(folderOf(companyId), { recursive: true })
    await rename(from, path(companyId, id))
    return id
  }
  return {
    path,
    take,
    temporary,
    async save(companyId, source) {
      const draft = await temporary()
      try {
        const written = await writeHashed(source, draft)
        return { id: await take(companyId, draft), ...written }
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    open: (companyId, id) => createReadStream(path(companyId, id)),
    size: async (companyId, id) => (await stat(path(companyId, id))).size,
    async sweepTemporary(olderThanMs) {
      const folder = join(root, 'temporary')
      const before = Date.now() - olderThanMs
      let removed = 0
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await lstat(join(folder, name)).catch(() => undefined)
        if (!found || found.mtimeMs > before) continue
        await rm(join(folder, name), { force: true, recursive: true })
        removed += 1
      }
      return removed
    },
    remove: async (companyId, id) => rm(path(companyId, id), { force: true }),
  }
}

/** Streams to `path`, counting and hashing on the way. */
export async function writeHashed(source: Readable, path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(source, meter, createWriteStream(path, { mode: 0o600 }))
  return { size, sha256: hash.digest('hex') }
}

/**
 * The name alone: no folders, no control characters, which neither a list nor a disk can hold, and none that turn the direction of
 * writing (Unicode TR 36), by which one type of file would be shown as another.
 */
export function plainFileName(given: string | undefined): string {
  return (given ?? '').replace(/^.*[\\/]/s, '').replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '').trim().slice(0, 255) || 'file'
}

/** A file of a multipart request, already on the server's disk. `size` in bytes; `sha256` in hex. */
export interface UploadedFile {
  /** The name it had on the person's machine, without folders. */
  name: string
  /** Where it lies now; the handler takes it into the file store, otherwise it is removed after the answer. */
  path: string
  size: number
  sha256: string
}
