/** The same page written by hand on ProTable, as its documentation shows: request, value types, search form, summary, toolbar. */
import '@ant-design/v5-patch-for-react-19'
import { ProTable, type ProColumns } from '@ant-design/pro-components'
import { Button, ConfigProvider, Table, Tag } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useMemo, useState } from 'react'
import type { Row, SummaryLine } from '../../../contract/wire'
import { columnsOf, STATES, type BenchColumn, type Subject } from '../subject'
import { ask } from './ask'
import { isNumeric } from './shown'

dayjs.locale('zh-cn')

const VALUE_TYPES: Partial<Record<BenchColumn['kind'], ProColumns<Row>['valueType']>> = {
  money: 'money', integer: 'digit', decimal: 'digit', percent: 'percent', date: 'date', datetime: 'dateTime', enum: 'select',
}
const ENUM = Object.fromEntries(STATES.values.map(({ value, label }) => [value, { text: label }]))
const FILTERED = new Set(['f0', 'f1', 'f7', 'f3', 'f4', 'f2'])

function columnOf(column: BenchColumn): ProColumns<Row> {
  return {
    key: column.name, dataIndex: column.name, title: column.label, width: column.width, align: isNumeric(column) ? 'right' : 'left', sorter: true,
    valueType: VALUE_TYPES[column.kind], hideInSearch: !FILTERED.has(column.name),
    ...(column.copy ? { copyable: true, ellipsis: true } : {}),
    ...(column.pinned ? { fixed: 'left' as const } : {}),
    ...(column.kind === 'enum'
      ? { valueEnum: ENUM, render: (_node: unknown, row: Row) => <Tag color="blue">{ENUM[String(row[column.name])]?.text}</Tag> }
      : {}),
  }
}

/** Draws the subject's rows with ProTable's own paging, which also asks for them. Rows are virtual from 500 a page on. */
export default function ProTablePage({ subject }: { subject: Subject }) {
  const [summary, setSummary] = useState<SummaryLine[]>([])
  const plain = useMemo(() => columnsOf(subject.columns), [subject])
  const columns =
    useMemo(
      (): ProColumns<Row>[] => [
        ...plain.map(columnOf),
        { key: 'actions', title: '操作', valueType: 'option', width: 120, fixed: 'right', render: () => [<a key="look">查看</a>, <a key="pause">暂停</a>] },
      ],
      [plain],
    )
  const virtual = subject.pageSize >= 500
  return (
    <ConfigProvider locale={zhCN}>
      <ProTable<Row>
        rowKey="id"
        size="small"
        headerTitle={subject.title}
        columns={columns}
        virtual={virtual}
        scroll={{ x: plain.reduce((sum, { width }) => sum + width, 168), y: 560 }}
        rowSelection={{ fixed: 'left' }}
        pagination={{ defaultPageSize: subject.pageSize, showSizeChanger: false }}
        toolBarRender={() => [<Button key="export">导出</Button>, <Button key="add" type="primary">新增</Button>]}
        request={async ({ current = 1, pageSize = 50 }) => {
          const answer = await ask(subject, current, pageSize)
          setSummary(answer.summary)
          return { data: answer.list, total: answer.total, success: true }
        }}
        summary={() => (
          <Table.Summary fixed>
            {summary.map((line) => (
              <Table.Summary.Row key={line.currency}>
                <Table.Summary.Cell index={0} />
                {plain.map((column, at) => (
                  <Table.Summary.Cell key={column.name} index={at + 1}>{at === 0 ? '合计' : String(line.values[column.name] ?? '')}</Table.Summary.Cell>
                ))}
                <Table.Summary.Cell index={plain.length + 1} />
              </Table.Summary.Row>
            ))}
          </Table.Summary>
        )}
      />
    </ConfigProvider>
  )
}
