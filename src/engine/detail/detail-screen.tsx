/**
 * One row and what hangs on it: sections of fields, rows below it, parts, its actions, its history. The row is the one that
 * the address names by its key.
 */
import './detail.css'
import { Button, Skeleton, Tabs } from 'antd'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ActionList } from '../../actions/action'
import { meets } from '../../../contract/condition-match'
import type { DetailPlan, PagePlan } from '../../../contract/page-plan'
import type { ListPlan } from '../../../contract/plan'
import type { Related } from '../../../contract/related'
import type { Row } from '../../../contract/wire'
import { rowName } from '../../actions/row-name'
import { useActionHost } from '../actions/action-bar'
import { documentTabs } from '../documents/document-tabs'
import { PartCard } from '../part-card'
import { usePort } from '../port'
import { keyOf, routeValues } from '../route-key'
import { ObjectAside } from '../row-detail/object-aside'
import { headFacts } from '../row-detail/head-facts'
import { ObjectHead } from '../row-detail/object-head'
import { relatedTabs, useRelatedAnswer } from '../row-detail/related'
import { EmptyNotice, FailureNotice } from '../state-notice'
import { useRow } from '../use-row'
import { FieldSection } from './field-section'
import { RowsSection } from './rows-section'
import { heavy } from '../../ui/heavy'

const RowHistory = heavy(() => import('../row-detail/row-history').then(({ RowHistory: History }) => ({ default: History })))

export default function DetailScreen({ page, detail }: { page: PagePlan; detail: DetailPlan }) {
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  const said = address.toString()
  const key = useMemo(() => keyOf(detail.rowKey, routeValues(page.route, pathname), new URLSearchParams(said)), [detail.rowKey, page.route, pathname, said])
  const question = useMemo(() => key && { ...key, ...(detail.asks ? { fields: detail.asks } : {}) }, [key, detail.asks])
  const { row, error, isFetching, refetch } = useRow(detail.get, question, detail.entity)
  const { around, waits } = useAround(detail, key)

  if (!key) return <EmptyNotice says="地址里没有写明要看哪一条，请从列表进入" />
  if (error && !row) return <FailureNotice error={error} onRetry={refetch} />
  // Together: a picture or a chart that came later would move what is being read.
  if (!row || waits) return <Skeleton className="page-skeleton" active paragraph={{ rows: 10 }} />
  return <DetailBody page={page} detail={detail} row={row} rowKey={key} around={around} busy={isFetching} onChanged={refetch} />
}

interface BodyProps {
  page: PagePlan
  detail: DetailPlan
  row: Row
  rowKey: Record<string, string>
  /** What stands around the row; left out where nobody can be asked. */
  around: Related | undefined
  busy: boolean
  onChanged: () => void
}

/** The row as a list of one, which is what actions are started on. */
function listOf(page: PagePlan, detail: DetailPlan): ListPlan {
  return {
    code: 'detail', title: page.title, source: { entity: detail.entity }, list: detail.get, rowKey: detail.rowKey,
    columns: detail.sections.flatMap((section) => (section.shows === 'fields' ? section.fields : [])),
    filters: [], sort: [], pageSize: 50, total: false, compare: [], currency: [], rows: [], view: 'table', marks: [], actions: detail.actions,
  }
}

interface SectionsProps extends Pick<BodyProps, 'page' | 'detail' | 'row' | 'onChanged'> {
  /** The row's call, as complaints about it say it. */
  call: string
  /** Paths of what the head says already. */
  told: ReadonlySet<string> | undefined
}

function DetailSections({ page, detail, row, call, told, onChanged }: SectionsProps) {
  return detail.sections.map((section, at): ReactNode => {
    if (section.shows === 'fields') {
      const fields = section.fields.filter(({ path, hidden }) => !hidden && !told?.has(path))
      if (fields.length === 0) return null
      return <FieldSection key={at} title={section.title} fields={fields} row={row} enums={page.enums} page={page.page} call={call} />
    }
    if (section.shows === 'rows') return <RowsSection key={at} plan={section} row={row} enums={page.enums} page={page.page} call={call} />
    return (
      <section key={at} className="detail-section" aria-label={section.title}>
        {section.title ? <h2 className="detail-heading">{section.title}</h2> : null}
        <PartCard part={section.part} page={page} row={row} onChanged={onChanged} />
      </section>
    )
  })
}

