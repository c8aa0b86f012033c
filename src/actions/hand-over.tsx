/** What a call answers for the person to hand on (a link, a code, a letter of many lines): shown until it was taken, for it is told once. */
import { Button, Input } from 'antd'
import { useEffect, useState } from 'react'
import { COPIED, copyText, NOT_COPIED } from '../ui/copy-value'
import { useNotices } from '../ui/notices'

/** The answer's `handOver`. */
export interface HandOver {
  title: string
  /** An address of this app where it begins with a slash. */
  value: string
  /** How to use it, and how long it counts. */
  note: string
}

/** undefined where the answer hands nothing over; then useTold says only that it is done. */
export function handOverOf(answer: unknown): HandOver | undefined {
  const found = typeof answer === 'object' && answer !== null ? (answer as { handOver?: unknown }).handOver : undefined
  return typeof found === 'object' && found !== null ? (found as HandOver) : undefined
}

/** The value in full, copied when it appears where the browser allows it, with a button to copy it again; a slash at its start is made a whole address. */
export function HandOverBody({ value, note }: HandOver) {
  const { message } = useNotices()
  const text = value.startsWith('/') ? new URL(value, location.href).href : value
  const [isCopied, setIsCopied] = useState(false)
  // It is there to be handed on: where the browser lets it, it is copied already.
  useEffect(() => {
    let isGone = false
    void copyText(text).then((done) => !isGone && setIsCopied(done))
    return () => {
      isGone = true
    }
  }, [text])
  const copy = async (): Promise<void> => {
    if (await copyText(text)) void message.success(COPIED)
    else void message.warning(NOT_COPIED)
  }
  return (
    <div className="hand-over">
      <div className="hand-over-value">
        {text.includes('\n') ? <Input.TextArea readOnly value={text} aria-label="文案" autoSize={{ minRows: 6, maxRows: 18 }} />
          : <Input readOnly value={text} aria-label="链接" onFocus={(event) => event.target.select()} />}
        <Button type="primary" onClick={() => void copy()}>复制</Button>
        {value.startsWith('http') && !value.includes('\n') ? <Button href={value} target="_blank" rel="noreferrer">打开</Button> : null}
      </div>
      {isCopied ? <p role="status">已复制到剪贴板，可直接粘贴。</p> : null}
      <p className="cell-muted">{note}</p>
    </div>
  )
}
