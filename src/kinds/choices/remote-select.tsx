/**
 * A select over the rows of an entity: searched on the server, 50 at a time, more when scrolled to 70 % (specification,
 * section 9). Values that no loaded page holds show their names all the same. Several names may be pasted, one per line.
 */
import { Select, Spin } from 'antd'
import { useCallback, useEffect, useMemo, useRef, useState, type ClipboardEvent, type UIEvent } from 'react'
import { usePort, type Option } from '../../engine/port'

interface Props {
  id?: string
  entity: string
  multiple: boolean
  value?: string[]
  onChange: (value: string[]) => void
  placeholder?: string
  allowClear?: boolean
  disabled?: boolean
  label?: string
}

const SEARCH_DELAY_MS = 250
const LOAD_MORE_AT = 0.7
const NONE: string[] = []

interface Loaded {
  list: Option[]
  total: number
  page: number
  keyword: string
}

export function RemoteSelect({ id, entity, multiple, value = NONE, onChange, placeholder, allowClear = true, disabled, label }: Props) {
  const port = usePort()
  const [loaded, setLoaded] = useState<Loaded>()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const labels = port.useLabels(entity, value)

  const load = useCallback(
    async (keyword: string, page: number, before: Option[]): Promise<void> => {
      asked.current += 1
      const mine = asked.current
      setLoading(true)
      setFailed(false)
      try {
        const answer = await port.options({ entity, page, ...(keyword ? { keyword } : {}) })
        if (mine === asked.current) setLoaded({ list: [...before, ...answer.list], total: answer.total, page, keyword })
      } catch {
        if (mine === asked.current) setFailed(true)
      } finally {
        if (mine === asked.current) setLoading(false)
      }
    },
    [entity, port],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  const options = useMemo(() => {
    const list = (loaded?.list ?? []).map((one) => ({ value: one.value, label: one.label, note: one.note }))
    const there = new Set(list.map((one) => one.value))
    return [...list, ...value.filter((one) => !there.has(one)).map((one) => ({ value: one, label: labels.get(one) ?? one, note: undefined }))]
  }, [loaded, value, labels])

  const scrolled = (event: UIEvent<HTMLElement>): void => {
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget
    if (!loaded || loading || loaded.list.length >= loaded.total) return
    if (scrollTop + clientHeight >= scrollHeight * LOAD_MORE_AT) void load(loaded.keyword, loaded.page + 1, loaded.list)
  }
  const pasted = (event: ClipboardEvent): void => {
    const names = event.clipboardData.getData('text').split(/[\r\n\t]+/).map((name) => name.trim()).filter(Boolean)
    if (!multiple || names.length < 2) return
    event.preventDefault()
    void Promise.all(names.map((name) => port.options({ entity, keyword: name }).then((answer) => answer.list.find((one) => one.label === name))))
      .then((found) => onChange([...new Set([...value, ...found.flatMap((one) => (one ? [one.value] : []))])]))
      .catch(() => setFailed(true))
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
        filterOption={false}
        allowClear={allowClear}
        disabled={disabled}
        placeholder={placeholder ?? '全部'}
        maxTagCount="responsive"
        popupMatchSelectWidth={220}
        notFoundContent={loading ? <Spin size="small" /> : failed ? '选项加载失败，请重新打开' : '没有可选项'}
        optionRender={(option) => (
          <span>
            {option.label}
            {option.data.note ? <span className="cell-muted"> {option.data.note}</span> : null}
          </span>
        )}
        onOpenChange={(open) => open && (!loaded || loaded.keyword !== '' || failed) && void load('', 1, [])}
        onSearch={(keyword) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => void load(keyword.trim(), 1, []), SEARCH_DELAY_MS)
        }}
        onPopupScroll={scrolled}
      />
    </div>
  )
}
