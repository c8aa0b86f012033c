/** Groups of 且 and 或 and their comparisons, each with the control of its kind: of the advanced filter, and of rules that are kept. */
import './conditions.css'
import { DeleteOutlined, PlusOutlined } from '../../ui/icons'
import { Button, Segmented, Select } from 'antd'
import { ConditionValue } from '../filters/condition-value'
import { soundsLike, usePinyin } from '../choices/pinyin'
import { askableOperators, comparableFields } from '../../../contract/filter-fields'
import { isOtherField, MOST_LEVELS, type Operator } from '../../../contract/filter'
import { OPERATOR_LABELS } from '../../lib/filter-sentence'
import type { EnumPlan, FieldPlan } from '../../../contract/plan'
import { isGroup, newGroup, newRule, withOperator, withOtherField, type DraftGroup, type DraftItem, type DraftRule } from '../../lib/condition-draft'

/** A tree while it is built, and what it is built of. */
export interface ConditionTree {
  enums: Record<string, EnumPlan>
  /** Today by the company's clock, yyyy-mm-dd. */
  today: string
  fields: ReadonlyMap<string, FieldPlan>
  faults: ReadonlyMap<number, string>
  /** False: the family cannot be asked for "or". */
  or: boolean
  full: boolean
  /** False: the family cannot compare two columns. */
  beside: boolean
  change: (id: number, change: (item: DraftItem) => DraftItem | undefined) => void
}

/** Behind an operator: it compares with another column. */
const BESIDE = ' beside'

/** Draws itself for groups within; `level` 0 is the outermost, which cannot be taken away. Everything changes through `tree.change`. */
export function ConditionGroup({ group, level, tree }: { group: DraftGroup; level: number; tree: ConditionTree }) {
  const first = [...tree.fields.values()][0]
  const add = (item: DraftItem): void => tree.change(group.id, (before) => (isGroup(before) ? { ...before, items: [...before.items, item] } : before))
  return (
    <div className={level === 0 ? 'builder-group is-top' : 'builder-group'} role="group" aria-label={group.join === 'and' ? '全部满足' : '满足任一'}>
      <div className="builder-join">
        <Segmented
          size="small"
          value={group.join}
          disabled={!tree.or}
          options={[{ value: 'and' as const, label: '且' }, { value: 'or' as const, label: '或' }]}
          onChange={(join) => tree.change(group.id, (before) => (isGroup(before) ? { ...before, join } : before))}
        />
        <span className="cell-muted">{group.join === 'and' ? '以下条件全部满足' : '以下条件满足任一'}</span>
        {level > 0 ? (
          <Button type="text" size="small" aria-label="删除条件组" icon={<DeleteOutlined />} onClick={() => tree.change(group.id, () => undefined)} />
        ) : null}
      </div>
      {group.items.map(
        (item) => (isGroup(item)
          ? <ConditionGroup key={item.id} group={item} level={level + 1} tree={tree} />
          : <Rule key={item.id} rule={item} tree={tree} />),
      )}
      <div className="builder-add">
        <Button size="small" type="dashed" icon={<PlusOutlined />} disabled={tree.full || !first} onClick={() => first && add(newRule(first))}>添加条件</Button>
        {tree.or && level + 2 < MOST_LEVELS ? (
          <Button
            size="small" type="dashed" icon={<PlusOutlined />} disabled={tree.full || !first}
            onClick={() => first && add(newGroup(group.join === 'and' ? 'or' : 'and', [newRule(first)]))}
          >添加条件组</Button>
        ) : null}
      </div>
    </div>
  )
}

function Rule({ rule, tree }: { rule: DraftRule; tree: ConditionTree }) {
  const pinyin = usePinyin()
  const field = tree.fields.get(rule.field)
  const fault = tree.faults.get(rule.id)
  const set = (next: DraftRule): void => tree.change(rule.id, () => next)
  const fields = [...tree.fields.values()].map((one) => ({ value: one.path, label: one.label }))
  const operators = field ? askableOperators(field) : [rule.op]
  return (
    <div className="builder-rule">
      <Select
        className="builder-field"
        aria-label="字段"
        showSearch
        status={field ? undefined : 'error'}
        value={rule.field}
        options={field ? fields : [...fields, { value: rule.field, label: rule.field }]}
        filterOption={(typed, option) =>
          String(option?.label ?? '').toLowerCase().includes(typed.trim().toLowerCase()) || (pinyin.ready && soundsLike(String(option?.label ?? ''), typed))}
        onSearch={pinyin.want}
        popupMatchSelectWidth={240}
        onChange={(path: string) => {
          const next = tree.fields.get(path)
          if (next) set({ ...newRule(next), id: rule.id })
        }}
      />
      <Select
        className="builder-op"
        aria-label="比较方式"
        virtual={false}
        value={isOtherField(rule.value) ? rule.op + BESIDE : rule.op}
        options={[
          ...operators.map((op) => ({ value: op as string, label: OPERATOR_LABELS[op] })),
          ...operators.filter((op) => field && tree.beside && comparableFields(tree.fields, field, op).length > 0).map(
            (op) => ({ value: op + BESIDE, label: `${OPERATOR_LABELS[op]}另一列` }),
          ),
        ]}
        onChange={(chosen: string) => {
          const op = chosen.replace(BESIDE, '') as Operator
          set(chosen.endsWith(BESIDE) ? withOtherField(rule, op) : withOperator(rule, op))
        }}
      />
      <div className="builder-value">
        {field && isOtherField(rule.value) ? (
          <Select
            aria-label="另一列"
            placeholder="请选择"
            value={rule.value.field === '' ? undefined : rule.value.field}
            options={comparableFields(tree.fields, field, rule.op).map(({ path, label }) => ({ value: path, label }))}
            onChange={(other: string) => set({ ...rule, value: { field: other } })}
          />
        ) : field ? (
          <ConditionValue
            field={field} op={rule.op} value={isOtherField(rule.value) ? undefined : rule.value} enums={tree.enums} today={tree.today}
            onChange={(value) => {
              const { value: _before, ...rest } = rule
              set(value === undefined ? rest : { ...rest, value })
            }}
          />
        ) : null}
        {rule.currency ? <span className="cell-muted">{rule.currency}</span> : null}
        {fault ? <div className="builder-fault" role="alert">{fault}</div> : null}
      </div>
      <Button
        type="text" size="small" aria-label={`删除条件：${field?.label ?? rule.field}`} icon={<DeleteOutlined />}
        onClick={() => tree.change(rule.id, () => undefined)}
      />
    </div>
  )
}
