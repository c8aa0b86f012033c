/** What a person does to a table itself: its columns, its density, its groups, its paper; and the page's manual. */
import { ColumnHeightOutlined, GroupOutlined, PrinterOutlined, SettingOutlined } from '../../ui/light/icons'
import { Dropdown, Popover } from '../../ui/light/anchored'
import { Button } from '../../ui/light/button'
import { Spin } from '../../ui/light/waiting'
import { Suspense, useState } from 'react'
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import type { Density } from '../../../contract/view'
import { useOffers } from '../../ui/offers'
import { Tip } from '../../ui/tip'
import { HelpButton } from '../../ui/tool-buttons'
import type { ViewHandle } from '../views/use-view'
import { heavy } from '../../ui/heavy'

const ColumnsPanel = heavy(() => import('../views/columns-panel'))

const DENSITIES: { key: Density; label: string }[] = [
  { key: 'compact', label: '紧凑' },
  { key: 'middle', label: '适中' },
  { key: 'loose', label: '宽松' },
]

/** The rows on the screen, as they stand there. */
const PRINT = '打印本页'

interface Props {
  plan: ListPlan
  /** Those of the present grouping, in order. */
  columns: readonly ColumnPlan[]
  view: ViewHandle
  /** Address of the page's manual. */
  help?: string
  onPrint: () => void
}

/** Buttons for grouping rows by a column, their height, the columns, and paper; grouping only where the rows are neither figures nor a tree. */
export function TableTools({ plan, columns, view, help, onPrint }: Props) {
  const groups = plan.rows.length > 0 || plan.tree ? [] : groupable(plan)
  useOffers([{ key: 'print', group: '本页操作', label: PRINT, run: onPrint }])
  return (
    <>
      {groups.length > 0 ? (
        <Dropdown
          trigger={['click']}
          menu={{
            selectable: true, selectedKeys: [view.group],
            items: [{ key: '', label: '不分组' }, ...groups.map((column) => ({ key: column.path, label: column.label }))],
            onClick: ({ key }) => view.setGroup(key), style: { maxHeight: 360, overflow: 'auto' },
          }}
        >
          <Tip title="按列分组"><Button type={view.group ? 'primary' : 'default'} ghost={view.group !== ''} icon={<GroupOutlined />} aria-label="分组" /></Tip>
        </Dropdown>
      ) : null}
      <Dropdown
        trigger={['click']}
        menu={{ selectable: true, selectedKeys: [view.density], items: DENSITIES, onClick: ({ key }) => view.setDensity(key as Density) }}
      >
        <Tip title="行高"><Button icon={<ColumnHeightOutlined />} aria-label="行高" /></Tip>
      </Dropdown>
      <ColumnsButton columns={columns} view={view} />
      <Tip title={PRINT}><Button icon={<PrinterOutlined />} aria-label={PRINT} onClick={onPrint} /></Tip>
      <HelpButton href={help} />
    </>
  )
}

/** Words and choices stand together; amounts and single rows hardly do. */
function groupable(plan: ListPlan): ColumnPlan[] {
  const key = plan.rowKey.length === 1 ? plan.rowKey[0] : undefined
  return plan.columns.filter((column) => column.align !== 'right' && column.sortable && column.operators.includes('in') && column.path !== key)
}

function ColumnsButton({ columns, view }: { columns: readonly ColumnPlan[]; view: ViewHandle }) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      placement="bottomRight" arrow={false} destroyOnHidden open={open} onOpenChange={setOpen} styles={{ body: { padding: 0 } }}
      content={
        <Suspense fallback={<div className="columns-panel"><Spin /></div>}>
          <ColumnsPanel columns={columns} arrange={view.arrange} resize={view.resize} pin={view.pin} hide={view.hide} reset={view.resetLayout} />
        </Suspense>
      }
    >
      <Tip title="列设置"><Button icon={<SettingOutlined />} aria-label="列设置" aria-expanded={open} /></Tip>
    </Popover>
  )
}
