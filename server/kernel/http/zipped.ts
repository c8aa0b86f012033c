/** Several files as one archive, packed while it is sent: nothing of it lies on the disk or in memory. */
import { ZipFile } from 'yazl'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import type { Download } from './handler'

/** Most files of one archive, and how large they may be together, in bytes. */
const MOST_FILES = 200
const MOST_BYTES = 2 * 1024 ** 3

/** Packed already: packing them again costs time and wins nothing. */
const PACKED = /\.(xlsx|docx|pptx|zip|rar|7z|gz|png|jpe?g|gif|webp|pdf)$/i

/** @throws Refusal for none or too many, before any of them is opened */
export function refuseTooMany(ids: readonly string[]): void {
  if (ids.length === 0) throw new Refusal(CODES.invalid, '请先选择要下载的文件')
  if (ids.length > MOST_FILES) throw new Refusal(CODES.invalid, `一次最多下载 ${MOST_FILES} 个文件，这里选了 ${ids.length} 个，请分几次下载`)
}

/** Refuses files that are open already, and closes them. @throws Refusal */
export function refuseOpened(files: readonly Download[], says: string): never {
  for (const { stream } of files) (stream as NodeJS.ReadableStream & { destroy?: () => void }).destroy?.()
  throw new Refusal(CODES.invalid, says)
}

/** One archive of these files; two of one name are told apart by a number. @throws Refusal where they are too large together */
export function zipped(name: string, files: readonly Download[]): Download {
  const size = files.reduce((sum, file) => sum + (file.size ?? 0), 0)
  if (size > MOST_BYTES) {
    refuseOpened(files, `选中的文件共 ${(size / 1024 ** 3).toFixed(1)} GB，一次最多下载 ${MOST_BYTES / 1024 ** 3} GB，请分几次下载`)
  }
  const zip = new ZipFile()
  const packed = zip.outputStream as NodeJS.ReadableStream & { destroy(error: Error): void }
  const taken = new Set<string>()
  for (const file of files) {
    file.stream.once('error', (error: Error) => packed.destroy(error))
    zip.addReadStream(file.stream as never, nameIn(taken, file.name), { compress: !PACKED.test(file.name) })
  }
  zip.end()
  return { name, type: 'application/zip', stream: packed }
}

/** A name that is free in the archive, and leads nowhere else when it is unpacked. */
function nameIn(taken: Set<string>, name: string): string {
  const plain = name.replace(/[\\/:]/g, '_').replace(/^\.+/, '_') || '_'
  const dot = plain.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, '']
  let free = plain
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem} (${n})${end}`
  taken.add(free.toLowerCase())
  return free
}
