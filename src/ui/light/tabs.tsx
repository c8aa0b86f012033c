/** Tabs that look as antd's: a list that the arrow keys walk, and that scrolls where it is wider than its room. */
import './tabs.css'
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { APP, names } from './classes'
import { bringInSight } from './in-sight'

interface Props {
  items: readonly { key: string; label: ReactNode }[]
  activeKey: string
  onChange: (key: string) => void
  className?: string
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count, ArrowLeft: (at, count) => (at + count - 1) % count, Home: () => 0, End: (_at, count) => count - 1,
}

/** Only the list of tabs: what they stand for is drawn by the caller. Arrow keys change the tab at once. */
export function Tabs({ items, activeKey, onChange, className }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.parentElement
    if (list.current && tab) bringInSight(list.current, tab)
  }, [activeKey])
  const key = (event: KeyboardEvent, at: number): void => {
    const to = STEPS[event.key]?.(at, items.length)
    const next = to === undefined ? undefined : items[to]
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to!]?.focus()
  }
  return (
    <div className={names('ant-tabs ant-tabs-top', APP, 'ant-tabs-css-var', className)}>
      <div className="ant-tabs-nav" role="tablist">
        <div className="ant-tabs-nav-wrap light-tabs" ref={list}>
          <div className="ant-tabs-nav-list">
            {items.map((item, at) => {
              const isActive = item.key === activeKey
              return (
                <div key={item.key} className={names('ant-tabs-tab', isActive && 'ant-tabs-tab-active')} onClick={() => !isActive && onChange(item.key)}>
                  <div
                    role="tab" className="ant-tabs-tab-btn" aria-selected={isActive} tabIndex={isActive ? 0 : -1} onKeyDown={(event) => key(event, at)}
                  >{item.label}</div>
                </div>
              )
            })}
          </div>
        </div>
      </div>
    </div>
  )
}
