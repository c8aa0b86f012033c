/**
 * What stands around a row, as tabs beside its fields: what it comes to (the profit of an order), the rows below it, the rows that
 * name it, each group with how many there are. Asked once the row is there; works nothing out.
 */
import './related.css'
import { Button, Skeleton } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { useAnswer } from '../../actions/use-answer'
import { formatMoney } from '../../../contract/format/money'
import type { Related, RelatedGroup } from '../../../contract/related'
import type { ListPlan } from '../../../contract/plan'
import type { Row, SortBy } from '../../../contract/wire'
import { PageBar } from '../list/page-bar'
import { usePort } from '../port'
import { FailureNotice } from '../state-notice'
import type { ColumnNode } from '../table/layout'
import { ListTable } from '../table/list-table'

interface Tab { key: string; label: string; children: ReactNode }

const NOTHING_ASKED: Row = {}
const NO_SORT: SortBy[] = []
const NO_MARKS: ListPlan['marks'] = []
const nothing = (): void => undefined

/** The groups around a row and what it comes to; undefined until they are known, and where nobody can be asked. */
export function useRelated(entity: string, row: Row | undefined, key: readonly string[]): Related | undefined {
  return useRelatedAnswer(entity, row, key).around
}

/** The same, and whether an answer is still on its way. */
export function useRelatedAnswer(entity: string, row: Row | undefined, key: readonly string[]): { around?: Related; waits: boolean } {
  const { own } = usePort()
  const asked = row && entity !== '' ? { entity, row: Object.fromEntries(key.map((field) => [field, row[field]])), page: 1, pageSize: 20 } : undefined
  const { answer, error } = useAnswer<Related>(asked && own.related, asked ?? NOTHING_ASKED)
  return { ...(answer ? { around: answer } : {}), waits: asked !== undefined && own.related !== undefined && !answer && !error }
}

/** What the row comes to first, then a tab a group with its number. None while `around` is undefined. */
export function relatedTabs(entity: string, around: Related | undefined, row: Row, source: string): Tab[] {
  const { groups = [], outcome } = around ?? {}
  return [
    ...(outcome ? [{ key: 'outcome', label: outcome.label, children: <OutcomeOf outcome={outcome} /> }] : []),
    ...groups.map((group) => ({
      key: `related ${group.name}`, label: `${group.label} ${group.count.toLocaleString('en-US')}`,
      children: <GroupRows key={group.name} entity={entity} group={group} row={row} source={source} />,
    })),
  ]
}

function GroupRows({ entity, group, row, source }: { entity: string; group: RelatedGroup; row: Row; source: string }) {
  const port = usePort()
  const [at, setAt] = useState({ page: 1, pageSize: 20, sort: NO_SORT })
  const { answer, error, retry } = useAnswer<Related>(
    port.own.related, { entity, row, of: group.name, page: at.page, pageSize: at.pageSize, ...(at.sort.length > 0 ? { sort: at.sort } : {}) },
  )
  const [shown, setShown] = useState<Related>()
  if (answer && shown !== answer) setShown(answer)
  const rows = shown?.rows
  const nodes = useMemo(() => (rows?.columns ?? []).map((column): ColumnNode => ({ type: 'column', column })), [rows])
  if (error) return <FailureNotice error={error} onRetry={retry} />
  if (!shown || !rows) return <Skeleton active paragraph={{ rows: 5 }} />
  return (
    <div className="related-rows">
      {group.go ? (
        <Button type="link" size="small" className="related-go" onClick={() => port.go(group.go!.route, group.go!.query, group.label)}>在列表中打开</Button>
      ) : null}
      <ListTable
        name={group.label}
        columns={nodes} rows={rows.answer.list} summary={rows.answer.summary} keyFields={rows.rowKey} enums={shown.enums} marks={NO_MARKS} sort={at.sort}
        stale={answer === undefined} empty="没有数据" isInside page={source} call="app.related" density="compact" onFold={nothing}
        onSort={(field, order, additive) => {
          const others = additive ? at.sort.filter((one) => one.field !== field) : []
          setAt({ ...at, page: 1, sort: order ? [...others, { field, order }] : others })
        }}
      />
      {rows.answer.total > at.pageSize || at.page > 1
        ? <PageBar page={at.page} pageSize={at.pageSize} total={rows.answer.total} onChange={(page, pageSize) => setAt({ ...at, page, pageSize })} /> : null}
    </div>
  )
}

/** Lines that add up, their sum, and what is lacking for it to be whole. */
function OutcomeOf({ outcome: { label, lines, totals, lacks, notes } }: { outcome: NonNullable<Related['outcome']> }) {
  return (
    <div className="outcome">
      {lacks.map((one) => <p key={one} role="alert" className="outcome-lacks">{one}</p>)}
      {lines.length > 0 ? (
        <table className="outcome-table">
          <tbody>
            {lines.map(({ says, amount, currency }) => (
              <tr key={`${says} ${currency}`}><th scope="row">{says}</th><td>{formatMoney(amount, { currency })}</td></tr>
            ))}
          </tbody>
          <tfoot>
            {totals.map(({ currency, amount }) => (
              <tr key={currency}><th scope="row">{label}{lacks.length > 0 ? '（不完整）' : ''}</th><td>{formatMoney(amount, { currency })}</td></tr>
            ))}
          </tfoot>
        </table>
      ) : null}
      {notes.map((one) => <p key={one} className="outcome-note">{one}</p>)}
    </div>
  )
}
