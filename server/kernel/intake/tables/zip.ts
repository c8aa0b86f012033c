/** Zip archives, entry by entry: workbooks are zips, and so are parcels of several reports. Streams; unpacks nothing to memory. */
import { promisify } from 'node:util'
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { UnreadableFile } from './problem'

interface ZipEntry {
  name: string
  /** Unpacked size in bytes, as the archive says. */
  size: number
}

/** An open archive; whoever opened it calls `close`. */
export interface ZipFile {
  entries: ZipEntry[]
  /** The unpacked bytes of an entry. Throws UnreadableFile where there is none of that name. */
  stream(name: string): Promise<Readable>
  close(): void
}

/** The archive must not unpack to more than this, nor to more than 400 times its own size. */
const MAX_UNPACKED_BYTES = 2 * 2 ** 30
const MAX_RATIO = 400

const DAMAGED = '压缩文件已损坏，无法打开。请重新下载后再上传。'

/** The entry says by this bit that its name is UTF-8 (APPNOTE 4.4.4). */
const IS_UTF8 = 0x800
const UTF8 = new TextDecoder('utf-8', { fatal: true })
const GB18030 = new TextDecoder('gb18030')

/** An entry's name, with "/" between folders: as it says itself, else UTF-8 where its bytes are, else as Chinese systems write it. */
function nameOf({ fileName, generalPurposeBitFlag: flags }: yauzl.Entry): string {
  const bytes = fileName as unknown as Buffer
  let name: string
  try {
    name = UTF8.decode(bytes)
  } catch {
    name = (flags & IS_UTF8) === 0 ? GB18030.decode(bytes) : bytes.toString('utf8')
  }
  return name.replaceAll('\\', '/')
}

/** Opens a zip. @throws UnreadableFile when it is damaged, encrypted or far too large unpacked */
export async function openZip(path: string): Promise<ZipFile> {
  const open = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)
  let zip: yauzl.ZipFile
  try {
    zip = await open(path, { lazyEntries: true, autoClose: false, decodeStrings: false })
  } catch {
    throw new UnreadableFile(DAMAGED)
  }
  const found = new Map<string, yauzl.Entry>()
  let unpacked = 0
  let packed = 0
  try {
    await new Promise<void>((resolve, reject) => {
      zip.on('entry', (entry: yauzl.Entry) => {
        unpacked += entry.uncompressedSize
        packed += entry.compressedSize
        const name = nameOf(entry)
        if (!name.endsWith('/')) found.set(name, entry)
        zip.readEntry()
      })
      zip.on('end', resolve)
      zip.on('error', reject)
      zip.readEntry()
    })
  } catch {
    zip.close()
    throw new UnreadableFile(DAMAGED)
  }
  if (unpacked > MAX_UNPACKED_BYTES || unpacked > Math.max(packed, 1_000_000) * MAX_RATIO) {
    zip.close()
    throw new UnreadableFile('压缩文件解开后过大（最多 2 GB，且不超过压缩文件大小的 400 倍），已停止读取。请拆成几个文件再上传。')
  }
  const openEntry = promisify<yauzl.Entry, Readable>((entry, done) => zip.openReadStream(entry, done as (error: Error | null, stream: Readable) => void))
  return {
    entries: [...found].map(([name, entry]) => ({ name, size: entry.uncompressedSize })),
    async stream(name) {
      const entry = found.get(name)
      if (!entry) throw new UnreadableFile(`压缩文件里没有 ${name}，文件可能不完整。请重新下载后再上传。`)
      if (entry.isEncrypted()) throw new UnreadableFile('压缩文件有密码，无法打开。请去掉密码后再上传。')
      try {
        return await openEntry(entry)
      } catch {
        throw new UnreadableFile(DAMAGED)
      }
    },
    close: () => zip.close(),
  }
}
