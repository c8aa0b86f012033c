/** Keeps the keyboard inside a dialog whose buttons give way to others: without a focus Escape and Tab would reach nothing. */
import { useEffect, useRef } from 'react'

/** Stands anywhere within antd's dialog; takes the focus to the dialog only where nothing has it. */
export function KeepFocus() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) {
      mark.current?.closest<HTMLElement>('.ant-modal-wrap')?.focus({ preventScroll: true })
    }
  })
  return <span ref={mark} hidden />
}
