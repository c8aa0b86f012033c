/**
 * What a request carries, whatever way it came: JSON, a query string typed by the call's schema, or a form whose files
 * are streamed to disk while they arrive.
 */
import { rm } from 'node:fs/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Call } from '../../../../contract/model'
import { databaseFailure } from '../../store/failure'
import { HttpRefusal } from '../../asker/refusal'
import { type FileStore, plainFileName, type UploadedFile, writeHashed } from '../../tasks/files'
import { typeQuery } from './validate'

/** One uploaded file, in bytes. */
const MAX_FILE_BYTES = 1024 ** 3
const MAX_FILES = 50

/** One request's content in the three forms that are asked of it; the same value in all of them where no file came. */
export interface Body {
  /** For the handler. */
  value: unknown
  /** For the validator: a form's files are names here. */
  forValidation: unknown
  /** For the idempotency hash: a form's files are their SHA-256 here. */
  forHash: unknown
}

/** Reads it. `release` removes uploaded files that nobody took. */
export async function readBody(
  request: FastifyRequest, call: Call, parameters: Record<string, string>, files: FileStore,
): Promise<{ body: Body; release: () => Promise<void> }> {
  const nothing = async (): Promise<void> => undefined
  if (call.body === 'multipart') return readForm(request, files)
  if (call.body === 'query' || request.method === 'GET') {
    const value = typeQuery({ ...(request.query as Record<string, unknown>), ...parameters }, call.request)
    return { body: { value, forValidation: value, forHash: value }, release: nothing }
  }
  const given = request.body ?? {}
  const value = Object.keys(parameters).length > 0 && typeof given === 'object' ? { ...given, ...parameters } : given
  return { body: { value, forValidation: value, forHash: value }, release: nothing }
}

async function readForm(request: FastifyRequest, files: FileStore): Promise<{ body: Body; release: () => Promise<void> }> {
  if (!request.isMultipart()) throw new HttpRefusal(415, '上传文件请用 multipart/form-data')
  const fields: Record<string, string> = {}
  const taken: UploadedFile[] = []
  const paths: string[] = []
  const release = async (): Promise<void> => {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  let fileField = 'file'
  try {
    for await (const part of request.parts({ limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: 50, fieldSize: 100_000 } })) {
      if (part.type === 'file') {
        fileField = part.fieldname
        const path = await files.temporary()
        paths.push(path)
        taken.push(await receive(part, path))
      } else if (typeof part.value === 'string') {
        fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    // The rest is let go by: unread, it would hold up the answers to everything that follows on this connection.
    request.raw.unpipe()
    request.raw.resume()
    await release()
    throw explained(error)
  }
  const named = (values: string[]): Record<string, unknown> => ({ ...fields, ...(values.length > 0 ? { [fileField]: values[0] } : {}) })
  return {
    body: {
      value: { ...fields, files: taken },
      forValidation: named(taken.map((file) => file.name)),
      forHash: { ...fields, files: taken.map((file) => `${file.name} ${file.sha256}`) },
    },
    release,
  }
}

async function receive(part: MultipartFile, path: string): Promise<UploadedFile> {
  const { size, sha256 } = await writeHashed(part.file, path)
  if (part.file.truncated) throw new HttpRefusal(413, `文件「${part.filename}」超过 1 GB，请拆分后再上传`)
  return { name: plainFileName(part.filename), path, size, sha256 }
}

/** Whatever the sender's bytes or their end make fail is the sender's; only the machine's own troubles stay what they are. */
function explained(error: unknown): unknown {
  if (error instanceof HttpRefusal) return error
  const { code = '', syscall } = error as { code?: string; syscall?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new HttpRefusal(413, '文件超过 1 GB，请拆分后再上传')
  if (code === 'FST_FILES_LIMIT') return new HttpRefusal(413, `一次最多上传 ${MAX_FILES} 个文件`)
  const fromConnection = code === 'ECONNRESET' || code === 'EPIPE'
  if (!fromConnection && (typeof syscall === 'string' || databaseFailure(error))) return error
  return new HttpRefusal(400, '上传的内容不完整或写法不对，请重新上传')
}
