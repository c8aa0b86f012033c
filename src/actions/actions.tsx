/**
 * The one list of what actions do. The mapped type makes the compiler name a kind of action that has none. What draws a
 * dialog or a drawer is fetched when it is first started: a list does without it until then.
 */
import { CloudUploadOutlined, DownloadOutlined, EditOutlined, ExportOutlined, ImportOutlined, PlusOutlined, ReloadOutlined } from '../ui/light/icons'
import { Suspense, useEffect, type ReactNode } from 'react'
import { ErrorBoundary } from '../ui/error-boundary'
import type { ActionComponent, ActionProps, ActionType } from './action'
import { GoAction } from './go/go.action'
import { MakeAction } from './make/make.action'
import { RefreshAction } from './refresh/refresh.action'
import { useNotices } from '../ui/notices'
import { heavy } from '../ui/heavy'

/** A component that comes with its first use. */
function later<T extends ActionType>(load: () => Promise<ActionComponent<T>>): ActionComponent<T> {
  const Lazy = heavy(async () => ({ default: (await load()) as (props: Parameters<ActionComponent<T>>[0]) => ReactNode }))
  return (props) => <Lazy {...(props as Parameters<ActionComponent<T>>[0] & JSX)} />
}

// React's lazy wants props that an object type can be spread into.
type JSX = Record<never, never>

const dialog = async () => (await import('./dialog/dialog.action')).DialogAction
const call = async () => (await import('./call/call.action')).CallAction

/** The component of every kind of action; those made by `later` come with their first use and need a Suspense above them. */
export const ACTIONS: { [T in ActionType]: ActionComponent<T> } = {
  add: later<'add'>(dialog),
  edit: later<'edit'>(dialog),
  dialog: later<'dialog'>(dialog),
  remove: later<'remove'>(call),
  call: later<'call'>(call),
  transition: later<'transition'>(call),
  export: later<'export'>(async () => (await import('./export/export.action')).ExportAction),
  refresh: RefreshAction,
  download: later<'download'>(async () => (await import('./download/download.action')).DownloadAction),
  go: GoAction,
  make: MakeAction,
  documents: later<'documents'>(async () => (await import('./documents/documents.action')).DocumentsAction),
  import: later<'import'>(async () => (await import('./import/import.action')).ImportAction),
  bulkEdit: later<'bulkEdit'>(async () => (await import('./bulk-edit/bulk-edit.action')).BulkEditAction),
  importRows: later<'importRows'>(async () => (await import('./import-rows/import-rows.action')).ImportRowsAction),
}

/** The picture on the button of an action; null: words alone. */
export const ACTION_ICONS: Record<ActionType, ReactNode> = {
  add: <PlusOutlined />,
  edit: <EditOutlined />,
  dialog: null,
  remove: null,
  call: null,
  transition: null,
  export: <ExportOutlined />,
  refresh: <ReloadOutlined />,
  download: <DownloadOutlined />,
  go: null,
  make: null,
  documents: null,
  import: <CloudUploadOutlined />,
  bulkEdit: <EditOutlined />,
  importRows: <ImportOutlined />,
}

/** Draws a started action by what it does. What nothing is known of only warns in the console (specification, section 4). */
export function ActionRunner(props: Omit<ActionProps, 'does'>) {
  const { does } = props.action
  const Component = ACTIONS[does.type] as ActionComponent<ActionType> | undefined
  if (!Component) return <Unmatched type={does.type} onDone={props.onDone} />
  return (
    <ErrorBoundary of={props.action} fallback={(error) => <Broken error={error} onDone={props.onDone} />}>
      <Suspense fallback={null}>
        <Component {...props} does={does} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Unmatched({ type, onDone }: { type: string; onDone: () => void }) {
  useEffect(() => {
    console.warn(`没有处理这种操作的程序：${type}`)
    onDone()
  }, [type, onDone])
  return null
}

/** Its code did not arrive (a new version was put up meanwhile), or it broke: said, and taken off the screen. */
function Broken({ error, onDone }: { error: Error; onDone: () => void }) {
  const { message } = useNotices()
  useEffect(() => {
    console.error(error)
    void message.error('操作没有打开，请刷新页面后重试')
    onDone()
  }, [error, message, onDone])
  return null
}
