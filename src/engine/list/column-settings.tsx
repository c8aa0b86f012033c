/** Which columns a person sees, by stable key: kept for the person, found again when the page gains or loses a column. */
import { SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input, Popover, Tooltip } from 'antd'
import { useState } from 'react'
import type { ColumnPlan } from '../../lib/plan'

interface Props {
  columns: readonly ColumnPlan[]
  hidden: ReadonlySet<string>
  /** Undefined: as the page has it. */
  onChange: (hidden: Set<string> | undefined) => void
}

export function ColumnSettings({ columns, hidden, onChange }: Props) {
  const [word, setWord] = useState('')
  const found = columns.filter((column) => column.label.toLowerCase().includes(word.trim().toLowerCase()))
  const toggle = (key: string, shown: boolean): void => {
    const next = new Set(hidden)
    if (shown) next.delete(key)
    else next.add(key)
    if (columns.some((column) => !next.has(column.key))) onChange(next)
  }
  const shownCount = columns.filter((column) => !hidden.has(column.key)).length
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={
        <div className="column-settings">
          <Input size="small" allowClear placeholder="搜索列" aria-label="搜索列" value={word} onChange={(event) => setWord(event.target.value)} />
          <div className="column-settings-list">
            {found.map((column) => (
              <Checkbox key={column.key} className={column.pivot?.role === 'value' && column.pivot.group ? 'is-member' : ''} checked={!hidden.has(column.key)} onChange={(event) => toggle(column.key, event.target.checked)}>
                {column.label}
              </Checkbox>
            ))}
            {found.length === 0 ? <span className="cell-muted">没有这样的列</span> : null}
          </div>
          <div className="column-settings-foot">
            <span className="cell-muted">已显示 {shownCount} / {columns.length} 列</span>
            <Button size="small" type="link" onClick={() => onChange(undefined)}>恢复默认</Button>
          </div>
        </div>
      }
    >
      <Tooltip title="列设置"><Button icon={<SettingOutlined />} aria-label="列设置" /></Tooltip>
    </Popover>
  )
}
