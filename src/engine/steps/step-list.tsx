/** A step that chooses rows of a list: filters, pages, and what is chosen stays chosen across them. */
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { messageOf } from '../../lib/call-error'
import { defaultState } from '../../../contract/list-address'
import { missingFilters, questionOf } from '../../../contract/list-question'
import type { EnumPlan, ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { FewRows } from '../few-rows'
import { FilterForm } from '../list/filter-form'
import { PageBar } from '../list/page-bar'
import { usePort } from '../port'
import { rowIdOf } from '../table/layout'
import type { RowSelection } from '../table/table-props'

interface Props {
  list: ListPlan
  enums: Record<string, EnumPlan>
  page: string
  /** Row id -> its key fields. */
  chosen: Record<string, Row>
  disabled: boolean
  onChange: (chosen: Record<string, Row>) => void
}

const NO_ROWS: Row[] = []

/** A person filters, turns pages and ticks rows; 取消选择 takes all back. It keeps its filters to itself, the address has none. */
export function StepList({ list, enums, page, chosen, disabled, onChange }: Props) {
  const port = usePort()
  const [state, setState] = useState(() => defaultState(list))
  const missing = missingFilters(list, state.filters)
  const question = useMemo(() => questionOf(list, state, page), [list, state, page])
  const { answer, error, isFetching, refetch } = port.useList(list.list, missing.length === 0 ? question : undefined, list.source)
  const rows = answer?.list ?? NO_ROWS
  const selection = useMemo((): RowSelection => {
    const keyOf = (row: Row): Row => Object.fromEntries(list.rowKey.map((name) => [name, row[name]]))
    const without = (ids: readonly string[]): Record<string, Row> => Object.fromEntries(Object.entries(chosen).filter(([id]) => !ids.includes(id)))
    return {
      ids: new Set(Object.keys(chosen)),
      all: false,
      onToggle: (id, row, on) => (disabled ? undefined : onChange(on ? { ...chosen, [id]: keyOf(row) } : without([id]))),
      onTogglePage: (of, on) => (disabled ? undefined : onChange(on
        ? { ...chosen, ...Object.fromEntries(of.map((row) => [rowIdOf(row, list.rowKey), keyOf(row)])) }
        : without(of.map((row) => rowIdOf(row, list.rowKey))))),
    }
  }, [list.rowKey, chosen, disabled, onChange])
  const count = Object.keys(chosen).length
  return (
    <div className="step-list">
      {list.filters.length > 0 ? <FilterForm
        plan={list} enums={enums} values={state.filters} today={port.today()}
        onApply={(filters) => setState((before) => ({ ...before, filters, page: 1 }))} busy={isFetching && !error}
      /> : null}
      <div className="step-chosen" role="status">已选 <b>{count}</b> 条{count > 0 && !disabled ? (
        <Button size="small" type="link" onClick={() => onChange({})}>取消选择</Button>
      ) : null}</div>
      {error && !answer ? <div role="alert" className="step-wrong">{messageOf(error)} <Button size="small" onClick={refetch}>重试</Button></div> : (
        <div className="step-rows">
          <FewRows
            name={list.title} columns={list.columns} rows={rows} rowKey={list.rowKey} enums={enums} marks={list.marks} page={page}
            call={`${list.list.family}.${list.list.call}`} selection={selection} loading={isFetching && !answer}
            empty={missing.length > 0 ? `请先选择${missing.join('、')}` : '没有符合条件的数据'}
          />
        </div>
      )}
      <PageBar
        page={state.page} pageSize={state.pageSize} total={answer?.total ?? 0}
        onChange={(next, pageSize) => setState((before) => ({ ...before, page: next, pageSize }))}
      />
    </div>
  )
}
