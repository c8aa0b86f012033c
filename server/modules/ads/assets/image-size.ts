/** How wide and how high a picture is, out of the first bytes of its file. Knows PNG, GIF and JPEG; decodes nothing. */
import { open } from 'node:fs/promises'

/** The frame of a JPEG lies behind what cameras and programs write about it. */
const MOST_READ = 1024 * 1024

/** The markers of a JPEG that begin a frame; of the three between them (C4, C8, CC) none does. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** @returns "1200 × 628", in pixels; null where the bytes are those of another sort of file */
export async function imageSize(path: string): Promise<string | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST_READ), 0, MOST_READ, 0)
    const found = sizeIn(buffer.subarray(0, bytesRead))
    return found && `${found[0]} × ${found[1]}`
  } finally {
    await file.close()
  }
}

/** @returns width and height in pixels */
export function sizeIn(bytes: Buffer): [number, number] | null {
  if (bytes.length >= 24 && bytes.subarray(1, 4).toString('latin1') === 'PNG') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (bytes.length >= 10 && bytes.subarray(0, 3).toString('latin1') === 'GIF') return [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes[at + 1]!)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
  }
  return null
}
