/** The button of the advanced filter; its drawer comes when it is first opened. */
import { FilterOutlined } from '../../ui/light/icons'
import { Button } from '../../ui/light/button'
import { Suspense, useState } from 'react'
import { askableFields } from '../../../contract/filter-fields'
import { countOf } from '../../lib/condition-draft'
import type { FilterBuilderProps } from './filter-builder.props'
import { heavy } from '../../ui/heavy'

const Drawer = heavy(() => import('./filter-builder.drawer').then((module) => ({ default: module.FilterBuilderDrawer })))

/** The button says how many comparisons are asked. Nothing is drawn where the list has no field to ask for. */
export function FilterBuilder(props: FilterBuilderProps) {
  const [opened, setOpened] = useState(0)
  const [open, setOpen] = useState(false)
  const count = countOf(props.where)
  if (askableFields(props.plan).size === 0) return null
  return (
    <>
      <Button
        icon={<FilterOutlined />}
        className={count > 0 ? 'filter-advanced is-on' : 'filter-advanced'}
        aria-haspopup="dialog"
        aria-label={count > 0 ? `高级筛选 ${count} 条` : '高级筛选'}
        data-tip="高级筛选"
        onClick={() => {
          setOpened((times) => times + 1)
          setOpen(true)
        }}
      >
        {count > 0 ? String(count) : ''}
      </Button>
      {opened > 0 ? (
        <Suspense fallback={null}>
          <Drawer key={opened} {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