function DetailBody({ page, detail, row, rowKey, around, busy, onChanged }: BodyProps) {
  const port = usePort()
  const plan = useMemo(() => listOf(page, detail), [page, detail])
  const list =
    useMemo(
      (): ActionList => ({
        page: page.page, title: page.title, plan, enums: page.enums, question: { page: 1, pageSize: 1, source: page.page }, total: 1,
        columns: plan.columns,
      }),
      [page, plan],
    )
  const host = useActionHost(list, onChanged)
  const actions = detail.actions.filter((action) => action.place !== 'bulk' && meets(action.when, row))
  const call = `${detail.get.family}.${detail.get.call}`

  // A call that answers by rights of its own (an approval, to whoever decides) says nothing of who may read the entity's rows.
  const isRead = detail.asks !== undefined
  const hasBeside = isRead && (port.own.rowHistory !== undefined || port.own.related !== undefined)
  const picture = around?.object?.picture
  const head = useMemo(
    () => (hasBeside ? headFacts(plan.columns.filter(({ hidden }) => !hidden), row, page.enums, picture) : undefined),
    [hasBeside, plan, row, page.enums, picture],
  )
  const documents = documentTabs(port, detail.document, detail.entity, rowKey[detail.rowKey[0] ?? 'id'] ?? '')
  const [tab, setTab] = useState('detail')
  const sections = <DetailSections {...{ page, detail, row, call, told: head?.paths, onChanged }} />
  const body = <div className={`detail-sections${busy ? ' is-busy' : ''}`}>{sections}</div>
  const object = head ? (
    <div className="object-body">
      <ObjectHead facts={head} row={row} enums={page.enums} page={page.page} call={call} />
      <div className="object-columns">
        {body}
        <ObjectAside
          around={around} plan={plan} enums={page.enums} rowKey={rowKey} source={page.page} name={rowName({ ...plan, enums: page.enums }, row)} onOpen={setTab}
        />
      </div>
    </div>
  ) : body
  const tabs = [
    { key: 'detail', label: '详情', children: object },
    ...documents,
    ...relatedTabs(detail.entity, around, rowKey, page.page),
    ...(isRead && port.own.rowHistory ? [{
      key: 'history', label: '修改记录',
      children: <Suspense fallback={<Skeleton active />}><RowHistory
        entity={detail.entity} rowKey={rowKey} source={page.page} columns={plan.columns} enums={page.enums}
      /></Suspense>,
    }] : []),
  ]
  return (
    <div className="detail-screen">
      {actions.length > 0 ? (
        <div className="detail-actions">
          {actions.map((action) => (
            <Button
              key={action.action} type={action.tone === 'primary' ? 'primary' : 'default'} danger={action.tone === 'danger'}
              onClick={() => (action.does.type === 'refresh' ? onChanged() : host.start(action, [row]))}
            >{action.label}</Button>
          ))}
        </div>
      ) : null}
      {tabs.length > 1
        ? <Tabs className="detail-tabs" items={tabs} activeKey={tabs.some(({ key }) => key === tab) ? tab : 'detail'} onChange={setTab} />
        : object}
      {host.element}
    </div>
  )
}

/** What stands around the row, but for the rows that a section of the page shows already; and whether it is still on its way. */
function useAround(detail: DetailPlan, row: Record<string, string> | undefined): { around: Related | undefined; waits: boolean } {
  const { around, waits } = useRelatedAnswer(detail.asks ? detail.entity : '', row, detail.rowKey)
  return useMemo(() => {
    const shown = new Set(detail.sections.flatMap((section) => (section.shows === 'rows' ? [section.has] : [])))
    return { around: around && { ...around, groups: around.groups.filter(({ name }) => !shown.has(name)) }, waits }
  }, [around, waits, detail.sections])
}
