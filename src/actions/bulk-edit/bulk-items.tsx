/** What a bulk edit would do, or has done, row by row: before and after of every field, what is refused and why. */
import { Checkbox, Table, Tag } from 'antd'
import { useState } from 'react'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import { ShownValue } from '../../controls/inputs/shown-value'
import { sameInput } from '../../../kinds/shared/input-rules'
import { MEANT } from '../meant'
import type { BulkAnswer, BulkItem } from './bulk'

interface Props {
  answer: BulkAnswer
  inputs: readonly InputPlan[]
  enums: Record<string, EnumPlan>
  /** true: it has been written. */
  done: boolean
}

/** The counts of a preview or of a written edit, and below them at most the 500 rows that the server tells of; a person may keep to those refused. */
export function BulkItems({ answer, inputs, enums, done }: Props) {
  const [wrongOnly, setWrongOnly] = useState(false)
  const shown = inputs.filter((input) => answer.items.some((item) => input.name in item.before || input.name in item.after))
  const items = wrongOnly ? answer.items.filter((item) => item.error) : answer.items
  const unchanged = answer.total - answer.changed - answer.refused
  return (
    <div className="bulk-items">
      <div className="bulk-counts">
        <span>共 <b>{count(answer.total)}</b> 条</span>
        <span>{done ? '已修改' : '将修改'} <b>{count(answer.changed)}</b></span>
        {unchanged > 0 ? <span>本来就是这样 <b>{count(unchanged)}</b></span> : null}
        <span className={answer.refused > 0 ? 'import-failed' : ''}>{done ? '失败' : '不能修改'} <b>{count(answer.refused)}</b></span>
        {answer.toConfirm && !done ? <span className="bulk-confirm">要确认 <b>{count(answer.toConfirm)}</b></span> : null}
        {answer.refused > 0 ? (
          <Checkbox checked={wrongOnly} onChange={(event) => setWrongOnly(event.target.checked)}>只看{done ? '失败的' : '不能修改的'}</Checkbox>
        ) : null}
      </div>
      {answer.items.length < answer.changed + answer.refused ? <p className="cell-muted">这里显示前 {count(answer.items.length)} 条</p> : null}
      {answer.items.length === 0 ? <p className="bulk-none">没有要修改的内容：这些行的值本来就是这样</p> : <Table<BulkItem>
        size="small"
        rowKey={(item) => JSON.stringify(item.key)}
        dataSource={items}
        scroll={{ y: 320 }}
        pagination={items.length > 50 ? { pageSize: 50, size: 'small', showSizeChanger: false } : false}
        rowClassName={(item) => (item.error ? 'row-mark mark-danger' : '')}
        columns={[
          { title: '对象', dataIndex: 'title', width: 220, ellipsis: true },
          ...shown.map((input) => ({
            key: input.name, title: input.label, render: (_value: unknown, item: BulkItem) => <BeforeAfter item={item} input={input} enums={enums} />,
          })),
          {
            key: 'result', title: done ? '结果' : '检查', width: 220,
            render: (_value, item) => (item.error
              ? <span className="import-failed">{Object.keys(item.errors ?? {}).length > 0 && !done ? '不能修改' : item.error}</span>
              : item.confirm !== undefined && !done ? <span className="bulk-confirm">{item.confirm}</span>
                : <Tag color="success" bordered={false}>{done ? '成功' : '可以修改'}</Tag>),
          },
        ]}
      />}
    </div>
  )
}

/** The tick without which nothing is written of what has to be confirmed; nothing where nothing has. */
export function Meant({ answer, ticked, onTick }: { answer: BulkAnswer | undefined; ticked: boolean; onTick: (ticked: boolean) => void }) {
  if (!answer?.toConfirm) return null
  return <Checkbox className="bulk-meant" checked={ticked} onChange={({ target: { checked } }) => onTick(checked)}>{MEANT}</Checkbox>
}

function BeforeAfter({ item, input, enums }: { item: BulkItem; input: InputPlan; enums: Record<string, EnumPlan> }) {
  const before = item.before[input.name]
  const after = item.after[input.name]
  const wrong = item.errors?.[input.name]
  if (wrong !== undefined && input.name in item.after) {
    return (
      <span className="bulk-change">
        <del><ShownValue input={input} value={before} enums={enums} /></del>
        {' → '}
        <span className="import-failed"><ShownValue input={input} value={after} enums={enums} /></span>
        <span className="import-failed bulk-why">{wrong}</span>
      </span>
    )
  }
  if (!(input.name in item.after) || sameInput(input, before, after)) {
    return <span className="cell-muted"><ShownValue input={input} value={before} enums={enums} /></span>
  }
  return (
    <span className="bulk-change">
      <del><ShownValue input={input} value={before} enums={enums} /></del> → <ins><ShownValue input={input} value={after} enums={enums} /></ins>
    </span>
  )
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
