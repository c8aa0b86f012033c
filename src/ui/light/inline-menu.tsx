/** A menu of groups in groups that fold, as antd draws it inline: the arrow keys walk what is in sight, Enter opens and goes. */
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { APP, names } from './classes'

/** `key` is its own in the whole menu; one without `children` is gone to. */
export interface MenuEntry {
  key: string
  label: ReactNode
  title?: string
  icon?: ReactNode
  /** A group: it folds. */
  children?: readonly MenuEntry[]
}

interface Props {
  items: readonly MenuEntry[]
  openKeys: readonly string[]
  selectedKey: string | undefined
  onOpenChange: (keys: string[]) => void
  onPick: (key: string) => void
}

/** Pixels by which each level stands further in. */
const INDENT = 14

interface Shared extends Omit<Props, 'items'> {
  level: number
}

const holds = (entry: MenuEntry, key: string | undefined): boolean => entry.children?.some((one) => one.key === key || holds(one, key)) ?? false

const WALK: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count, ArrowUp: (at, count) => (at + count - 1) % count, Home: () => 0, End: (_at, count) => count - 1,
}

/** `openKeys` are those of groups that stand open, `selectedKey` the entry that is shown; both are the caller's to keep. */
export function InlineMenu({ items, ...rest }: Props) {
  const root = useRef<HTMLUListElement>(null)
  /** One entry is reached by the tab key: the chosen one in sight, or the first. */
  const walk = (event: KeyboardEvent): void => {
    const entries = [...root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []]
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const to = WALK[event.key]?.(at, entries.length)
    if (to === undefined) return
    event.preventDefault()
    entries[to]?.focus()
  }
  return (
    <ul ref={root} className={names('ant-menu ant-menu-root ant-menu-inline ant-menu-light', APP, 'ant-menu-css-var')} role="menu" onKeyDown={walk}>
      {items.map((entry) => <Entry key={entry.key} entry={entry} isFirst={entry === items[0]} level={1} {...rest} />)}
    </ul>
  )
}

function Entry({ entry, isFirst, ...rest }: Shared & { entry: MenuEntry; isFirst: boolean }) {
  return entry.children ? <Group entry={entry} items={entry.children} isFirst={isFirst} {...rest} /> : <Item entry={entry} {...rest} />
}

const pressed = (act: () => void) => (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  act()
}

function Group({ entry, items, isFirst, level, ...rest }: Shared & { entry: MenuEntry; items: readonly MenuEntry[]; isFirst: boolean }) {
  const { openKeys, selectedKey, onOpenChange } = rest
  const isOpen = openKeys.includes(entry.key)
  const turn = (): void => onOpenChange(isOpen ? openKeys.filter((key) => key !== entry.key) : [...openKeys, entry.key])
  const to = (wanted: boolean) => (event: KeyboardEvent): void => {
    if (isOpen === wanted) return
    event.preventDefault()
    turn()
  }
  return (
    <li
      role="none"
      className={names('ant-menu-submenu ant-menu-submenu-inline', isOpen && 'ant-menu-submenu-open', holds(entry, selectedKey) && 'ant-menu-submenu-selected')}
    >
      <div
        role="menuitem" className="ant-menu-submenu-title" aria-expanded={isOpen} aria-haspopup="true" style={{ paddingLeft: INDENT * level }}
        tabIndex={isFirst && level === 1 ? 0 : -1} onClick={turn}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') to(true)(event)
          else if (event.key === 'ArrowLeft') to(false)(event)
          else pressed(turn)(event)
        }}
      >
        {entry.icon ? <span className="ant-menu-item-icon">{entry.icon}</span> : null}
        <span className="ant-menu-title-content">{entry.label}</span>
        <i className="ant-menu-submenu-arrow" />
      </div>
      {isOpen ? (
        <ul className="ant-menu ant-menu-sub ant-menu-inline" role="menu">
          {items.map((one) => <Entry key={one.key} entry={one} isFirst={false} level={level + 1} {...rest} />)}
        </ul>
      ) : null}
    </li>
  )
}

function Item({ entry, level, selectedKey, onPick }: Shared & { entry: MenuEntry }) {
  const isSelected = entry.key === selectedKey
  const pick = (): void => onPick(entry.key)
  return (
    <li
      role="menuitem" title={entry.title} tabIndex={isSelected ? 0 : -1} aria-current={isSelected ? 'page' : undefined} style={{ paddingLeft: INDENT * level }}
      className={names('ant-menu-item ant-menu-item-only-child', isSelected && 'ant-menu-item-selected')} onClick={pick} onKeyDown={pressed(pick)}
    >
      {entry.icon ? <span className="ant-menu-item-icon">{entry.icon}</span> : null}
      <span className="ant-menu-title-content">{entry.label}</span>
    </li>
  )
}
