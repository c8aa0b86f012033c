/** Which page of an answer may be asked for. */
import { malformed } from '../../asker/problem'

/** Rows of one page at most. */
export const MAX_PAGE_SIZE = 1000

/** @throws HttpRefusal 400 for a page or size that is no whole number within its bounds; pages count from 1 */
export function checkPage(request: { page: number; pageSize: number }): void {
  if (!Number.isSafeInteger(request.page) || request.page < 1 || request.page > 10_000_000) throw malformed('页码要从 1 数起')
  if (!Number.isSafeInteger(request.pageSize) || request.pageSize < 1 || request.pageSize > MAX_PAGE_SIZE) throw malformed(`每页 1 到 ${MAX_PAGE_SIZE} 行`)
}
