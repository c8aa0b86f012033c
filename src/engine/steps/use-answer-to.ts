/** What a call says of what is being entered: asked anew a moment after the last change, the answer before stays until then. */
import { useEffect, useMemo, useState } from 'react'
import type { CallRef } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { messageOf } from '../../lib/call-error'
import { usePort } from '../port'

interface AnswerTo<Answer> {
  answer?: Answer
  /** Why there is none. */
  failed?: string
  busy: boolean
}

/** Between the last key and the question. */
const PAUSE_MS = 400

/** @param row what was entered; the call is given it as `row` */
export function useAnswerTo<Answer>(call: CallRef | undefined, row: Row): AnswerTo<Answer> {
  const port = usePort()
  const text = useMemo(() => JSON.stringify(row), [row])
  const [told, setTold] = useState<{ of: string; answer?: Answer; failed?: string }>()
  useEffect(() => {
    if (!call) return undefined
    let wanted = true
    const timer = setTimeout(() => {
      port.call<Answer>(call, { row: JSON.parse(text) as Row }).then(
        (answer) => wanted && setTold({ of: text, answer }), (error: unknown) => wanted && setTold({ of: text, failed: messageOf(error) }),
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [port, call, text])
  const { of, ...rest } = told ?? { of: undefined }
  return { ...rest, busy: call !== undefined && of !== text }
}
