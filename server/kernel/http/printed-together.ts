/** Files that are printed together: one PDF of their pages, in their order. A picture is a page of its own. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PDFDocument } from '@cantoo/pdf-lib'
import type { Download } from './handler'
import { refuseOpened } from './zipped'

/** How large one of them, and all together may be, in bytes: they are put together in memory. */
const MOST_BYTES = 20 << 20
const MOST_TOGETHER = 100 << 20
const MOST_PAGES = 2000
/** A PNG is unpacked: its few bytes may say a picture that no memory holds. */
const MOST_PIXELS = 50_000_000
/** 4 inches in points: the width of a label. */
const LABEL_WIDTH = 288
/** Labels that are locked against changes alone open with an empty password. */
const OPENED = { password: '', updateMetadata: false }

/** @throws Refusal that names the file which is too large, locked or damaged */
export async function printedTogether(name: string, files: readonly Download[]): Promise<Download> {
  const refuse = (says: string): never => refuseOpened(files, says)
  const big = files.find(({ size = 0 }) => size > MOST_BYTES)
  if (big) refuse(`「${big.name}」超过 ${MOST_BYTES >> 20} MB，不能合成一份打印：请不选它，单独打印`)
  if (files.reduce((sum, { size = 0 }) => sum + size, 0) > MOST_TOGETHER) refuse(`选中的文件共超过 ${MOST_TOGETHER >> 20} MB，请分几次打印`)
  // Loaded where something is printed: it is large.
  const { PDFDocument: Together } = await import('@cantoo/pdf-lib')
  const together = await Together.create()
  for (const file of files) {
    const bytes = await buffer(file.stream)
    try {
      if (/\.pdf$/i.test(file.name)) await addPages(together, await Together.load(bytes, OPENED))
      else await addPicture(together, bytes)
    } catch {
      refuse(`「${file.name}」打不开，可能有密码或没有下载完整，不能合成一份打印：请不选它，或重新上传`)
    }
    if (together.getPageCount() > MOST_PAGES) refuse(`选中的文件共超过 ${MOST_PAGES} 页，请分几次打印`)
  }
  const bytes = Buffer.from(await together.save())
  return { name, type: 'application/pdf', size: bytes.length, stream: Readable.from([bytes]) }
}

async function addPages(together: PDFDocument, from: PDFDocument): Promise<void> {
  for (const page of await together.copyPages(from, from.getPageIndices())) together.addPage(page)
}

async function addPicture(together: PDFDocument, bytes: Buffer): Promise<void> {
  const isPng = bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))
  if (isPng && bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > MOST_PIXELS) throw new Error('the picture is too large')
  const picture = await (isPng ? together.embedPng(bytes) : together.embedJpg(bytes))
  const height = LABEL_WIDTH * picture.height / picture.width
  together.addPage([LABEL_WIDTH, height]).drawImage(picture, { x: 0, y: 0, width: LABEL_WIDTH, height })
}
