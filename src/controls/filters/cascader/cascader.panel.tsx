/**
 * antd's cascader with what staff know of it (specification, section 2): search, also by pinyin, and in multiple mode nothing
 * is taken over before 确定. Rows are loaded when it opens; where there are more than it holds, search asks the server.
 */
import '../../choices/choices.css'
import { Button, Cascader, Spin } from 'antd'
import { useMemo, useState } from 'react'
import type { Option } from '../../../engine/port'
import type { Condition } from '../../../../contract/filter'
import type { EnumPlan } from '../../../../contract/plan'
import { offeredValues } from '../../choices/enum-options'
import { soundsLike, usePinyin } from '../../choices/pinyin'
import { cascadeOf, leavesOf, pathsOf } from './cascade'
import { useCascadeRows } from './use-cascade-rows'

/** Either `plan` or `entity` says what is offered; values are the last level's, as texts. */
export interface CascaderPanelProps {
  id?: string
  label?: string
  multiple: boolean
  clearable: boolean
  value: string[]
  nameOf: (value: string) => string
  /** Came by a click or the keyboard: opens at once, with the focus in it. */
  wanted: boolean
  narrow?: Condition
  onChange: (value: string[]) => void
  /** The enum whose values are offered, in its groups. */
  plan?: EnumPlan
  /** Or the entity whose rows are offered, under the values of `levels` that their field `by` holds. */
  entity?: string
  by?: { field: string }
  levels?: EnumPlan
}

/** Specification, section 9. */
const LEAST_WIDTH = 120

/** Needs the port, and antd's room (useLater gives it). `onChange` comes with 确定 in multiple mode, else with each choice. */
// Long because: most of it is what antd's cascader is told.
export function CascaderPanel({ id, label, multiple, clearable, value, nameOf, wanted, narrow, onChange, plan, entity, by, levels }: CascaderPanelProps) {
  const pinyin = usePinyin()
  const [open, setOpen] = useState(wanted)
  const [draft, setDraft] = useState<string[]>()
  const { rows, failed, isThere, seek } = useCascadeRows({ entity, by, within: narrow ? JSON.stringify(narrow) : '', open })

  const shown = draft ?? value
  const options = useMemo(() => {
    const held = (list: Option[]): Option[] => {
      const there = new Set(list.map((one) => one.value))
      return [...list, ...shown.filter((one) => !there.has(one)).map((one) => ({ value: one, label: nameOf(one) }))]
    }
    return plan
      ? cascadeOf(
        held(offeredValues(plan, shown).map((one) => ({ value: one.value, label: one.label, ...(one.group === undefined ? {} : { group: one.group }) }))),
        plan.groups,
      )
      : cascadeOf(held(rows), Object.fromEntries((levels?.values ?? []).map((one) => [one.value, one.label])))
  }, [plan, rows, levels, shown, nameOf])

  const close = (): void => {
    setOpen(false)
    setDraft(undefined)
  }
  const take = (leaves: string[]): void => {
    if (multiple && open) setDraft(leaves)
    else {
      onChange(leaves)
      close()
    }
  }
  const common = {
    id,
    'aria-label': label,
    className: 'choice-cascader',
    style: { width: '100%' },
    options,
    open,
    autoFocus: wanted,
    allowClear: clearable,
    placeholder: '全部',
    maxTagCount: 'responsive' as const,
    expandTrigger: 'click' as const,
    notFoundContent: failed ? '选项加载失败，请重新打开' : isThere ? '没有可选项' : <Spin size="small" />,
    popupMenuColumnStyle: { minWidth: LEAST_WIDTH },
    showSearch: {
      filter: (typed: string, path: { label?: unknown; value?: unknown }[]) => path.some((one) => {
        const text = String(one.label ?? '')
        return text.toLowerCase().includes(typed.trim().toLowerCase())
          || String(one.value ?? '').toLowerCase() === typed.trim().toLowerCase()
          || (pinyin.ready && soundsLike(text, typed))
      }),
    },
    onSearch: (typed: string) => {
      pinyin.want(typed)
      seek(typed)
    },
    onOpenChange: (next: boolean) => (next ? setOpen(true) : close()),
  }
  if (!multiple) {
    return <Cascader
      {...common} popupRender={(menu) => <div id={id === undefined ? undefined : `${id}_list`}>{menu}</div>} value={pathsOf(options, value)[0]}
      displayRender={(path) => path.at(-1)} onChange={(path) => take(path ? [String((path as string[]).at(-1))] : [])}
    />
  }
  return (
    <Cascader
      {...common}
      multiple
      showCheckedStrategy={Cascader.SHOW_CHILD}
      displayRender={(path) => path.at(-1)}
      value={pathsOf(options, shown)}
      onChange={(paths) => take(leavesOf(options, paths as string[][]))}
      popupRender={(menu) => (
        <>
          {/* The box names what it opens by this id; antd gives it to nothing. */}
          <div id={id === undefined ? undefined : `${id}_list`}>{menu}</div>
          <div className="choice-cascader-foot" onMouseDown={(event) => event.preventDefault()}>
            <span className="cell-muted">已选 {shown.length} 项</span>
            <Button size="small" onClick={close}>取消</Button>
            <Button
              size="small"
              type="primary"
              onClick={() => {
                if (draft) onChange(draft)
                close()
              }}
            >
              确定
            </Button>
          </div>
        </>
      )}
    />
  )
}
