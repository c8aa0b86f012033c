/**
 * The words for everything that can keep the embedded database from running: what happened, where, what to do.
 * Pure text over a log or an error; it starts and repairs nothing.
 */

/** The embedded database cannot run for a reason that somebody must remove; the message (Chinese) says which and how. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** What to do where no binary of this platform can run. */
export const USE_DATABASE_URL = '请安装 PostgreSQL 15 或更高版本，并把它的地址写入环境变量 DATABASE_URL（例如 postgres://用户:密码@127.0.0.1:5432/seller）后重新启动。'

/** The message for a file system error on `path`, or undefined when it is none that we know. */
export function explainFileError(error: unknown, path: string): EmbeddedDatabaseError | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(path)
  if (code === 'EACCES' || code === 'EPERM') {
    return new EmbeddedDatabaseError(`没有权限读写数据文件夹 ${path}。请用该文件夹的所有者运行，或用 chown 改变所有者，或用环境变量 DATA_DIR 换一个文件夹。`)
  }
  if (code === 'EROFS') return new EmbeddedDatabaseError(`数据文件夹 ${path} 在只读的磁盘上。请用环境变量 DATA_DIR 换一个可写的文件夹。`)
  if (code === 'ENOTDIR' || code === 'EEXIST') return new EmbeddedDatabaseError(`${path} 已被一个文件占用，不能用作数据文件夹。请移开该文件，或用环境变量 DATA_DIR 换一个文件夹。`)
  return undefined
}

/** @param path the folder whose disk has no room left */
export function diskFull(path: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(`磁盘已满：${path} 所在的磁盘没有可用空间，数据库不能运行。请腾出空间（建议 1 GB 以上）后重新启动；已有的数据没有丢失。`)
}

/** The error for a server or initdb that ended, from the end of its log. */
export function explainServerLog(log: string, dataFolder: string): EmbeddedDatabaseError {
  if (/no space left on device|could not extend file.*disk|disk quota exceeded/i.test(log)) return diskFull(dataFolder)
  if (/GLIBC|error while loading shared libraries|cannot open shared object/i.test(log)) {
    return new EmbeddedDatabaseError(`这台机器缺少内置 PostgreSQL 需要的系统库：${lastLine(log)}。${USE_DATABASE_URL}`)
  }
  if (/permission denied|has wrong ownership|invalid permissions/i.test(log)) {
    return new EmbeddedDatabaseError(`数据库没有权限使用 ${dataFolder}：${lastLine(log)}。请检查该文件夹的所有者和权限。`)
  }
  if (/could not map anonymous shared memory|cannot allocate memory/i.test(log)) {
    return new EmbeddedDatabaseError(`内存不足，数据库不能启动：${lastLine(log)}。请关闭其他程序后重试。`)
  }
  return new EmbeddedDatabaseError(`数据库没有启动成功（数据在 ${dataFolder}）。最后的日志：\n${log.trim().split('\n').slice(-12).join('\n')}`)
}

const PASSING = [
  /lock file "postmaster\.pid" already exists/i, /pre-existing shared memory block/i, /lock file ".*\.s\.PGSQL.*" already exists/i,
  /bogus data in lock file/i, /is empty\b/i,
]

/** True for endings that pass by themselves: the former server's processes or lock files are still going away. */
export function isPassing(log: string): boolean {
  return PASSING.some((ending) => ending.test(log))
}

/** True where a lock file has no pid in it (yet, or because its writer was killed). */
export function isEmptyLock(log: string): boolean {
  return /lock file ".*" is empty|bogus data in lock file/i.test(log)
}

/** True where processes of a server that was killed still hold its memory. */
export function isOrphaned(log: string): boolean {
  return /pre-existing shared memory block/i.test(log)
}

function lastLine(log: string): string {
  const lines = log.trim().split('\n')
  return lines.findLast((line) => /FATAL|ERROR|error/.test(line)) ?? lines.at(-1) ?? ''
}
