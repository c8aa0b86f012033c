/** The menu of a cell, loaded when one is first opened. Keeps nothing: what is chosen goes out. */
import './explain.css'
import { Dropdown } from 'antd'

interface Props {
  at: { x: number; y: number }
  /** Left out where the value is not worked out from others. */
  onExplain?: () => void
  /** Left out where it is not counted over days. */
  onDays?: () => void
  onClose: () => void
}

export default function CellMenu({ at, onExplain, onDays, onClose }: Props) {
  const choose = ({ key }: { key: string }): void => {
    onClose()
    if (key === 'days') onDays?.()
    else onExplain?.()
  }
  const items = [...(onExplain ? [{ key: 'explain', label: '查看计算过程' }] : []), ...(onDays ? [{ key: 'days', label: '查看走势' }] : [])]
  return (
    <Dropdown
      open autoFocus trigger={['click']} menu={{ items, onClick: choose }}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <span className="cell-menu-anchor" style={{ left: at.x, top: at.y }} />
    </Dropdown>
  )
}
