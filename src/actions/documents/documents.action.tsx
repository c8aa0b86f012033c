import { Modal } from 'antd'
import { useState } from 'react'
import type { ActionProps } from '../action'
import { DocumentLinks } from './document-links'

const WIDTH = 640

/** What the document was made from and what was made from it, over the list. */
export function DocumentsAction({ action, rows, list, onDone }: ActionProps<'documents'>) {
  const [open, setOpen] = useState(true)
  const id = String(rows[0]?.[list.plan.rowKey[0] ?? 'id'] ?? '')
  return (
    <Modal title={action.label} open={open} width={WIDTH} footer={null} onCancel={() => setOpen(false)} afterClose={onDone}>
      <DocumentLinks entity={list.plan.source.entity ?? ''} id={id} />
    </Modal>
  )
}
