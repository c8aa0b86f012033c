/** Who changed the row, when, and what stood there before and after. */
import { Button, Skeleton } from 'antd'
import { useMemo } from 'react'
import { messageOf } from '../../lib/call-error'
import { formatMoment } from '../../lib/format/date'
import { EmptyNotice } from '../state-notice'
import { usePort } from '../port'
import { useRow } from '../use-row'

interface Line {
  id: string
  time: string
  who: string
  actionLabel: string
  what: string
  changes: { field: string; label: string; beforeText: string; afterText: string }[]
}

interface Props {
  entity: string
  rowKey: Record<string, string>
}

const NOWHERE = { family: '', call: '' }

export default function HistorySection({ entity, rowKey }: Props) {
  const port = usePort()
  const call = port.own.rowHistory
  const values = useMemo(() => (call ? { entity, key: rowKey } : undefined), [call, entity, rowKey])
  const { row, error, refetch } = useRow(call ?? NOWHERE, values, entity)
  if (error) return <section className="detail-section" role="alert">{messageOf(error)} <Button size="small" onClick={refetch}>重试</Button></section>
  if (!row) return <section className="detail-section"><Skeleton active paragraph={{ rows: 4 }} /></section>
  const lines = (row['list'] as Line[] | undefined) ?? []
  if (lines.length === 0) return <section className="detail-section"><EmptyNotice says="还没有修改记录" /></section>
  return (
    <section className="detail-section" aria-label="修改记录">
      <ol className="history-lines">
        {lines.map((line) => (
          <li key={line.id} className="history-line">
            <div className="history-head"><time>{formatMoment(line.time, 'company')}</time><b>{line.who}</b><span>{line.actionLabel}</span></div>
            {line.changes.length > 0 ? (
              <dl className="history-changes">
                {line.changes.map((change) => (
                  <div key={change.field}><dt>{change.label}</dt><dd><del>{change.beforeText || '空'}</del> → <ins>{change.afterText || '空'}</ins></dd></div>
                ))}
              </dl>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
