/** What the pages FBAdeclare and FbaCargo tell a person who comes to them (specification, section 1). Whoever draws it takes it away elsewhere. */
import { Checkbox, Modal } from 'antd'
import { useState } from 'react'
import { DIALOG_WIDTH } from '../../ui/dialog'

const SHIPMENT_NOTE = '旧流程创建的货件不能用亚马逊 Send to Amazon 流程处理，用旧流程装箱的货件也不能打印箱唛。'

/** `onNever`: the person wants to be told no more. */
export default function ShipmentNotice({ onNever }: { onNever: () => void }) {
  const [open, setOpen] = useState(true)
  const [never, setNever] = useState(false)
  const close = (): void => {
    setOpen(false)
    if (never) onNever()
  }
  return (
    <Modal
      open={open} title="货件流程说明" width={DIALOG_WIDTH} maskClosable={false} okText="我知道了" cancelButtonProps={{ style: { display: 'none' } }} onOk={close}
      onCancel={close}
    >
      <p>{SHIPMENT_NOTE}</p>
      <Checkbox checked={never} onChange={(event) => setNever(event.target.checked)}>以后不再提示</Checkbox>
    </Modal>
  )
}
