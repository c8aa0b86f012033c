/**
 * The one box that a scanner types into: large, it keeps the focus, and what became of the last scan stands below it in a colour, is heard, and is
 * said to readers. What a scan means is the user's of it.
 */
import './scan.css'
import { BarcodeOutlined, CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '../../ui/icons'
import { Input, Switch, type InputRef } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { usePort } from '../../engine/port'
import { play } from './scan-sound'

/** `over`: counted, and more than expected. */
export interface Said { is: 'right' | 'wrong' | 'over'; text: string; turn: number }

interface Props {
  placeholder: string
  /** What stands below before anything was scanned. */
  hint: string
  said: Said | undefined
  disabled?: boolean
  /** A scan is on its way: what is typed meanwhile waits. */
  busy?: boolean
  /** Before the box, and after it. */
  before?: ReactNode
  after?: ReactNode
  /** Left out: there is nothing to scan into, and only what was said stands there. */
  onScan?: (text: string) => void
}

const SOUND = 'packing:sound'
const ICONS = { right: CheckCircleFilled, wrong: CloseCircleFilled, over: ExclamationCircleFilled }

/** `onScan` gets the text at Enter; `said.turn` grows with every scan, so that the same words are heard again. Whether it sounds is kept for the person. */
export function ScanField({ placeholder, hint, said, disabled = false, busy = false, before, after, onScan }: Props) {
  const port = usePort()
  const [text, setText] = useState('')
  const [isLoud, setLoud] = useState(() => port.settings.read<boolean>(SOUND) ?? true)
  const box = useRef<InputRef>(null)
  const heard = useRef(said?.turn)
  useEffect(() => {
    // Whoever writes in another box keeps it.
    if (!busy && !disabled && document.activeElement?.matches('input, textarea') !== true) box.current?.focus()
  }, [busy, disabled])
  useEffect(() => {
    if (said && heard.current !== said.turn && isLoud) play(said.is === 'right')
    heard.current = said?.turn
  }, [said, isLoud])
  const keepLoud = (on: boolean): void => {
    setLoud(on)
    port.settings.write(SOUND, on)
    box.current?.focus()
  }
  const Icon = ICONS[said?.is ?? 'right']
  const tone = said ? ` is-${said.is}` : ''
  return (
    <>
      {onScan ? (
        <div className={`scan-field${tone}`}>
          {before}
          <Input
            ref={box} size="large" prefix={<BarcodeOutlined />} value={text} disabled={disabled} readOnly={busy} placeholder={placeholder} aria-label="扫码"
            autoComplete="off" spellCheck={false} onChange={(event) => setText(event.target.value)}
            onPressEnter={(event) => {
              if (event.nativeEvent.isComposing) return
              // Enter ends a scan, and sends no form.
              event.preventDefault()
              event.stopPropagation()
              if (busy) return
              setText('')
              onScan(text)
            }}
          />
          {after}
          <label className="scan-sound">声音 <Switch size="small" checked={isLoud} onChange={keepLoud} aria-label="声音" /></label>
        </div>
      ) : null}
      <div className={`scan-said${tone}`} role="status" aria-live="assertive">
        {said ? <span key={said.turn}><Icon /> {said.text}</span> : <span className="scan-hint">{hint}</span>}
      </div>
    </>
  )
}
