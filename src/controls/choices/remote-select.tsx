/**
 * A select over the rows of an entity: searched on the server, 50 at a time, more when scrolled to 70 % (specification,
 * section 9). Values that no loaded page holds show their names all the same. Several names may be pasted, one per line:
 * they are matched exactly, and what was not found is said. A scanner types a code and Enter at once: the very row is taken
 * before any list has come. In forms, the rows chosen last stand first.
 */
import './choices.css'
import { CloseOutlined } from '../../ui/light/icons'
import { Select } from '../../ui/light/select'
import { Spin } from '../../ui/light/waiting'
import { useMemo, useState, type ClipboardEvent, type KeyboardEvent, type UIEvent } from 'react'
import { usePort, type Option } from '../../engine/port'
import type { Condition } from '../../../contract/filter'
import type { HomePlan } from '../../../contract/plan'
import { ChoiceMenu } from './choice-menu'
import { ChoiceRow } from './choice-row'
import { namesIn, type PasteReport } from './names'
import { useNewRow } from './use-new-row'
import { MOST_AT_ONCE, useRemoteOptions, useUnfit } from './use-remote-options'
import { useRecentChoices } from './use-recent-choices'

/** What a select is told, whatever it offers. */
export interface Choosing {
  id?: string
  multiple: boolean
  value?: string[]
  onChange: (value: string[]) => void
  placeholder?: string
  allowClear?: boolean
  disabled?: boolean
  label?: string
  /** Only rows that meet it are offered; values that do not are marked. */
  narrow?: Condition
}

interface Props extends Choosing {
  entity: string
  /** What was chosen last stands first. */
  recent?: boolean
  /** Where a row that is missing may be added, by whoever may. */
  home?: HomePlan
}

/** More options than this and only those in sight are drawn. */
const DRAWN_WHOLE = 200
const LOAD_MORE_AT = 0.7
const NONE: string[] = []
/** No row's value: the choice that adds one. */
const NEW = '\u0000new'
const newLabel = (title: string, typed: string): string => (typed.trim() === '' ? `＋ ${title}` : `＋ ${title}「${typed.trim()}」`)
const UNFIT_SAYS = '不在其他筛选所选的范围内，查询时会去掉'

