/** How many rows a list has that does not say so itself: counted when somebody asks, and ended when they have waited enough. */
import { Button } from '../../ui/light/button'
import { useState } from 'react'
import type { CallRef } from '../../../contract/plan'
import type { ListRequest } from '../../../contract/wire'
import { countText, useCounted, type Counted } from '../count-rows'

/** 一共多少条 begins to count over all pages and shows how far it is; 停止 keeps the number that was reached. */
export function RowCounter({ call, question }: { call: CallRef; question: ListRequest }) {
  const [isAsked, setAsked] = useState(false)
  const [ended, setEnded] = useState<Counted>()
  const { counted, isDone } = useCounted(call, isAsked && !ended ? { ...question, page: 1 } : undefined)
  const known = ended ?? (isDone ? counted : undefined)
  if (known) return <span role="status">共 {countText(known)} 条</span>
  if (!isAsked) return <Button type="link" size="small" onClick={() => setAsked(true)}>一共多少条</Button>
  return (
    <span role="status">
      已数到 {(counted?.count ?? 0).toLocaleString('en-US')} 条…
      <Button type="link" size="small" onClick={() => (counted ? setEnded(counted) : setAsked(false))}>停止</Button>
    </span>
  )
}
