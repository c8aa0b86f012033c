/** Pages by number, as antd draws them: a few around the present one, the first and the last, jumps between, a size, a page to go to. */
import { useEffect, useRef, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react'
import { useStable } from '../use-stable'
import { APP, names } from './classes'
import { DoubleLeftOutlined, DoubleRightOutlined, LeftOutlined, RightOutlined } from './icons'
import { Select } from './select'

interface Props {
  current: number
  pageSize: number
  total: number
  sizes: readonly string[]
  /** Whether a page may be gone to by its number. */
  jumps: boolean
  /** Said before the pages. */
  says?: ReactNode
  className?: string
  onChange: (page: number, pageSize: number) => void
  /** Told the page that the pointer rests on or is pressed on, also where the page below it becomes another; undefined: it has left. */
  onNear?: (page?: number) => void
  /** The page that was pressed and is not drawn yet: another press counts from it. Left out: `current`. */
  turningTo?: (() => number | undefined) | undefined
}

/** Shorter than this a pointer only passes by. */
const PASSING_MS = 40

/** Pages on either side of the present one, and what one jump passes over. */
const AROUND = 2
const JUMP = 5
const ARROW = 'ant-pagination-item-link-icon'
/** With so many pages all of them stand. */
const ALL = 3 + AROUND * 2

/** @returns the pages that stand between the first and the last, in order; all where they are few */
export function pagesShown(current: number, last: number): number[] {
  const all = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_none, at) => from + at)
  if (last <= ALL) return all(1, last)
  const from = current <= 1 + AROUND ? 1 : Math.max(1, Math.min(current - AROUND, last - AROUND * 2))
  const to = last - current <= AROUND ? last : Math.min(last, Math.max(current + AROUND, 1 + AROUND * 2))
  return all(from === 2 ? 1 : from, to === last - 1 ? last : to)
}

/** Pages begin with 1; there is always one. The page that is shown is the caller's to keep. */
export function Pagination({ current, pageSize, total, sizes, jumps, says, className, onChange, onNear, turningTo }: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const shown = pagesShown(current, last)
  const near = useNear(current, last, onNear)
  const now = (): number => turningTo?.() ?? current
  const go = (page: number): void => {
    const next = Math.max(1, Math.min(last, page))
    if (next !== now()) onChange(next, pageSize)
  }
  const goOn = (pages: number) => (): void => go(now() + pages)
  return (
    <ul className={names('ant-pagination ant-pagination-mini', APP, className)}>
      {says === undefined ? null : <li className="ant-pagination-total-text">{says}</li>}
      <Step name="prev" title="上一页" disabled={current <= 1} onGo={goOn(-1)} near={near(before)}><LeftOutlined /></Step>
      {shown[0]! > 1 ? <Page page={1} current={current} onGo={go} /> : null}
      {shown[0]! > 2 ? <Jump name="prev" title={`向前 ${JUMP} 页`} onGo={goOn(-JUMP)}><DoubleLeftOutlined className={ARROW} /></Jump> : null}
      {shown.map((page) => <Page key={page} page={page} current={current} onGo={go} near={near(() => page)} />)}
      {shown.at(-1)! < last - 1 ? (
        <Jump name="next" title={`向后 ${JUMP} 页`} onGo={goOn(JUMP)}><DoubleRightOutlined className={ARROW} /></Jump>
      ) : null}
      {shown.at(-1)! < last ? <Page page={last} current={current} onGo={go} /> : null}
      <Step name="next" title="下一页" disabled={current >= last} onGo={goOn(1)} near={near(after)}><RightOutlined /></Step>
      <li className="ant-pagination-options">
        <Select
          size="small" className="ant-pagination-options-size-changer" aria-label="每页条数" value={pageSize} popupMatchSelectWidth={false}
          options={sizes.map((size) => ({ value: Number(size), label: `${size} 条/页` }))}
          onChange={(size) => onChange(current, size)}
        />
        {jumps ? <Jumper onGo={go} /> : null}
      </li>
    </ul>
  )
}

type Near = Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown'>

/** What an element listens to whose press turns to a page: a number stands for one, an arrow for another after each turn. */
function useNear(current: number, last: number, onNear: Props['onNear']): (pageOf: (current: number) => number) => Near {
  const over = useRef<(current: number) => number>(undefined)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useStable((): void => {
    const page = over.current?.(current)
    if (page !== undefined && page !== current && page >= 1 && page <= last) onNear?.(page)
  })
  useEffect(tell, [current, tell])
  useEffect(() => () => clearTimeout(resting.current), [])
  return (pageOf) => (onNear ? {
    onPointerEnter: () => {
      over.current = pageOf
      resting.current = setTimeout(tell, PASSING_MS)
    },
    onPointerDown: tell,
    onPointerLeave: () => {
      over.current = undefined
      clearTimeout(resting.current)
      onNear()
    },
  } : {})
}

const before = (page: number): number => page - 1
const after = (page: number): number => page + 1

const byKey = (onGo: () => void) => (event: KeyboardEvent): void => {
  if (event.key === 'Enter') onGo()
}

function Page({ page, current, onGo, near }: { page: number; current: number; onGo: (page: number) => void; near?: Near }) {
  const isCurrent = page === current
  return (
    <li
      {...near} title={String(page)} tabIndex={0} aria-current={isCurrent ? 'page' : undefined} onClick={() => onGo(page)} onKeyDown={byKey(() => onGo(page))}
      className={names('ant-pagination-item', `ant-pagination-item-${page}`, isCurrent && 'ant-pagination-item-active')}
    >
      <a rel="nofollow">{page}</a>
    </li>
  )
}

interface WayProps { name: 'prev' | 'next'; title: string; onGo: () => void; children: ReactNode }

function Step({ name, title, disabled, onGo, near, children }: WayProps & { disabled: boolean; near: Near }) {
  return (
    <li
      {...near} title={title} aria-disabled={disabled} {...(disabled ? {} : { tabIndex: 0, onClick: onGo, onKeyDown: byKey(onGo) })}
      className={names(`ant-pagination-${name}`, disabled && 'ant-pagination-disabled')}
    >
      <button type="button" className="ant-pagination-item-link" tabIndex={-1} disabled={disabled} aria-label={title}>{children}</button>
    </li>
  )
}

function Jump({ name, title, onGo, children }: WayProps) {
  return (
    <li
      title={title} tabIndex={0} onClick={onGo} onKeyDown={byKey(onGo)}
      className={`ant-pagination-jump-${name} ant-pagination-jump-${name}-custom-icon`}
    >
      <a className="ant-pagination-item-link">
        <div className="ant-pagination-item-container">{children}<span className="ant-pagination-item-ellipsis">•••</span></div>
      </a>
    </li>
  )
}

function Jumper({ onGo }: { onGo: (page: number) => void }) {
  const [text, setText] = useState('')
  const settle = (): void => {
    if (text !== '') onGo(Number(text))
    setText('')
  }
  return (
    <div className="ant-pagination-options-quick-jumper">
      跳至<input
        aria-label="页" type="text" inputMode="numeric" value={text} onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 9))}
        onKeyDown={byKey(settle)} onBlur={settle}
      />页
    </div>
  )
}
