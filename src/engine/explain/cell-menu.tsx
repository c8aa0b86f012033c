/** The menu of a cell, loaded when one is first opened. Keeps nothing: what is chosen goes out. */
import './explain.css'
import { Dropdown } from 'antd'

interface Props {
  at: { x: number; y: number }
  onExplain: () => void
  onClose: () => void
}

export default function CellMenu({ at, onExplain, onClose }: Props) {
  const choose = (): void => {
    onClose()
    onExplain()
  }
  return (
    <Dropdown
      open autoFocus trigger={['click']} menu={{ items: [{ key: 'explain', label: '查看计算过程' }], onClick: choose }}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <span className="cell-menu-anchor" style={{ left: at.x, top: at.y }} />
    </Dropdown>
  )
}
