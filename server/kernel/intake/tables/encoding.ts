/**
 * Which encoding a text file is in, and its text as a stream. The whole file is looked at, since its first non-ASCII
 * byte may come late. Valid UTF-8 stays UTF-8, whatever characters it holds; what is not is judged by how plausible
 * the text would be in each of the encodings that spreadsheets on our users' machines write.
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { isUtf8 } from 'node:buffer'

/** The encodings that are told apart, by the names that TextDecoder has, but for the UTF-8 with a byte order mark. */
export type EncodingName = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252' | 'shift_jis'

/** What staff read. */
export const ENCODING_LABELS: Record<EncodingName, string> = {
  'utf-8': 'UTF-8', 'utf-8-bom': 'UTF-8（带BOM）', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16（大端）', gb18030: 'GB18030', 'windows-1252': 'Windows-1252',
  shift_jis: 'Shift_JIS',
}

const CHUNK_BYTES = 1 << 20
const SAMPLE_BYTES = 1 << 17
/** Small enough for the records of one piece to be done with before they count as old, which would cost far more memory than they take. */
const PIECE_BYTES = 1 << 16
/** The byte order mark of UTF-8. */
const MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Length of a UTF-8 sequence that the end of `chunk` has cut off (0–3 bytes). */
function cutTail(chunk: Buffer): number {
  for (let back = 1; back <= Math.min(3, chunk.length); back++) {
    const byte = chunk[chunk.length - back]!
    if (byte < 0x80) return 0
    if (byte >= 0xc0) {
      const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return needs > back ? back : 0
    }
  }
  return 0
}

/** Share of plausible characters (0–1) of `sample` read as `encoding`; -1 when it cannot be that. */
function plausible(sample: Buffer, encoding: 'gb18030' | 'windows-1252' | 'shift_jis', words: Set<string>): number {
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true })
  } catch {
    return -1
  }
  let good = 0
  let bad = 0
  let at = 0
  for (const char of text) {
    const code = char.codePointAt(0)!
    at++
    if (code < 0x80) continue
    const before = text[at - 2] ?? ''
    if (encoding === 'windows-1252') {
      if (code < 0xa0) bad += 3
      else if (/\p{L}/u.test(char) && (/[A-Za-z]/.test(before) || before === ' ' || before === '' || before === '"')) good += 1
      else if (/\p{L}/u.test(char)) bad += 0.7
      else if ('€£’‘“”–—…·°ºª®©™«»¡¿\u00a0'.includes(char)) good += 0.5
      else bad += 1
    } else if (code >= 0x3040 && code <= 0x30ff) good += encoding === 'shift_jis' ? 2 : 0.3
    else if (code >= 0x4e00 && code <= 0x9fff && commonHan(char)) good += 1
    else if (code >= 0x4e00 && code <= 0x9fff) bad += 0.6
    else if (code >= 0xff61 && code <= 0xff9f) bad += 0.8
    else if ((code >= 0x3000 && code <= 0x303f) || (code >= 0xff01 && code <= 0xff5e) || '€·—…“”‘’'.includes(char)) good += 0.5
    else bad += 1.5
  }
  const lines = text.slice(0, 20_000).split(/\r\n|\n|\r/, 45)
  const known = lines.reduce(
    (most, line) => Math.max(
      most, line.split(/[,;\t]/).filter((cell) => /[^\u0020-\u007e]/.test(cell) && words.has(cell.replaceAll('"', '').trim().toLowerCase())).length,
    ),
    0,
  )
  return good + bad === 0 ? 0.5 : good / (good + bad) + known
}

const gb = new TextDecoder('gb18030')
let common: Set<string> | undefined
/** The 3755 characters of GB 2312's first level: what everyday Chinese (and most Japanese) is written with. */
function commonHan(char: string): boolean {
  if (!common) {
    common = new Set()
    for (let lead = 0xb0; lead <= 0xd7; lead++) {
      for (let trail = 0xa1; trail <= 0xfe; trail++) common.add(gb.decode(Uint8Array.of(lead, trail)))
    }
  }
  return common.has(char)
}

/**
 * The encoding of a file.
 * @param words header names known to us, in lower case: a reading that makes them appear is the right one
 */
