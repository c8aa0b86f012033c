/** A small button that copies a value and says whether that worked (specification, section 8: copy). */
import type { MouseEvent } from 'react'
import { useNotices } from './notices'

/** Said where it is in the clipboard. */
export const COPIED = '复制成功'
/** Said where the browser does not allow it. */
export const NOT_COPIED = '该浏览器不支持自动复制'

/** Copies text; false where the browser does not allow it (no HTTPS, no permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The press does not reach what it stands in, so that a row is not opened by it. */
export function CopyValue({ text }: { text: string }) {
  const { message } = useNotices()
  const copy = async (event: MouseEvent): Promise<void> => {
    event.stopPropagation()
    if (await copyText(text)) void message.success(COPIED)
    else void message.warning(NOT_COPIED)
  }
  return (
    <button type="button" className="ui-copy" aria-label={`复制 ${text}`} title="复制" onClick={(event) => void copy(event)} />
  )
}
