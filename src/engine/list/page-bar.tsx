/** Pages of a list: how many rows there are, how many stand on a page, which page this is. */
import { memo, type ReactNode } from 'react'
import { LeftOutlined, RightOutlined } from '../../ui/light/icons'
import { Button } from '../../ui/light/button'
import { Pagination } from '../../ui/light/pagination'
import { Select } from '../../ui/light/select'

const SIZES = ['20', '50', '100', '200']

interface Props {
  page: number
  pageSize: number
  /** undefined while nothing is known. */
  total: number | undefined
  /** Stands where nobody knows how many rows there are, or pages come by cursor alone: whether any follow this page. */
  more?: boolean
  /** Rows of this page, where `more` stands. */
  count?: number
  /** Counts all rows when it is asked to, where nobody knows how many there are. */
  counter?: ReactNode
  onChange: (page: number, pageSize: number) => void
  /** Told the page that the pointer is about to press, where pages have numbers. */
  onNear?: (page?: number) => void
  /** The page that was pressed and is not drawn yet. */
  turningTo?: () => number | undefined
}

function sizesWith(pageSize: number): string[] {
  return SIZES.includes(String(pageSize)) ? SIZES : [...SIZES, String(pageSize)].sort((a, b) => Number(a) - Number(b))
}

/** Numbered pages; only back and on where `more` is given. Another size of the page goes back to page 1. */
export const PageBar = memo(function PageBar({ page, pageSize, total, more, count = 0, counter, onChange, onNear, turningTo }: Props) {
  if (more !== undefined) return <StepBar page={page} pageSize={pageSize} total={total} more={more} count={count} counter={counter} onChange={onChange} />
  return (
    <Pagination
      className="page-bar"
      current={page}
      pageSize={pageSize}
      total={total ?? 0}
      sizes={sizesWith(pageSize)}
      jumps={(total ?? 0) > pageSize * 5}
      says={total === undefined ? undefined : `共 ${total.toLocaleString('en-US')} 条`}
      onChange={(next, size) => onChange(size === pageSize ? next : 1, size)}
      onNear={onNear}
      turningTo={turningTo}
    />
  )
})

/** Pages that are turned one by one: back and on, and no number to jump to. */
function StepBar({ page, pageSize, total, more, count, counter, onChange }: Props & { more: boolean; count: number }) {
  return (
    <div className="page-bar is-stepwise" role="navigation" aria-label="翻页">
      <span>{total === undefined ? `本页 ${count.toLocaleString('en-US')} 条` : `共 ${total.toLocaleString('en-US')} 条`}</span>
      {counter}
      <Button type="text" size="small" icon={<LeftOutlined />} aria-label="上一页" disabled={page <= 1} onClick={() => onChange(page - 1, pageSize)} />
      <span aria-current="page">第 {page} 页</span>
      <Button type="text" size="small" icon={<RightOutlined />} aria-label="下一页" disabled={!more} onClick={() => onChange(page + 1, pageSize)} />
      <Select
        size="small"
        aria-label="每页条数"
        value={pageSize}
        options={sizesWith(pageSize).map((size) => ({ value: Number(size), label: `${size} 条/页` }))}
        onChange={(size) => onChange(1, size)}
      />
    </div>
  )
}
