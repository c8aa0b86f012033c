/** Structured data, readable, over the page. Loaded when it is first looked at. */
import { Modal } from 'antd'

function pretty(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** A dialog with the value as indented text; a press beside it does not close it. */
export default function JsonPopover({ value, label, onClose }: { value: unknown; label: string; onClose: () => void }) {
  return <Modal open title={label} footer={null} width={640} maskClosable={false} onCancel={onClose}><pre className="cell-json">{pretty(value)}</pre></Modal>
}
