/**
 * Which errors of the database are conditions of the machine (full disk, lost server, too slow) and what to tell about
 * them. Errors of a request's own (unique, check) are not among them: they belong to whoever wrote the statement.
 */

interface DatabaseFailure {
  kind: 'diskFull' | 'lost' | 'busy' | 'timeout'
  /** Chinese, for whoever uses the product. */
  message: string
}

const LOST_CODES = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN',
  '57P01', '57P02', '57P03', '57P05', '08000', '08001', '08003', '08004', '08006',
])
const LOST_WORDS = /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|not queryable/i

/** undefined for every other error. Codes: PostgreSQL, appendix A "Error codes". */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  const { code, message, syscall } = (error ?? {}) as { code?: string; message?: string; syscall?: string }
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT' || /no space left on device/i.test(message ?? '')) {
    return { kind: 'diskFull', message: '磁盘已满，写入没有完成，已有数据不受影响。请通知管理员腾出空间后重试。' }
  }
  if (code === '57014') return { kind: 'timeout', message: '查询用时过长，已停止。请缩小日期范围或增加筛选条件后重试。' }
  if (code === '53300' || code === '53200' || code === '53400') return { kind: 'busy', message: '数据库繁忙，请稍后重试。' }
  if (code === 'ENOENT' && syscall !== 'connect') return undefined
  if ((code && LOST_CODES.has(code)) || LOST_WORDS.test(message ?? '')) return { kind: 'lost', message: '暂时连不上数据库，正在恢复，请稍后重试。' }
  return undefined
}
