/**
 * Pages by number of a list that knows cursors alone: each answer says where the next page begins, and what was said is
 * remembered by question, so that going back, or opening a page whose number stands in the address, finds its way. No HTTP.
 */
import { CallError } from '../lib/call-error'
import type { ListAnswer, ListRequest } from '../../contract/wire'

/** Further than this from a page that is known nobody is walked. */
const MOST_STEPS = 50
/** Questions whose cursors are remembered. */
const MOST_QUESTIONS = 30

type Ask = (request: ListRequest) => Promise<ListAnswer>

/**
 * @returns asks a page: at its cursor where it is known, else page after page from the last one that is
 * @throws CallError `malformed` for a page too far to walk to
 */
export function createCursorWalk(): (name: string, request: ListRequest, ask: Ask) => Promise<ListAnswer> {
  /** Question -> the cursor of each page, of the first none. */
  const known = new Map<string, (string | undefined)[]>()

  const cursorsOf = (name: string, request: ListRequest): (string | undefined)[] => {
    const key = JSON.stringify([name, { ...request, page: undefined, source: undefined }])
    // The first page is the list anew: what was said of the others before may be stale.
    const cursors = request.page === 1 ? [undefined] : (known.get(key) ?? [undefined])
    known.delete(key)
    known.set(key, cursors)
    const [oldest] = known.keys()
    if (known.size > MOST_QUESTIONS && oldest !== undefined) known.delete(oldest)
    return cursors
  }

  return async (name, request, ask) => {
    if (request.cursor !== undefined) return ask(request)
    const cursors = cursorsOf(name, request)
    if (request.page - cursors.length > MOST_STEPS) throw new CallError('malformed', '这个列表只能逐页往后翻，请从前面的页开始')
    const at = async (page: number): Promise<ListAnswer> => {
      const cursor = cursors[page - 1]
      const answer = await ask({ ...request, page, ...(cursor === undefined ? {} : { cursor }) })
      if (answer.next !== null && answer.next !== undefined) cursors[page] = answer.next
      else cursors.length = page
      return answer
    }
    while (cursors.length < request.page) {
      const answer = await at(cursors.length)
      if (answer.next === null || answer.next === undefined) return { ...answer, list: [], page: request.page }
    }
    return at(request.page)
  }
}
