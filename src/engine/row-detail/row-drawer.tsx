/** One row of a list, looked at from the side: every field that the list's plan carries, its history, and what can be done with it. */
import './row-detail.css'
import { DownOutlined, LinkOutlined, UpOutlined } from '../../ui/icons'
import { ProDescriptions } from '@ant-design/pro-components'
import { Button, Drawer, Skeleton, Tabs } from 'antd'
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { rowName } from '../../actions/row-name'
import { allOf, type Condition, type Scalar } from '../../../contract/filter'
import { fieldsOfColumn } from '../../../contract/list-question'
import { isBlank } from '../../../kinds/shared/cell-text'
import type { ColumnPlan, EnumPlan, ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { COPIED, copyText, NOT_COPIED } from '../../ui/copy-value'
import { Tip } from '../../ui/tip'
import { ActionsOfRow, type StartAction } from '../actions/action-bar'
import { CellValue } from '../cell-value'
import { documentTabs } from '../documents/document-tabs'
import { usePort } from '../port'
import { EmptyNotice, FailureNotice } from '../state-notice'
import { ObjectAside } from './object-aside'
import { headFacts } from './head-facts'
import { ObjectHead } from './object-head'
import { relatedTabs, useRelated } from './related'
import { RowHistory } from './row-history'
import type { RowDetailHandle } from './row-detail-handle'
import { useNotices } from '../../ui/notices'
import { hasNoFocus } from '../../ui/focus'
import { isKey, pressOf } from '../../lib/keys'

interface Props {
  detail: RowDetailHandle
  id: string
  plan: ListPlan
  enums: Record<string, EnumPlan>
  source: string
  title: string
  onStart: StartAction
}

const WIDTH = 'min(1120px, 88vw)'

export default function RowDrawer({ detail, id, plan, enums, source, title, onStart }: Props) {
  const port = usePort()
  const { message } = useNotices()
  const { previous, next, open, close } = detail
  const { row, error, retry } = useTheRow(detail, id, plan, source)
  const call = `${plan.list.family}.${plan.list.call}`
  const columns = useMemo(() => plan.columns.filter((column) => column.pivot === undefined), [plan.columns])
  const keys = (event: KeyboardEvent): void => {
    const press = pressOf(event)
    const to = isKey(press, 'rowPrevious') ? previous : isKey(press, 'rowNext') ? next : undefined
    if (!to) return
    event.preventDefault()
    open?.(to)
  }
  useHeldKeys(id, close)
  const copy = (): void => {
    const copied = copyText(location.href)
    void copied.then((done) => (done ? message.success(COPIED) : message.warning(NOT_COPIED)))
  }
  const [tab, setTab] = useState('fields')
  const around = useRelated(plan.source.entity ?? '', row ?? undefined, plan.rowKey)
  const name = row ? rowName({ columns: plan.columns, rowKey: plan.rowKey, enums }, row) : undefined
  const { lookedAt } = port
  useEffect(() => {
    if (name !== undefined) lookedAt?.({ id, label: name, of: title })
  }, [lookedAt, id, name, title])
  const head = useMemo(() => row && headFacts(columns, row, enums, around?.object?.picture), [columns, row, enums, around])
  const rowKey = row ? Object.fromEntries(plan.rowKey.map((field) => [field, row[field]])) : undefined
  const tabs = row && rowKey && head ? [
    {
      key: 'fields', label: '详情',
      children: (
        <div className="object-body">
          <ObjectHead facts={head} row={row} enums={enums} page={source} call={call} />
          <div className="object-columns">
            <Facts columns={columns.filter(({ path }) => !head.paths.has(path))} row={row} enums={enums} page={source} call={call} />
            <ObjectAside key={id} around={around} plan={plan} enums={enums} rowKey={rowKey} source={source} name={name ?? ''} onOpen={setTab} />
          </div>
        </div>
      ),
    },
    ...documentTabs(port, plan.document, plan.source.entity ?? '', String(rowKey[plan.rowKey[0] ?? 'id'])),
    ...relatedTabs(plan.source.entity ?? '', around, rowKey, source),
    {
      key: 'history', label: '历史',
      children: <RowHistory key={id} entity={plan.source.entity ?? ''} rowKey={rowKey} source={source} columns={plan.columns} enums={enums} />,
    },
  ] : []
  return (
    <Drawer
      open width={WIDTH}
      title={row ? <>{name}<small className="row-drawer-of">{title}</small></> : title}
      onClose={close} onKeyDown={keys} className="row-drawer"
      extra={(
        <span className="row-drawer-tools">
          {row ? <ActionsOfRow plan={plan} row={row} onStart={onStart} /> : null}
          <Tip title="上一条（Alt + ↑）">
            <Button size="small" icon={<UpOutlined />} aria-label="上一条" disabled={!previous} onClick={() => previous && open?.(previous)} />
          </Tip>
          <Tip title="下一条（Alt + ↓）"><Button size="small" icon={<DownOutlined />} aria-label="下一条" disabled={!next} onClick={() => next && open?.(next)} /></Tip>
          <Tip title="复制链接"><Button size="small" icon={<LinkOutlined />} aria-label="复制链接" onClick={copy} /></Tip>
        </span>
      )}
    >
      {error ? <FailureNotice error={error} onRetry={retry} /> : null}
      {!error && row === null ? <EmptyNotice says="没有这条数据，它可能已被删除，或不在您可见的范围内" /> : null}
      {!error && row === undefined ? <Skeleton active paragraph={{ rows: 10 }} /> : null}
      {tabs.length > 0 ? <Tabs size="small" items={tabs} activeKey={tabs.some(({ key }) => key === tab) ? tab : 'fields'} onChange={setTab} /> : null}
    </Drawer>
  )
}

interface FactsProps {
  columns: readonly ColumnPlan[]
  row: Row
  enums: Record<string, EnumPlan>
  page: string
  call: string
}

/** Every field that the list's plan carries and the head does not say, in two columns. */
function Facts({ columns, row, enums, page, call }: FactsProps) {
  return (
    <ProDescriptions<Row>
      column={2}
      size="small"
      bordered
      className="row-fields"
      dataSource={row}
      columns={columns.map((column) => ({
        key: column.key,
        dataIndex: [column.path],
        title: column.label,
        tooltip: column.note,
        render: () => (
          <>
            <CellValue column={{ ...column, align: 'left' }} row={row} enums={enums} page={page} call={call} />
            {column.unit && !isBlank(row[column.path]) ? <span className="detail-unit"> {column.unit}</span> : null}
          </>
        ),
      }))}
    />
  )
}

/**
 * Another row is shown where the drawer stands already (the quick search, Alt + arrows): whatever had the keyboard may be gone. It comes
 * to the drawer then, so that Escape and the arrows are heard.
 */
function useHeldKeys(id: string, close: () => void): void {
  useEffect(() => {
    const take = (): void => {
      if (hasNoFocus()) document.querySelector<HTMLElement>('.row-drawer .ant-drawer-body')?.closest<HTMLElement>('.ant-drawer')?.focus({ preventScroll: true })
    }
    const timer = setTimeout(take, FOCUS_MS)
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && hasNoFocus()) close()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [id, close])
}

/** What closes gives the keyboard back a moment later. */
const FOCUS_MS = 120

/** The row from the list where it stands there, otherwise asked for by its key; null: there is none. */
function useTheRow(
  { row }: RowDetailHandle, id: string, plan: ListPlan, source: string,
): { row: Row | null | undefined; error: Error | undefined; retry: () => void } {
  const port = usePort()
  const [found, setFound] = useState<{ id: string; row?: Row | null; error?: Error }>()
  const [turn, setTurn] = useState(0)
  const isHere = row !== undefined
  useEffect(() => {
    if (isHere) return undefined
    let gone = false
    const values = keyValues(id, plan.rowKey)
    const done = (next: { row?: Row | null; error?: Error }): void => {
      if (!gone) setFound({ id, ...next })
    }
    if (!values) {
      done({ row: null })
      return undefined
    }
    const filter = allOf(plan.rowKey.map((field, at): Condition => ({ field, op: 'eq', value: values[at] ?? null })))
    port.list(plan.list, { page: 1, pageSize: 1, filter, fields: [...new Set([...plan.rowKey, ...plan.columns.flatMap(fieldsOfColumn)])], source }).then(
      ({ list }) => done({ row: list[0] ?? null }),
      (error: unknown) => done({ error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      gone = true
    }
  }, [isHere, id, plan, source, port, turn])
  const asked = found?.id === id ? found : undefined
  return { row: row ?? asked?.row, error: row ? undefined : asked?.error, retry: () => setTurn((before) => before + 1) }
}

/** The key's values out of a row's id, as rowIdOf of the table writes it; undefined for what is none. */
function keyValues(id: string, fields: readonly string[]): Scalar[] | undefined {
  if (fields.length === 1) return [id]
  try {
    const values: unknown = JSON.parse(id)
    return Array.isArray(values) && values.length === fields.length && values.every((value) => value === null || typeof value !== 'object')
      ? (values as Scalar[])
      : undefined
  } catch {
    return undefined
  }
}
