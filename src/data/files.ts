/** Files of calls: the form that they leave in, and the answer that one comes as. Loaded with the first call that has one. */
import type { Wire } from '../../contract/transport'
import { openEnvelope, readEnvelope, type Opening } from './envelope'
import type { Incoming } from './send'

/** Fields first, files after them, as a server that streams files wants it. */
export function multipartOf(values: unknown): FormData {
  const form = new FormData()
  const entries = Object.entries((values ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined && value !== null)
  for (const [name, value] of entries) if (!(value instanceof Blob)) form.append(name, String(value))
  for (const [name, value] of entries) if (value instanceof Blob) form.append(name, value)
  return form
}

/** undefined where the file is no JSON; never throws. */
export async function readJson(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text()) as unknown
  } catch {
    return undefined
  }
}

/** A refusal of a file comes as an envelope with HTTP 200: it must not be saved as the file. */
export async function fileOf(answer: Incoming, wire: Wire, opening: Opening): Promise<File> {
  const type = answer.header('content-type') ?? ''
  // Outside of a browser the bytes come as they are.
  const blob = answer.data instanceof Blob ? answer.data : new Blob([answer.data as BlobPart], { type })
  if ((blob.type || type).includes('json') && blob.size < 1_000_000) {
    const body = await readJson(blob)
    if (readEnvelope(body, wire).code !== undefined) openEnvelope(body, wire, opening)
  }
  return new File([blob], fileNameOf(answer.header('content-disposition') ?? '') ?? '', { type: blob.type })
}

/** The file name of a Content-Disposition header, its UTF-8 form first; undefined where it names none. */
export function fileNameOf(disposition: string): string | undefined {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (extended) {
    try {
      return decodeURIComponent(extended)
    } catch {
      return extended
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1]
}
