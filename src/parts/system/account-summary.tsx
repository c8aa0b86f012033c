/** The account at a glance: orders left and used, people, shops, files, versions; each figure says what it is counted by. */
import { Alert, Button, Skeleton } from 'antd'
import type { CardPartProps } from '../../engine/parts'
import { useRow } from '../../engine/use-row'
import type { Row } from '../../../contract/wire'
import { Noted } from '../../ui/noted'

const ACCOUNT = { family: 'settings', call: 'account' }
const NOTHING: Row = {}
const MB = 1024 * 1024

interface Fact {
  label: string
  note: string
  value: string
  below?: string
}

const whole = (value: unknown): string => Number(value ?? 0).toLocaleString('en-US')

function sizeText(bytes: unknown): string {
  const size = Number(bytes ?? 0)
  return size >= 1024 * MB ? `${(size / 1024 / MB).toFixed(1)} GB` : size >= MB ? `${(size / MB).toFixed(1)} MB` : `${Math.ceil(size / 1024)} KB`
}

function factsOf(row: Row): Fact[] {
  const left = row.amzOrderCount
  const until = row.lastDay ? `截至 ${String(row.lastDay)}` : '还没有订单'
  return [
    {
      label: '剩余单量', note: '购买的单量减去已导入的亚马逊订单（amzOrderCount）；为 0 时登录后会提示并退出',
      value: left === null ? '不限' : whole(left),
      below: left === null ? `没有单量上限，已用 ${whole(row.ordersUsed)}` : `共 ${whole(row.ordersBought)}，已用 ${whole(row.ordersUsed)}`,
    },
    {
      label: '本月用量', note: '有数据的最近一个月，全公司的亚马逊订单数，含已取消',
      value: whole(row.ordersMonth), below: `上月 ${whole(row.ordersLastMonth)}`,
    },
    {
      label: '日均用量', note: '近 30 天订单数 ÷ 30', value: String(row.ordersDaily),
      below: row.daysLeft === null ? until : `${until}，约可用 ${whole(row.daysLeft)} 天`,
    },
    { label: '员工', note: '启用的员工账号', value: whole(row.staff), below: `停用 ${whole(row.staffOff)}` },
    { label: '店铺', note: '启用的店铺', value: whole(row.shops), below: `停用 ${whole(row.shopsOff)}` },
    { label: '附件空间', note: '附件管理里的文件', value: sizeText(row.attachmentBytes), below: `${whole(row.attachments)} 个文件` },
    { label: '报告文件', note: '导入的亚马逊报告', value: sizeText(row.reportBytes), below: `${whole(row.reportFiles)} 份` },
    { label: '系统版本', note: '程序版本与配置版本', value: String(row.version || '-'), below: `配置 ${String(row.schemaVersion).slice(0, 8)}` },
  ]
}

/** A card part that asks settings.account itself; asks anew as orders change. Sizes are told in KB, MB or GB of 1024. */
export default function AccountSummary(_props: CardPartProps) {
  const { row, error, refetch } = useRow(ACCOUNT, NOTHING, 'sale_order')
  if (error && !row) return <Alert type="warning" showIcon message={error.message} action={<Button size="small" onClick={refetch}>重试</Button>} />
  if (!row) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  return (
    <dl className="figures">
      {factsOf(row).map(({ label, note, value, below }) => (
        <div key={label} className="figure">
          <dt className="figure-label"><Noted note={note}>{label}</Noted></dt>
          <dd>
            <span className="figure-line"><span className="figure-value">{value}</span>{below ? <span className="figure-earlier">{below}</span> : null}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
