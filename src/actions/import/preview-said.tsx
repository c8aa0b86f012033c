/**
 * What only a person can say about a file: whose it is, of which day a snapshot is, that strange days are right. Each is
 * sent at once, and the file is previewed anew by it.
 */
import { Alert, Button, Checkbox, DatePicker, Space } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { formatInteger } from '../../../contract/format/number'
import type { ImportPreview } from '../../../contract/imports'
import { RemoteSelect } from '../../controls/choices/remote-select'

/** The entity whose rows a file can belong to. */
export const OWNER_ENTITY = 'shop'

/** What is said; one at a time. */
export interface Say {
  shop_id?: string
  /** yyyy-mm-dd. */
  day?: string
  /** The last day, of a file whose rows cover several. */
  day_to?: string
  accept_dates?: boolean
  /** Which report the file is, and which of its headings is which column; together. */
  format?: string
  map?: Record<string, string>
  /** What every row has of columns that the file does not have. */
  fixed?: Record<string, string>
}

/** A warning with a choice of shops, for a file that does not say whose it is; sends the chosen shop at once. */
export function AssignShop({ marketplaces, onSay }: { marketplaces: ImportPreview['marketplaces']; onSay: (say: Say) => Promise<void> }) {
  const [shop, setShop] = useState<string>()
  const [busy, setBusy] = useState(false)
  const assign = (): void => {
    if (!shop) return
    setBusy(true)
    void onSay({ shop_id: shop }).finally(() => setBusy(false))
  }
  return (
    <Alert
      type="warning"
      showIcon
      message="文件没有说明属于哪个店铺，请先指定店铺"
      description={
        <Space direction="vertical" size={8} className="import-assign">
          {marketplaces.length > 0 ? <span>文件中的站点：{marketplaces.map(({ name, rows }) => `${name}（${formatInteger(rows)} 行）`).join('、')}</span> : null}
          <Space>
            <span className="import-assign-shop"><RemoteSelect
              entity={OWNER_ENTITY} multiple={false} value={shop ? [shop] : []} onChange={([one]) => setShop(one)} placeholder="选择店铺" label="店铺"
            /></span>
            <Button type="primary" disabled={!shop} loading={busy} onClick={assign}>指定并重新预检</Button>
          </Space>
        </Space>
      }
    />
  )
}

const DAY_FROM = { person: '由您指定', name: '取自文件名', upload: '文件没有写明日期，取上传当天' } as const

/** Rows of a snapshot name no day: which one they are written under can be seen and changed. */
export function SnapshotDay({ snapshot, onSay }: { snapshot: NonNullable<ImportPreview['snapshotDay']>; onSay?: (say: Say) => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const choose = (day: string | undefined): void => {
    if (!onSay || day === undefined || day === snapshot.day) return
    setBusy(true)
    void onSay({ day }).finally(() => setBusy(false))
  }
  return (
    <Alert
      type={snapshot.from === 'upload' ? 'warning' : 'info'}
      showIcon
      message={
        <Space wrap>
          <span>将记为 <b>{snapshot.day}</b> 的数据（{DAY_FROM[snapshot.from]}）</span>
          {onSay ? (
            <DatePicker
              size="small"
              aria-label="快照日期"
              allowClear={false}
              disabled={busy}
              value={dayjs(snapshot.day)}
              disabledDate={(day) => day.isAfter(dayjs(), 'day')}
              onChange={(day) => choose(day?.format('YYYY-MM-DD'))}
            />
          ) : null}
        </Space>
      }
    />
  )
}

/** A file that is of several days and names none waits until its first and last day are said. */
export function SnapshotPeriod({ snapshot, needed, onSay }: {
  snapshot: NonNullable<ImportPreview['snapshotDay']>; needed: boolean; onSay?: (say: Say) => Promise<void>
}) {
  const [busy, setBusy] = useState(false)
  const { day, to = day } = snapshot
  const choose = (first: string | undefined, last: string | undefined): void => {
    if (!onSay || first === undefined || last === undefined || (!needed && first === day && last === to)) return
    setBusy(true)
    void onSay({ day: first, day_to: last }).finally(() => setBusy(false))
  }
  return (
    <Alert
      type={needed ? 'warning' : 'info'}
      showIcon
      message={
        <Space wrap>
          {needed ? <span>文件没有写明是哪几天的数据，请选择下载报告时的日期范围</span>
            : <span>将记为 <b>{day === to ? day : `${day} 至 ${to}`}</b> 的数据（{DAY_FROM[snapshot.from]}）</span>}
          {onSay ? (
            <DatePicker.RangePicker
              size="small"
              aria-label="数据日期"
              allowClear={false}
              disabled={busy}
              value={needed ? null : [dayjs(day), dayjs(to)]}
              presets={[
                { label: '上月', value: [dayjs().subtract(1, 'month').startOf('month'), dayjs().subtract(1, 'month').endOf('month')] },
                { label: '昨天', value: [dayjs().subtract(1, 'day'), dayjs().subtract(1, 'day')] },
              ]}
              disabledDate={(one) => one.isAfter(dayjs(), 'day')}
              onChange={(days) => choose(days?.[0]?.format('YYYY-MM-DD'), days?.[1]?.format('YYYY-MM-DD'))}
            />
          ) : null}
        </Space>
      }
    />
  )
}

/** Rows of strange days are left out until somebody says that they are right. */
export function OddDates({ odd, onSay }: { odd: NonNullable<ImportPreview['oddDates']>; onSay?: (say: Say) => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const rows = formatInteger(odd.rows)
  return (
    <Alert
      type="warning"
      showIcon
      message={`有 ${rows} 行的日期不像这份报告的：在将来、早于 2000 年，或与多数行相差 400 天以上`}
      description={
        <Checkbox
          checked={odd.accepted}
          disabled={busy || !onSay}
          onChange={({ target }) => {
            setBusy(true)
            void onSay?.({ accept_dates: target.checked }).finally(() => setBusy(false))
          }}
        >
          我确认这 {rows} 行的日期无误，一并写入（只替换这些日期自己的行）
        </Checkbox>
      }
    />
  )
}
