/** The buttons that stand above many tables: refresh, export, the manual (specification, section 2: shared widgets). */
import { ExportOutlined, QuestionCircleOutlined, ReloadOutlined } from './light/icons'
import { Button } from './light/button'
import { useCallback, useEffect, useRef } from 'react'
import { Tip } from './tip'

const REFRESH_DEBOUNCE_MS = 300

/** However often it is pressed, one refresh follows, once the pressing has been over for 300 ms. */
export function RefreshButton({ onRefresh, busy = false }: { onRefresh: () => void; busy?: boolean }) {
  const latest = useRef(onRefresh)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = onRefresh
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const press = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), REFRESH_DEBOUNCE_MS)
  }, [])
  return <Tip title="刷新"><Button icon={<ReloadOutlined />} aria-label="刷新" loading={busy} onClick={press} /></Tip>
}

interface ExportProps {
  /** Words on the button; none: the picture alone. */
  label?: string
  tip?: string
  busy?: boolean
  onExport: () => void
}

/** While `busy` it takes no press. `tip` is also its name where it has no words. */
export function ExportButton({ label, tip = '导出', busy = false, onExport }: ExportProps) {
  return (
    <Tip title={label === tip ? undefined : tip}>
      <Button icon={<ExportOutlined />} aria-label={label ?? tip} loading={busy} onClick={onExport}>{label}</Button>
    </Tip>
  )
}

/** Opens the manual in a window of its own; any other than an http address is none. */
export function HelpButton({ href }: { href: string | undefined }) {
  if (href === undefined || !/^(https?:\/\/|\/)/i.test(href)) return null
  return <Tip title="帮助手册"><Button icon={<QuestionCircleOutlined />} aria-label="帮助手册" href={href} target="_blank" rel="noopener noreferrer" /></Tip>
}
