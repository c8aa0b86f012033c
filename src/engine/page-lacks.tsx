/** What a page lacks: a small mark beside it, which opens to the sentences of its file. Nothing where it lacks nothing. */
import { ExclamationCircleOutlined } from '@ant-design/icons'
import { Popover } from 'antd'

export function PageLacks({ lacks }: { lacks: readonly string[] }) {
  const list = <ul className="page-lacks-list">{lacks.map((says) => <li key={says}>{says}</li>)}</ul>
  return (
    <Popover title="本页还缺" content={list} trigger={['click', 'hover']} placement="bottomRight">
      <button type="button" className="page-lacks" aria-label={`本页还缺 ${lacks.length} 项`}><ExclamationCircleOutlined aria-hidden /></button>
    </Popover>
  )
}
