/**
 * Pictures that people show the assistant: taken from a data address, known by their first bytes and not by what they say
 * they are, kept in the file store, given back to their owner alone.
 */
import { Readable } from 'node:stream'
import { CODES } from '../../../contract/wire'
import type { FileStore } from '../../kernel/tasks/files'
import { Refusal } from '../../kernel/asker/refusal'

/** Bytes of a picture at most; the browser makes larger ones smaller first. */
const MOST_BYTES = 2 * 1024 * 1024

interface Picture {
  bytes: Buffer
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'
}

/** @throws Refusal where it is no picture, or a large one */
export function readPicture(address: string): Picture {
  const found = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/]+={0,2})$/.exec(address)
  if (!found) throw wrong('图片应为 PNG、JPEG、WebP 或 GIF 文件')
  if (found[1]!.length > (MOST_BYTES / 3) * 4 + 4) throw wrong(`图片太大，最多 ${MOST_BYTES / 1024 / 1024} MB`)
  const bytes = Buffer.from(found[1]!, 'base64')
  const type = typeOf(bytes)
  if (!type) throw wrong('图片应为 PNG、JPEG、WebP 或 GIF 文件')
  return { bytes, type }
}

const wrong = (words: string): Refusal => new Refusal(CODES.invalid, words, { imageUrl: words })

/** MIME type by the first bytes of PNG, JPEG, GIF or WebP; undefined: none of these. */
export function typeOf(bytes: Buffer): Picture['type'] | undefined {
  const starts = (text: string, at = 0): boolean => bytes.subarray(at, at + text.length).toString('latin1') === text
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (starts('\xff\xd8\xff')) return 'image/jpeg'
  if (starts('GIF87a') || starts('GIF89a')) return 'image/gif'
  return starts('RIFF') && starts('WEBP', 8) ? 'image/webp' : undefined
}

/** Puts a picture into the company's file store. @returns the file's id */
export async function keepPicture(files: FileStore, companyId: number, { bytes }: Picture): Promise<string> {
  const { id } = await files.save(companyId, Readable.from([bytes]))
  return id
}

/** The kept picture as a data address, for the model; undefined where it is gone. */
export async function pictureAddress(files: FileStore, companyId: number, file: { id: string; type: string }): Promise<string | undefined> {
  const parts: Buffer[] = []
  try {
    for await (const part of files.open(companyId, file.id)) parts.push(part as Buffer)
  } catch {
    return undefined
  }
  return `data:${file.type};base64,${Buffer.concat(parts).toString('base64')}`
}