/** Values are row keys as texts, a list of one where `multiple` is false. Needs the port around it. */
// Long because: most of it is what antd's select is told.
export function RemoteSelect({
  id, entity, multiple, value = NONE, onChange, placeholder, allowClear = true, disabled, label, narrow, recent = false, home,
}: Props) {
  const labels = usePort().useLabels(entity, value)
  const remote = useRemoteOptions(entity, narrow)
  const last = useRecentChoices(entity, narrow, recent)
  const unfit = useUnfit(entity, value, narrow)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [report, setReport] = useState<PasteReport>()
  const [busy, setBusy] = useState(false)
  const fresh = useNewRow(entity, home)
  const { loaded, loading, failed } = remote

  const options = useMemo(() => {
    const shown = ({ value: key, label: name, note, image, state }: Option) => ({ value: key, label: name, note, image, state, hidden: false })
    const before = typed === '' ? last.list : []
    const known = new Set(before.map((one) => one.value))
    const list = (loaded?.list ?? []).filter((one) => !known.has(one.value))
    const there = new Set([...known, ...list.map((one) => one.value)])
    // What is chosen and on no loaded page is named, but not offered between what was searched for.
    const chosen = value.filter((one) => !there.has(one)).map((one) => ({ ...shown({ value: one, label: labels.get(one) ?? one }), hidden: typed !== '' }))
    const all = [...list.map(shown), ...chosen]
    const added = fresh.title === undefined ? [] : [{ value: NEW, label: newLabel(fresh.title, typed), className: 'choice-new', hidden: false }]
    return before.length === 0 ? [...all, ...added] : [{ label: '最近选过', options: before.map(shown) }, { label: '全部', options: all }, ...added]
  }, [loaded, value, labels, typed, last.list, fresh.title])

  const scrolled = (event: UIEvent<HTMLElement>): void => {
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget
    if (scrollTop + clientHeight >= scrollHeight * LOAD_MORE_AT) remote.more()
  }
  const add = (values: string[]): void => onChange([...new Set([...value, ...values])])
  const work = async (doing: () => Promise<void>): Promise<void> => {
    setBusy(true)
    await doing().catch(() => setReport(undefined))
    setBusy(false)
  }
  const pasted = (event: ClipboardEvent): void => {
    const names = namesIn(event.clipboardData.getData('text'))
    if (!multiple || names.length < 2) return
    event.preventDefault()
    void work(async () => {
      const { list, missing } = await remote.named(names)
      add(list.map((one) => one.value))
      setReport({ found: list.length, missing })
      setOpen(true)
    })
  }
  const addNew = async (): Promise<void> => {
    const word = typed.trim()
    shut()
    const added = await fresh.add(word)
    if (added === undefined) return
    last.chose(added)
    onChange(multiple ? [...new Set([...value, added])] : [added])
  }
  const choose = (next: string | string[] | undefined): void => {
    if (next === NEW || (Array.isArray(next) && next.includes(NEW))) return void addNew()
    if (typeof next === 'string') last.chose(next)
    onChange(next === undefined ? [] : Array.isArray(next) ? next : [next])
  }
  const shut = (): void => {
    setOpen(false)
    setReport(undefined)
    setTyped('')
  }
  // Enter before the list of what was typed is there means the row that is typed to the letter.
  const pressed = (event: KeyboardEvent): void => {
    const word = typed.trim()
    if (event.key !== 'Enter' || multiple || word === '' || event.nativeEvent.isComposing || (loaded?.keyword === word && !loading)) return
    event.preventDefault()
    event.stopPropagation()
    void work(async () => {
      const one = await remote.meant(word)
      if (!one) return
      choose(one.value)
      shut()
    })
  }
  const matched = loaded?.total ?? 0
  const isTold = loaded?.list.some(({ note, image }) => note !== undefined || image !== undefined) === true

  return (
    <div className="choice-remote" onPaste={pasted} onKeyDownCapture={pressed}>
      <Select
        id={id}
        aria-label={label}
        mode={multiple ? 'multiple' : undefined}
        value={multiple ? value : value[0]}
        onChange={choose}
        options={options}
        virtual={options.length > DRAWN_WHOLE}
        showSearch
        filterOption={(_typed, option) => option?.hidden !== true}
        allowClear={allowClear}
        disabled={disabled}
        status={unfit.size > 0 ? 'error' : undefined}
        placeholder={placeholder ?? '全部'}
        maxTagCount="responsive"
        popupMatchSelectWidth={isTold ? 360 : 260}
        notFoundContent={loading ? <Spin size="small" /> : failed ? '选项加载失败，请重新打开' : '没有可选项'}
        tagRender={multiple && unfit.size > 0 ? ({ label: text, value: one, onClose, closable }) => (
          <span className={`choice-tag${unfit.has(String(one)) ? ' choice-unfit' : ''}`} title={unfit.has(String(one)) ? UNFIT_SAYS : undefined}>
            {text}
            {closable ? <button type="button" aria-label={`去掉 ${String(text)}`} onClick={onClose}><CloseOutlined /></button> : null}
          </span>
        ) : undefined}
        labelRender={!multiple && unfit.size > 0 ? ({ label: text }) => <span className="choice-unfit" title={UNFIT_SAYS}>{text}</span> : undefined}
        optionRender={({ data }) => <ChoiceRow {...(data as Option)} />}
        popupRender={multiple ? (menu) => (
          <ChoiceMenu
            chosen={value.length}
            report={report}
            busy={busy}
            matched={matched}
            hint={matched > MOST_AT_ONCE ? `匹配 ${matched} 项，多于 ${MOST_AT_ONCE} 项不能全选` : undefined}
            onAll={() => void work(async () => add((await remote.all()).map((one) => one.value)))}
          >
            {menu}
          </ChoiceMenu>
        ) : undefined}
        open={isOpen}
        onOpenChange={(open) => {
          if (!open) return shut()
          setOpen(true)
          remote.open()
          last.want()
          fresh.want()
        }}
        onSearch={(keyword) => {
          setTyped(keyword)
          setReport(undefined)
          remote.search(keyword)
        }}
        onPopupScroll={scrolled}
      />
    </div>
  )
}
