/** The same page on antd's Table alone: pinned columns, selection, totals, pages; no form around it. */
import '@ant-design/v5-patch-for-react-19'
import { ConfigProvider, Table, Tag, type TableColumnType } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import { useMemo } from 'react'
import type { Row } from '../../../contract/wire'
import { columnsOf, type BenchColumn, type Subject } from '../subject'
import { isNumeric, shown } from './shown'
import { usePages } from './use-pages'

function columnOf(column: BenchColumn): TableColumnType<Row> {
  return {
    key: column.name, dataIndex: column.name, title: column.label, width: column.width, align: isNumeric(column) ? 'right' : 'left', sorter: true,
    ellipsis: column.copy,
    render: (value: unknown) => (column.kind === 'enum' ? <Tag color="blue">{shown(column, value)}</Tag> : shown(column, value)),
    ...(column.pinned ? { fixed: 'left' as const } : {}),
  }
}

/** Draws the subject's rows; turned by the pagination below the table. Rows are virtual from 500 a page on. */
export default function AntdPage({ subject }: { subject: Subject }) {
  const { answer, page, turn } = usePages(subject)
  const plain = useMemo(() => columnsOf(subject.columns), [subject])
  const columns = useMemo((): TableColumnType<Row>[] => [
    ...plain.map(columnOf),
    { key: 'actions', title: '操作', width: 120, fixed: 'right', render: () => <><a>查看</a> <a>暂停</a></> },
  ], [plain])
  return (
    <ConfigProvider locale={zhCN}>
      <Table<Row>
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={answer?.list ?? []}
        loading={!answer}
        virtual={subject.pageSize >= 500}
        scroll={{ x: plain.reduce((sum, { width }) => sum + width, 168), y: 560 }}
        rowSelection={{ fixed: 'left' }}
        pagination={{ current: page, pageSize: subject.pageSize, total: subject.rows, showSizeChanger: false, onChange: turn }}
        summary={() => (
          <Table.Summary fixed>
            {answer?.summary.map((line) => (
              <Table.Summary.Row key={line.currency}>
                <Table.Summary.Cell index={0} />
                {plain.map(({ name }, at) => (
                  <Table.Summary.Cell key={name} index={at + 1}>{at === 0 ? '合计' : String(line.values[name] ?? '')}</Table.Summary.Cell>
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
