/** What stands above the rows, or in their place, while a list cannot be asked or could not be answered. */
import { Button } from '../../ui/light/button'
import { EmptyNotice, FailureNotice } from '../state-notice'
import type { Asked } from './use-list-question'

/** Says which filter must be chosen first, or that it failed and how to try again; above rows that are still there, in one line. */
export function ListNotices({ asked: { missing, error, answer, refetch } }: { asked: Asked }) {
  if (missing.length > 0) return <EmptyNotice says={`请先选择${missing.join('、')}`} />
  if (!error) return null
  if (!answer) return <FailureNotice error={error} onRetry={refetch} />
  return <div className="list-failed" role="alert">{error.message}<Button type="link" size="small" onClick={refetch}>重新加载</Button></div>
}
