/**
 * What an error becomes on the wire: refusals by their own code, the machine's troubles (lost database, full disk) 503,
 * input that the database refuses 400 or a refusal, and 500 for our own mistakes alone, logged with the request's id.
 */
import type { FastifyBaseLogger } from 'fastify'
import { CODES, type Envelope } from '../../../contract/wire'
import { databaseFailure } from '../store/failure'
import { HttpRefusal, Refusal } from '../asker/refusal'

interface WireError {
  status: number
  body: Envelope<null>
  /** Seconds to wait, where trying again later makes sense. */
  retryAfter?: number
}

interface Known { code?: string; statusCode?: number; message?: string; constraint?: string; detail?: string; column?: string }

/**
 * Logs what an operator must know and answers what the asker may know.
 * @param left the sender went away in the middle of the body: whatever that made fail is no trouble of the server's
 */
export function wireError(error: unknown, log: FastifyBaseLogger, requestId: string, left = false): WireError {
  if (left) {
    log.info({ requestId }, 'the sender left')
    return { status: 408, body: envelope(408, '连接已中断，请重试。') }
  }
  if (error instanceof Refusal) return { status: 200, body: envelope(error.code, error.message, error.errors) }
  if (error instanceof HttpRefusal) {
    const { status, message, errors, later } = error
    return { status, body: envelope(later?.code ?? status, message, errors), ...(later ? { retryAfter: later.seconds } : {}) }
  }
  const failure = databaseFailure(error)
  if (failure) {
    log.error({ err: error }, `database: ${failure.kind}`)
    return { status: 503, body: envelope(503, failure.message), retryAfter: 5 }
  }
  const known = (error ?? {}) as Known
  const fromInput = inputError(known)
  if (fromInput) {
    log.warn({ err: error }, 'refused by the database')
    return fromInput
  }
  const framework = frameworkError(known)
  if (framework) return framework
  if (known.code === 'ERR_STREAM_PREMATURE_CLOSE') {
    // The reader left before the answer began; nobody reads what is answered now.
    log.info({ requestId }, 'the reader left')
    return { status: 408, body: envelope(408, '连接已中断，请重试。') }
  }
  log.error({ err: error, requestId }, 'unexpected error')
  return { status: 500, body: envelope(500, `服务器出错了，请稍后重试；若仍不行，请把编号 ${requestId} 告诉管理员。`) }
}

/** The body of an answer without data: `data` null, `errors` only where fields are named. */
export function envelope(code: number, msg: string, errors?: Record<string, string>): Envelope<null> {
  return errors ? { code, msg, data: null, errors } : { code, msg, data: null }
}

/** PostgreSQL's classes 22 (data), 23 (constraints), 40 (serialization) and 55P03 (lock): the request's, not the server's. */
function inputError(error: Known): WireError | undefined {
  switch (error.code) {
    case '23505': return { status: 200, body: envelope(CODES.duplicate, '已有相同的记录，请改用别的名称或编号。') }
    case '23503': return { status: 200, body: envelope(CODES.inUse, /still referenced/.test(error.detail ?? '') ? '该记录正被其他数据使用，不能删除。' : '所引用的数据不存在，请刷新后重选。') }
    case '23502': return { status: 200, body: envelope(CODES.invalid, `${error.column ?? '有字段'} 必须填写。`, error.column ? { [error.column]: '必须填写' } : undefined) }
    case '40001':
    case '40P01': return { status: 200, body: envelope(CODES.conflict, '与他人同时修改了相同的数据，请重试。') }
    case '55P03': return { status: 200, body: envelope(CODES.conflict, '相同的请求正在处理中，请稍后查看结果。') }
    default:
  }
  if (!error.code || !/^2[23][0-9A-Z]{3}$/.test(error.code)) return undefined
  return error.code.startsWith('23')
    ? { status: 200, body: envelope(CODES.invalid, '有内容不符合数据规则，没有保存。') }
    : { status: 400, body: envelope(400, '请求里有数据库不能接受的值（数字过大、日期不存在或含有不允许的字符），请检查后重试。') }
}

const FRAMEWORK: Record<number, string> = {
  400: '请求的写法不对，服务器读不懂。',
  403: '这个地址不能读取。',
  404: '没有这个地址。',
  408: '请求没有在规定时间内发完，请重试。',
  413: '内容太大，超过了服务器的限制。',
  414: '地址太长，请缩短查询条件。',
  415: '不支持这种内容类型：请用 application/json，上传文件用 multipart/form-data。',
  429: '操作太频繁，请稍后再试。',
}

function frameworkError(error: Known): WireError | undefined {
  const status = error.statusCode
  if (!status || status < 400 || status >= 500) return undefined
  return { status, body: envelope(status, FRAMEWORK[status] ?? FRAMEWORK[400] ?? '') }
}
