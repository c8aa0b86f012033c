/** A small button that copies a value and says whether that worked (specification, section 8: copy). */
import { App } from 'antd'
import type { MouseEvent } from 'react'

/** Copies text; false where the browser does not allow it (no HTTPS, no permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function CopyValue({ text }: { text: string }) {
  const { message } = App.useApp()
  const copy = async (event: MouseEvent): Promise<void> => {
    event.stopPropagation()
    if (await copyText(text)) void message.success('复制成功')
    else void message.warning('该浏览器不支持自动复制')
  }
  return (
    <button type="button" className="ui-copy" aria-label={`复制 ${text}`} title="复制" onClick={(event) => void copy(event)}>
      <Sheets />
    </button>
  )
}

/** Two sheets of paper. Drawn plainly: it stands in every row, and an icon of the library costs more than the cell it is in. */
function Sheets() {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
      <rect x="5" y="5" width="8.5" height="9" rx="1" />
      <path d="M10.5 2.5h-7a1 1 0 0 0-1 1v8" />
    </svg>
  )
}
