import { usePort } from '../../../engine/port'
import { App } from 'antd'
import { valuesOf, type ActionProps } from '../action'
import { DialogForm } from './dialog-form'

/** Adds a row, edits one, or sends any other dialog about rows. */
export function DialogAction({ action, does, rows, list, onChanged, onDone }: ActionProps<'add' | 'edit' | 'dialog'>) {
  const port = usePort()
  const { message } = App.useApp()
  const row = does.type === 'add' ? undefined : rows[0]
  const key = does.type === 'edit' ? Object.fromEntries(list.plan.rowKey.map((name) => [name, row?.[name]])) : does.type === 'dialog' ? valuesOf(does.with, rows) : {}
  return (
    <DialogForm
      dialog={does.dialog}
      enums={list.enums}
      row={row}
      onClose={onDone}
      onSubmit={async (values, settings) => {
        await port.call(does.dialog.submit, { ...values, ...key }, settings)
        void message.success(`${action.label}成功`)
        onChanged()
      }}
    />
  )
}
