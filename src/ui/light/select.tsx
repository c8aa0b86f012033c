/**
 * A select that is drawn light and opened whole: its face looks as antd's and knows the keyboard and the reader; the select itself is
 * fetched when the pointer or the keyboard comes near, and takes the face's place where a person opens it or types into it.
 */
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { SelectProps } from 'antd'
import { isWholeAtOnce, later, useLater } from '../use-later'
import type { Taking, TakenSelectProps } from '../antd/select'
import { APP, names } from './classes'
import { DownOutlined } from './icons'

const whole = later<TakenSelectProps>(() => import('../antd/select').then(({ TakenSelect }) => TakenSelect), true)

/** @typeParam Value what an option stands for, or a list of these */
export function Select<Value>(props: SelectProps<Value>) {
  const [Whole, wake] = useLater(whole)
  const [taking, setTaking] = useState<Omit<Taking, 'typed'>>()
  const [typed, setTyped] = useState('')
  const take = (open: boolean): void => {
    wake()
    setTaking((before) => ({ open: open || before?.open === true, focus: true }))
  }
  // Whoever shows it opens it, too: names that were pasted are told in its menu.
  if (props.open === true && !taking) take(true)
  if (Whole && (taking || isWholeAtOnce())) {
    return <Whole {...(props as TakenSelectProps)} taking={taking && { ...taking, typed }} />
  }
  return (
    <Face
      {...(props as SelectProps)} onNear={wake} onTake={take}
      // Who went on before it came is not fetched back.
      onLeave={() => setTaking((before) => (before?.open ? before : undefined))}
      onTyped={setTyped}
    />
  )
}

interface FaceProps extends SelectProps {
  onNear: () => void
  /** `open`: its options are wanted, too. */
  onTake: (open: boolean) => void
  onTyped: (text: string) => void
  onLeave: () => void
}

interface Shown { value?: unknown; label?: ReactNode; options?: readonly Shown[] }

/** The words of a value: those of its option, or the value itself. */
function wordsOf(options: readonly Shown[], value: unknown): ReactNode {
  const all = options.flatMap((one) => one.options ?? [one])
  return all.find((one) => one.value === value)?.label ?? String(value)
}

const OPENING = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])
const titleOf = (words: ReactNode): string | undefined => (typeof words === 'string' ? words : undefined)

function Face({
  id, className, style, size, mode, variant = 'outlined', status, value, options = [], placeholder, disabled, allowClear, showSearch, labelRender,
  'aria-label': label, onNear, onTake, onTyped, onLeave,
}: FaceProps) {
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const isMany = mode === 'multiple'
  const chosen = isMany ? (Array.isArray(value) ? value : []) : value === undefined || value === null || value === '' ? [] : [value]
  const words = chosen.map((one) => wordsOf(options as readonly Shown[], one))
  const shown = words[0]
  const key = (event: KeyboardEvent): void => {
    if (OPENING.has(event.key)) {
      event.preventDefault()
      onTake(true)
    }
  }
  const input = (
    <input
      ref={box} id={id} type="search" autoComplete="off" role="combobox" aria-haspopup="listbox" aria-expanded={false} aria-label={label}
      className="ant-select-selection-search-input" disabled={disabled} readOnly={!showSearch && !isMany} value={text}
      style={{ opacity: text === '' ? 0 : 1 }} onFocus={() => onTake(false)} onBlur={onLeave} onKeyDown={key}
      onChange={(event) => {
        setText(event.target.value)
        onTyped(event.target.value)
        onTake(true)
      }}
    />
  )
  return (
    <div
      className={names(
        'ant-select ant-select-css-var ant-select-show-arrow', `ant-select-${variant}`, APP, isMany ? 'ant-select-multiple' : 'ant-select-single',
        size === 'small' && 'ant-select-sm', allowClear && 'ant-select-allow-clear', (showSearch || isMany) && 'ant-select-show-search',
        disabled && 'ant-select-disabled', status && `ant-select-status-${status}`, className,
      )}
      style={style} aria-label={label} onPointerEnter={onNear}
      onMouseDown={(event) => {
        if (disabled || event.button !== 0) return
        // The keyboard is here from the press on: what is typed before the select itself has come is typed into its face.
        event.preventDefault()
        box.current?.focus()
        onTake(true)
      }}
    >
      <div className="ant-select-selector">
        <span className="ant-select-selection-wrap">
          {isMany ? (
            <div className="ant-select-selection-overflow">
              {words.slice(0, 1).map((one) => <Tag key="one">{one}</Tag>)}
              {words.length > 1 ? <Tag key="rest">+ {words.length - 1} ...</Tag> : null}
              <div className="ant-select-selection-overflow-item ant-select-selection-overflow-item-suffix">
                <div className="ant-select-selection-search" style={{ width: 4 }}>{input}</div>
              </div>
            </div>
          ) : <span className="ant-select-selection-search">{input}</span>}
          {chosen.length === 0
            ? text === '' && placeholder !== undefined ? <span className="ant-select-selection-placeholder">{placeholder}</span> : null
            : isMany || text !== '' ? null : (
              <span className="ant-select-selection-item" title={titleOf(shown)}>
                {labelRender ? labelRender({ value: chosen[0] as string, label: shown }) : shown}
              </span>
            )}
        </span>
      </div>
      <span className="ant-select-arrow" aria-hidden><DownOutlined className="ant-select-suffix" /></span>
    </div>
  )
}

function Tag({ children }: { children: ReactNode }) {
  return (
    <div className="ant-select-selection-overflow-item">
      <span className="ant-select-selection-item" title={titleOf(children)}><span className="ant-select-selection-item-content">{children}</span></span>
    </div>
  )
}
