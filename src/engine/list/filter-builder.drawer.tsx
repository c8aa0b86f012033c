/**
 * The advanced filter: a tree of comparisons over every field that the list may be asked for. Nothing is asked before 查询; what
 * is not finished is said at its place.
 */
import { Button, Drawer } from 'antd'
import { useMemo, useState } from 'react'
import { ConditionGroup, type ConditionTree } from '../../controls/conditions/condition-group'
import { MOST_COMPARISONS } from '../../../contract/filter'
import { askableFields } from '../../../contract/filter-fields'
import type { FilterBuilderProps } from './filter-builder.props'
import { changed, conditionOfDraft, countOf, draftOf, newGroup, newRule, type DraftGroup } from '../../lib/condition-draft'

const NO_FAULTS: ReadonlyMap<number, string> = new Map()

/** A person builds conditions in groups; 查询 asks and closes, 取消 leaves what was asked. It reads `where` once, when it is mounted. */
export function FilterBuilderDrawer({ plan, enums, today, where, onApply, open, onClose }: FilterBuilderProps & { open: boolean; onClose: () => void }) {
  const fields = useMemo(() => askableFields(plan), [plan])
  const [draft, setDraft] = useState<DraftGroup>(() => {
    const start = draftOf(where)
    const first = [...fields.values()][0]
    return start.items.length > 0 || !first ? start : newGroup('and', [newRule(first)])
  })
  const [faults, setFaults] = useState(NO_FAULTS)
  const made = conditionOfDraft(draft, fields)
  const tree: ConditionTree = {
    enums, today, fields, faults, or: plan.or !== false, beside: plan.beside !== false, full: countOf(made.where) >= MOST_COMPARISONS,
    change: (id, change) => {
      setFaults(NO_FAULTS)
      setDraft((before) => changed(before, id, change))
    },
  }
  const apply = (): void => {
    if (made.faults.size > 0) return setFaults(made.faults)
    onApply(made.where)
    onClose()
  }
  return (
    <Drawer
      title="高级筛选"
      width={720}
      open={open}
      onClose={onClose}
      maskClosable={false}
      footer={
        <div className="builder-foot">
          <Button disabled={draft.items.length === 0} onClick={() => setDraft(newGroup('and', []))}>清空条件</Button>
          <span>
            <Button onClick={onClose}>取消</Button>
            <Button type="primary" onClick={apply}>查询</Button>
          </span>
        </div>
      }
    >
      <p className="builder-says">与上方的筛选同时生效；金额按每行自己的币种比较{tree.or ? '' : '；此列表不支持“或”'}。</p>
      <ConditionGroup group={draft} level={0} tree={tree} />
    </Drawer>
  )
}
