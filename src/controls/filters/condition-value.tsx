/** The value of one comparison of the advanced filter: the same controls as the form's, by the field's kind and the operator. */
import { Input, Select } from 'antd'
import type { Given, Operator } from '../../../contract/filter'
import { DAY_MOMENTS, MONTH_MOMENTS } from '../../../contract/moment-range'
import type { EnumPlan, FieldPlan } from '../../../contract/plan'
import { NumberBox } from '../../ui/number-box'
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import { ChoiceSelect } from '../choices/choice-select'
import { namesIn } from '../choices/names'
import { textsOf, type FieldFilter } from '../../../kinds/shared/filter'
import { OneDate } from '../../../kinds/shared/dates/one-date'
import { RangeControl } from '../../../kinds/shared/dates/range-control'

interface Props {
  field: FieldPlan
  op: Operator
  value: Given | undefined
  onChange: (value: Given | undefined) => void
  enums: Record<string, EnumPlan>
  today: string
}

/** Specification, section 5: up to four decimals; a field with more keeps its own. */
const LEAST_DECIMALS = 4

/** `empty` is chosen as 为空 or 不为空, true and false; undefined: the comparison has no value yet. `today` is yyyy-mm-dd by the company's clock. */
export function ConditionValue({ field, op, value, onChange, enums, today }: Props) {
  const label = `${field.label}的值`
  const kind = COLUMN_KINDS[field.kind]
  const asFilter: FieldFilter = { type: 'field', field, control: kind.filter ?? 'keyword', op, label: field.label, required: false, more: false }
  const isTime = kind.filter === 'daterange' || kind.filter === 'monthrange'
  const unit = kind.filter === 'monthrange' ? 'month' : 'day'
  const common = { filter: asFilter, enums, today, label }
  if (op === 'empty') {
    return <Select
      aria-label={label} value={value === false ? 'no' : 'yes'} options={[{ value: 'yes', label: '为空' }, { value: 'no', label: '不为空' }]}
      onChange={(next) => onChange(next === 'yes')}
    />
  }
  if (isTime && op === 'between') {
    return <RangeControl
      {...common} unit={unit} moments={unit === 'month' ? MONTH_MOMENTS : DAY_MOMENTS} {...(value === undefined ? {} : { value: { op, value } })}
      onChange={(next) => onChange(next?.value)}
    />
  }
  if (isTime && op !== 'in') {
    return <OneDate
      {...common} unit={unit} moments={unit === 'month' ? MONTH_MOMENTS : DAY_MOMENTS} {...(value === undefined ? {} : { value: { op, value } })}
      onChange={(next) => onChange(next?.value)}
    />
  }
  if (traits(field).truth) {
    return <Select
      aria-label={label} value={typeof value === 'boolean' ? value : undefined} placeholder="请选择"
      options={[{ value: true, label: '是' }, { value: false, label: '否' }]} onChange={(next: boolean) => onChange(next)}
    />
  }
  if ((field.enum || field.options) && (op === 'in' || op === 'eq' || op === 'ne')) {
    const from = { ...(field.enum ? { enum: field.enum } : {}), ...(field.options ? { options: field.options } : {}) }
    return <ChoiceSelect
      label={label} from={from} enums={enums} multiple={op === 'in'} placeholder="请选择" value={textsOf(value)}
      onChange={(next) => onChange(next.length === 0 ? undefined : op === 'in' ? next : next[0])}
    />
  }
  if (op === 'in') {
    return (
      <div className="choice-remote" onPaste={(event) => {
        const names = namesIn(event.clipboardData.getData('text'))
        if (names.length < 2) return
        event.preventDefault()
        onChange([...new Set([...textsOf(value), ...names])])
      }}>
        <Select
          mode="tags" open={false} suffixIcon={null} aria-label={label} placeholder="逐个回车，或粘贴多行" value={textsOf(value)}
          onChange={(next: string[]) => onChange(next.length === 0 ? undefined : next)}
        />
      </div>
    )
  }
  if (kind.numeric) {
    const decimals = kind.scale === undefined && field.scale === undefined ? 0 : Math.max(field.scale ?? kind.scale ?? 0, LEAST_DECIMALS)
    const hint = traits(field).points ? '小数，如 0.25 即 25%' : undefined
    const [from = '', to = ''] = textsOf(value)
    if (op !== 'between') return <NumberBox label={label} value={from} decimals={decimals} negative placeholder={hint ?? '请输入'} onChange={onChange} />
    const ask = (low: string, high: string): void => onChange(low === '' && high === '' ? undefined : [low, high])
    return (
      <span className="builder-pair">
        <NumberBox label={`${label}，从`} value={from} decimals={decimals} negative placeholder={hint ?? '从'} onChange={(low) => ask(low ?? '', to)} />
        <span>至</span>
        <NumberBox label={`${label}，到`} value={to} decimals={decimals} negative placeholder="到" onChange={(high) => ask(from, high ?? '')} />
      </span>
    )
  }
  return <Input
    aria-label={label} allowClear placeholder="请输入" value={textsOf(value)[0] ?? ''}
    onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
  />
}
