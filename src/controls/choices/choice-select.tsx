/** One select for both sources of choices: an enum that travels with the plan, or the rows of an entity. */
import './choices.css'
import { Select } from '../../ui/light/select'
import { useMemo, useState, type ClipboardEvent } from 'react'
import type { EnumPlan, HomePlan } from '../../../contract/plan'
import { ChoiceMenu } from './choice-menu'
import { enumOptions, matchesChoice, offeredValues } from './enum-options'
import { namesIn, type PasteReport } from './names'
import { soundsLike, usePinyin } from './pinyin'
import { RemoteSelect, type Choosing } from './remote-select'

/** `narrow` is of rows: an enum offers all its values. */
interface Props extends Choosing {
  from: { enum?: string; options?: { entity: string; title: string } }
  enums: Record<string, EnumPlan>
  /** Of rows: what was chosen last stands first. */
  recent?: boolean
  /** Of rows: where one that is missing may be added. */
  home?: HomePlan
}

const NONE: string[] = []

/** `from` is read by its enum first, where the plan brought it. Values are texts, also of one choice alone; an empty list where nothing is chosen. */
export function ChoiceSelect(props: Props) {
  const plan = props.from.enum ? props.enums[props.from.enum] : undefined
  if (plan || !props.from.options) return <EnumSelect {...props} plan={plan} />
  const { from, enums: _enums, placeholder = '全部', ...rest } = props
  return <RemoteSelect {...rest} entity={from.options!.entity} placeholder={placeholder} />
}

function EnumSelect({
  id, plan, multiple, value = NONE, onChange, placeholder = '全部', allowClear = true, disabled, label,
}: Props & { plan: EnumPlan | undefined }) {
  const options = useMemo(() => enumOptions(plan, value), [plan, value])
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [report, setReport] = useState<PasteReport>()
  const pinyin = usePinyin()
  const fits = useMemo(
    () => (input: string, option: { label?: unknown; value?: unknown } | undefined): boolean =>
      matchesChoice(input, option) || (pinyin.ready && soundsLike(String(option?.label ?? ''), input)),
    [pinyin.ready],
  )
  const matched = offeredValues(plan, value).filter((one) => !value.includes(one.value) && fits(typed, one)).map((one) => one.value)
  const pasted = (event: ClipboardEvent): void => {
    const names = namesIn(event.clipboardData.getData('text'))
    if (!multiple || names.length < 2) return
    event.preventDefault()
    const byName = new Map(offeredValues(plan, value).flatMap((one): [string, string][] => [[one.value, one.value], [one.label, one.value]]))
    const found = names.flatMap((name) => byName.get(name) ?? [])
    onChange([...new Set([...value, ...found])])
    setReport({ found: found.length, missing: names.filter((name) => !byName.has(name)) })
    setOpen(true)
  }
  return (
    <div className="choice-remote" onPaste={pasted}>
      <Select
        id={id}
        aria-label={label}
        mode={multiple ? 'multiple' : undefined}
        value={multiple ? value : value[0]}
        onChange={(next: string | string[] | undefined) => onChange(next === undefined ? [] : Array.isArray(next) ? next : [next])}
        options={options}
        showSearch
        filterOption={fits}
        allowClear={allowClear}
        disabled={disabled}
        placeholder={placeholder}
        maxTagCount="responsive"
        popupMatchSelectWidth={220}
        notFoundContent="没有可选项"
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          if (!open) {
            setTyped('')
            setReport(undefined)
          }
        }}
        onSearch={(next) => {
          setTyped(next)
          setReport(undefined)
          pinyin.want(next)
        }}
        popupRender={multiple ? (menu) => (
          <ChoiceMenu chosen={value.length} report={report} matched={matched.length} onAll={() => onChange([...value, ...matched])}>{menu}</ChoiceMenu>
        ) : undefined}
      />
    </div>
  )
}
