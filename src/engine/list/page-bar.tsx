/** Pages of a list: how many rows there are, how many stand on a page, which page this is. */
import { memo } from 'react'
import { Pagination } from 'antd'

const SIZES = ['20', '50', '100', '200']

interface Props {
  page: number
  pageSize: number
  /** undefined while nothing is known. */
  total: number | undefined
  onChange: (page: number, pageSize: number) => void
}

export const PageBar = memo(function PageBar({ page, pageSize, total, onChange }: Props) {
  return (
    <Pagination
      className="page-bar"
      size="small"
      current={page}
      pageSize={pageSize}
      total={total ?? 0}
      pageSizeOptions={SIZES.includes(String(pageSize)) ? SIZES : [...SIZES, String(pageSize)].sort((a, b) => Number(a) - Number(b))}
      showSizeChanger
      showQuickJumper={(total ?? 0) > pageSize * 5}
      showTotal={total === undefined ? undefined : (count) => `共 ${count.toLocaleString('en-US')} 条`}
      onChange={(next, size) => onChange(size === pageSize ? next : 1, size)}
    />
  )
})
