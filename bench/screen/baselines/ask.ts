/** How a baseline asks for rows: as a person who writes one page by hand does. */
import type { Subject } from '../subject'
import type { ListAnswer } from '../../../contract/wire'
import { bearer } from './session'

/** One page of the subject's rows from the stub, at /bench-rows, with the session's bearer token. @param page from 1 */
export async function ask(subject: Subject, page: number, pageSize: number): Promise<ListAnswer> {
  const response = await fetch('/bench-rows', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer() },
    body: JSON.stringify({ source: subject.source, page, pageSize }),
  })
  return ((await response.json()) as { data: ListAnswer }).data
}
