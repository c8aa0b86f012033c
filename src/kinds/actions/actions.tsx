/** The one list of what actions do. The mapped type makes the compiler name a kind of action that has none. */
import { CloudUploadOutlined, DownloadOutlined, EditOutlined, ExportOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { ActionComponent, ActionProps, ActionType } from './action'
import { CallAction } from './call/call.action'
import { DialogAction } from './dialog/dialog.action'
import { DownloadAction } from './download/download.action'
import { ExportAction } from './export/export.action'
import { GoAction } from './go/go.action'
import { ImportAction } from './import/import.action'
import { RefreshAction } from './refresh/refresh.action'

export const ACTIONS: { [T in ActionType]: ActionComponent<T> } = {
  add: DialogAction,
  edit: DialogAction,
  dialog: DialogAction,
  remove: CallAction,
  call: CallAction,
  transition: CallAction,
  export: ExportAction,
  refresh: RefreshAction,
  download: DownloadAction,
  go: GoAction,
  import: ImportAction,
}

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
  import: <CloudUploadOutlined />,
}

/** Draws a started action by what it does. */
export function ActionRunner(props: Omit<ActionProps, 'does'>) {
  const { does } = props.action
  const Component = ACTIONS[does.type] as ActionComponent<ActionType>
  return <Component {...props} does={does} />
}