export async function sniffEncoding(path: string, words: Set<string>): Promise<EncodingName> {
  const file = await open(path)
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES)
    const samples: Buffer[] = []
    let sampled = 0
    let utf8 = true
    let carried = Buffer.alloc(0)
    for (let first = true; ; first = false) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, null)
      if (bytesRead === 0) break
      const part = chunk.subarray(0, bytesRead)
      if (first) {
        if (part[0] === 0xef && part[1] === 0xbb && part[2] === 0xbf) return 'utf-8-bom'
        if (part[0] === 0xff && part[1] === 0xfe) return 'utf-16le'
        if (part[0] === 0xfe && part[1] === 0xff) return 'utf-16be'
        const wide = sniffWide(part)
        if (wide) return wide
        samples.push(Buffer.from(part.subarray(0, wholeLines(part))))
        sampled = samples[0]!.length
      }
      if (utf8) {
        const whole = carried.length > 0 ? Buffer.concat([carried, part]) : part
        const cut = cutTail(whole)
        utf8 = isUtf8(whole.subarray(0, whole.length - cut))
        carried = Buffer.from(whole.subarray(whole.length - cut))
      }
      if (!utf8 && sampled < SAMPLE_BYTES * 3) {
        for (const line of nonAsciiLines(part, bytesRead < CHUNK_BYTES)) {
          if (sampled >= SAMPLE_BYTES * 3) break
          samples.push(line)
          sampled += line.length
        }
      }
      if (!utf8 && sampled >= SAMPLE_BYTES * 3) break
    }
    if (utf8 && carried.length === 0) return 'utf-8'
    const sample = Buffer.concat(samples)
    const scores = (['gb18030', 'shift_jis', 'windows-1252'] as const).map((encoding) => ({ encoding, score: plausible(sample, encoding, words) }))
    scores.sort((a, b) => b.score - a.score)
    return scores[0]!.score < 0 ? 'windows-1252' : scores[0]!.encoding
  } finally {
    await file.close()
  }
}

/** UTF-16 without a mark shows as a zero in every other byte of Latin text. */
function sniffWide(part: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(part.length, 2000) & ~1
  if (length < 20) return undefined
  let even = 0
  let odd = 0
  for (let i = 0; i < length; i += 2) {
    if (part[i] === 0) even++
    if (part[i + 1] === 0) odd++
  }
  const half = length / 2
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le'
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be'
  return undefined
}

/** Length of the beginning of a chunk that is to be looked at, up to a line end where there is one. */
function wholeLines(part: Buffer): number {
  if (part.length <= SAMPLE_BYTES) return part.length
  const end = part.lastIndexOf(10, SAMPLE_BYTES)
  return end > 0 ? end + 1 : SAMPLE_BYTES
}

/** Lines of a chunk that hold a byte beyond ASCII: whole lines only, since half a character is none of any encoding. */
function* nonAsciiLines(part: Buffer, last: boolean): Generator<Buffer> {
  let from = part.indexOf(10) + 1
  if (from === 0) return
  for (let to = part.indexOf(10, from); to >= 0; from = to + 1, to = part.indexOf(10, from)) {
    const line = part.subarray(from, to + 1)
    if (line.some((byte) => byte >= 0x80)) yield Buffer.from(line)
  }
  const rest = part.subarray(from)
  if (last && rest.some((byte) => byte >= 0x80)) yield Buffer.from(rest)
}

/**
 * The file's text, chunk by chunk, without its byte order mark. A byte that is none of the encoding becomes U+FFFD.
 * `throughBytes` is called with the bytes read so far.
 */
export async function* textOf(path: string, encoding: EncodingName, throughBytes?: (bytes: number) => void): AsyncGenerator<string> {
  const decode = encoding === 'utf-8' || encoding === 'utf-8-bom' ? utf8Decoder() : decoderOf(encoding)
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const buffer = chunk as Buffer
    bytes += buffer.length
    const text = decode(buffer)
    throughBytes?.(bytes)
    if (text) yield text
  }
  const rest = decode()
  if (rest) yield rest
}

/** Gives the text of the bytes so far, piece by piece; without bytes, what is left. */
type Decode = (bytes?: Buffer) => string

function decoderOf(label: string): Decode {
  const decoder = new TextDecoder(label)
  return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode())
}

/**
 * A buffer tells valid UTF-8 several times as quickly as a decoder, and plain Latin text at a byte a character; from the first byte on that is none, a
 * decoder says what it stands for.
 */
function utf8Decoder(): Decode {
  let carried: Buffer = Buffer.alloc(0)
  let begun = false
  let decoder: Decode | undefined
  return (bytes) => {
    if (decoder) return decoder(bytes)
    const all = carried.length === 0 ? bytes ?? carried : bytes ? Buffer.concat([carried, bytes]) : carried
    const whole = bytes ? all.subarray(0, all.length - cutTail(all)) : all
    if (!isUtf8(whole)) {
      decoder = decoderOf('utf-8')
      // Its own mark is the decoder's to take away, one in the middle is not.
      const rest = decoder(begun ? Buffer.concat([MARK, all]) : all)
      return bytes ? rest : rest + decoder()
    }
    carried = Buffer.from(all.subarray(whole.length))
    const marked = !begun && whole.length >= MARK.length && whole.subarray(0, MARK.length).equals(MARK)
    begun ||= whole.length > 0
    return whole.toString('utf8', marked ? MARK.length : 0)
  }
}
