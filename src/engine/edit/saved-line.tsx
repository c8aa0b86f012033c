/** The quiet line of the last save: that it was saved, and the way back. Goes by itself; Ctrl or ⌘ Z works on after that. */
import { useEffect } from 'react'
import type { EditStore } from './edit-store'

const STAYS_MS = 8000

/** Stands for eight seconds, with 撤销, or 撤回 for what waits to be submitted. Nothing where nothing was saved. */
export function SavedLine({ store }: { store: EditStore }) {
  const notice = store.notice()
  useEffect(() => {
    if (!notice || notice.at === 'saving') return undefined
    const timer = setTimeout(store.dismiss, STAYS_MS)
    return () => clearTimeout(timer)
  }, [notice, store])
  if (!notice) return null
  const undo = notice.pending ? '撤回' : '撤销'
  return (
    <div className="saved-line" role="status">
      {notice.at === 'saving' ? `正在保存${notice.label}…` : null}
      {notice.at === 'undone' ? `已${undo}` : null}
      {notice.at === 'saved' ? (notice.pending ? `${notice.label}已记下，待提交到亚马逊` : '已保存') : null}
      {notice.at !== 'saving' && store.canUndo() ? (
        <> · <button type="button" className="row-action" onClick={() => store.undo()}>{notice.at === 'undone' ? `再${undo}一步` : undo}</button></>
      ) : null}
    </div>
  )
}
