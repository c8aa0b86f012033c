/**
 * Writing to streams piece by piece. Whatever breaks a stream is thrown to whoever writes to it, at once or with the next
 * piece: nobody waits for a reader that is gone. Streams that are only joined take node's own pipeline instead.
 */
import { createWriteStream } from 'node:fs'
import { addAbortSignal, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** Hands a piece on, and waits while the reader is behind. @throws what broke the stream, now or before */
export async function put(stream: Writable, piece: string | Buffer): Promise<void> {
  if (stream.destroyed) throw reasonOf(stream)
  if (stream.write(piece)) return
  await new Promise<void>((resolve, reject) => {
    const settle = (): void => {
      for (const event of EVENTS) stream.off(event, settle)
      if (stream.destroyed) reject(reasonOf(stream))
      else resolve()
    }
    for (const event of EVENTS) stream.on(event, settle)
  })
}

const EVENTS = ['drain', 'error', 'close']

function reasonOf(stream: Writable): Error {
  return stream.errored ?? new Error('the stream was closed before it ended')
}

/**
 * A new file that `write` fills and ends; resolves when it is on the disk.
 * @param signal ends the writing; its reason is thrown
 * @throws what broke the file (ENOSPC), rather than what that made fail besides
 */
export async function intoFile<T>(path: string, write: (out: Writable) => Promise<T>, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted()
  const out = createWriteStream(path, { mode: 0o600 })
  if (signal) addAbortSignal(signal, out)
  const written = finished(out)
  // What fails is thrown where it is waited for; this promise must not end the process before.
  written.catch(() => undefined)
  try {
    const result = await write(out)
    await written
    return result
  } catch (error) {
    const reason: unknown = signal?.aborted ? signal.reason : (out.errored ?? error)
    out.destroy()
    throw reason
  }
}
