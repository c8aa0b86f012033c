import { Modal, Result, Spin } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { fieldsOfColumn } from '../../../contract/list-question'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import type { Row } from '../../../contract/wire'
import { valuesOf, type ActionProps } from '../action'
import { confirming } from '../confirming'
import { fetchRow } from '../fetch-row'
import { LinesDialog } from '../lines/lines-dialog'
import { useTold } from '../use-told'
import { DialogForm } from './dialog-form'
import { RowRead } from './row-read'

type Does = 'add' | 'edit' | 'dialog'

/** Adds a row, edits one, or sends any other dialog about rows. */
export function DialogAction(props: ActionProps<Does>) {
  const { action, does, rows } = props
  const [row] = rows
  const edited = does.dialog.edits ? does.dialog.fields.map(({ name }) => name) : []
  const read = action.shows?.flatMap(fieldsOfColumn) ?? []
  const lacks = does.type !== 'add' && row !== undefined && [...edited, ...read].some((field) => !(field in row))
  // A list answers what its columns show; a dialog with other fields asks for the rest of its row.
  return lacks ? <WholeRowDialog {...props} fields={[...edited, ...read]} /> : <KnownDialog {...props} row={does.type === 'add' ? undefined : row} />
}

function KnownDialog(props: ActionProps<Does> & { row: Row | undefined }) {
  const { action, does, list, row } = props
  const above = action.shows && row && <RowRead fields={action.shows} row={row} enums={list.enums} />
  if (does.type === 'dialog' && does.dialog.preview) return <LinesDialog {...props} does={does} above={above} />
  return <RowDialog {...props} above={above} />
}

function RowDialog({ action, does, rows, list, row, above, onChanged, onDone }: ActionProps<Does> & { row: Row | undefined; above: ReactNode }) {
  const port = usePort()
  const tell = useTold()
  const key =
    does.type === 'edit' ? Object.fromEntries(list.plan.rowKey.map((name) => [name, row?.[name]]))
      : does.type === 'dialog' ? valuesOf(does, rows, port, list.question) : {}
  return (
    <DialogForm
      dialog={does.dialog}
      enums={list.enums}
      row={row}
      above={above}
      draft={{ name: `${list.page} ${list.plan.code} ${action.action}`, of: row ? JSON.stringify(list.plan.rowKey.map((name) => row[name])) : '' }}
      onClose={onDone}
      onReload={row && (() => fetchRow(port, list.plan, row, does.dialog.fields.map(({ name }) => name), list.question.source))}
      onSubmit={async (values, settings) => {
        const body = { ...values, ...key }
        tell(action.label, await confirming((word) => port.call(does.dialog.submit, { ...body, ...word }, settings)))
        onChanged()
      }}
    />
  )
}

function WholeRowDialog({ fields, ...props }: ActionProps<Does> & { fields: string[] }) {
  const { does, rows, list, onDone } = props
  const port = usePort()
  const [open, setOpen] = useState(true)
  const [whole, setWhole] = useState<Row>()
  const [failed, setFailed] = useState<string>()
  // Asked once, of the list as it stood when the dialog was opened.
  const [asked] = useState({ port, list, row: rows[0], fields })
  useEffect(() => {
    let wanted = true
    const { row } = asked
    if (!row) return undefined
    fetchRow(asked.port, asked.list.plan, row, asked.fields, asked.list.question.source).then(
      (found) => wanted && (found ? setWhole({ ...row, ...found }) : setFailed('这一行已不存在，或不在您的可见范围内')),
      (error: unknown) => wanted && setFailed(messageOf(error)),
    )
    return () => {
      wanted = false
    }
  }, [asked])
  if (whole) return <KnownDialog {...props} row={whole} />
  return (
    <Modal
      title={does.dialog.title} open={open} width={does.dialog.width} maskClosable={false} footer={null} onCancel={() => setOpen(false)}
      afterClose={onDone}
    >
      {failed === undefined ? (
        <div className="export-wait"><Spin size="small" /> 正在读取…</div>
      ) : (
        <Result className="state-notice" status="warning" title={failed} />
      )}
    </Modal>
  )
}
