/**
 * The breadcrumb list as page tabs: links to the pages that are open, each led back to as it was left. They are closed, put in
 * another order by dragging or by Alt and the arrow keys, and never drawn anew for a filter or a page of a list.
 */
import { CloseOutlined } from '../ui/light/icons'
import { Dropdown } from '../ui/light/anchored'
import { bringInSight } from '../ui/light/in-sight'
import { memo, useLayoutEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { BASE_PATH, HOME } from './config'
import { besides, movedTo, onlyAt, opened, removedAt, upTo, type Crumb } from './crumbs'
import { useStable } from '../ui/use-stable'
import { tabStore, useTabs } from './tab-store'
import { isKey, pressOf } from '../lib/keys'

interface Props {
  pathname: string
  /** Undefined where the address opens no page: then no tab is opened for it. */
  title: string | undefined
  home: string
}

const HOME_TAB = 0

/** Every address change reaches this small part; the tabs are drawn anew only where the page is another. */
export const TabBar = memo(function TabBar(props: Props) {
  const navigate = useNavigate()
  const go = useStable((route: string) => void navigate(tabStore.addressOf(route)))
  return <TabList {...props} go={go} />
})

/** Opens the tab of the page that is shown; `go` gets the route of a tab. Home stands first and cannot be closed. */
// Long because: every way of moving, closing and dragging a tab ends in its markup.
export const TabList = memo(function TabList({ pathname, title, home, go }: Props & { go: (route: string) => void }) {
  const kept = useTabs()
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number>()
  // Home stands first and stays.
  const tabs = useMemo(() => [{ route: HOME, title: home }, ...kept.filter(({ route }) => route !== HOME)], [kept, home])
  const at = tabs.findIndex(({ route }) => route === pathname)
  // A page opens its tab when a person comes to it, before anything is painted; closing it does not bring it back.
  useLayoutEffect(() => {
    if (title !== undefined) tabStore.set(opened(tabStore.read(), { route: pathname, title }))
  }, [pathname, title])
  useInSight(list, pathname, tabs.length, at)

  const set = (next: readonly Crumb[], stand: Crumb | undefined): void => {
    tabStore.set(next)
    if (stand && stand.route !== pathname) go(stand.route)
  }
  const close = (index: number): void => {
    if (index <= HOME_TAB || !tabs[index]) return
    set(removedAt(tabs, index), index === at ? besides(tabs, index) : undefined)
    // The keyboard goes on where the closed tab stood.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('a')[Math.min(index, tabs.length - 2)]?.focus())
  }
  const closeOthers = (index: number): void => {
    const stay = tabs[index]
    if (!stay) return
    set(index === HOME_TAB ? onlyAt(tabs, HOME_TAB) : [tabs[HOME_TAB]!, stay], stay)
  }
  const move = (from: number, to: number): void => {
    if (from > HOME_TAB && to > HOME_TAB) tabStore.set(movedTo(tabs, from, to))
  }
  const onKey = (event: KeyboardEvent, index: number): void => {
    const press = pressOf(event)
    if (isKey(press, 'tabWalk') || isKey(press, 'tabMove')) {
      const step = press.key === 'ArrowRight' ? 1 : -1
      event.preventDefault()
      if (press.alt) move(index, index + step)
      list.current?.querySelectorAll<HTMLElement>('a')[Math.max(0, Math.min(tabs.length - 1, index + step))]?.focus()
    } else if (isKey(press, 'tabClose')) {
      event.preventDefault()
      close(index)
    }
  }
  const command = (index: number, what: TabCommand): void => {
    if (what === 'one') close(index)
    else if (what === 'others') closeOthers(index)
    else if (what === 'right') set(upTo(tabs, index), at > index ? tabs[index] : undefined)
    else set(onlyAt(tabs, HOME_TAB), tabs[HOME_TAB])
  }
  const dragOver = (event: DragEvent, index: number): void => {
    if (dragged === undefined || index === HOME_TAB) return
    event.preventDefault()
    if (dragged === index) return
    move(dragged, index)
    setDragged(index)
  }
  return (
    <nav className="tab-bar" aria-label="打开的页面">
      <ul ref={list} onWheel={(event) => {
        if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY
      }}>
        {tabs.map((tab, index) => (
          <li
            key={tab.route}
            className={`tab${index === at ? ' is-active' : ''}${index === dragged ? ' is-dragged' : ''}`}
            draggable={index > HOME_TAB}
            onDragStart={(event: DragEvent) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', tab.title)
              setDragged(index)
            }}
            onDragOver={(event) => dragOver(event, index)}
            onDragEnd={() => setDragged(undefined)}
            onAuxClick={(event: MouseEvent) => {
              if (event.button !== 1) return
              event.preventDefault()
              close(index)
            }}
          >
            <Dropdown
              trigger={['contextMenu']}
              menu={{ items: tabMenu(index, tabs.length), onClick: ({ key, domEvent }) => { domEvent.stopPropagation(); command(index, key as TabCommand) } }}
            >
              <a
                href={BASE_PATH + tab.route}
                title={tab.title}
                draggable={false}
                aria-current={index === at ? 'page' : undefined}
                onKeyDown={(event) => onKey(event, index)}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  if (index !== at) go(tab.route)
                }}
              >
                {tab.title}
              </a>
            </Dropdown>
            {index === HOME_TAB ? null : (
              <button type="button" className="tab-close" tabIndex={-1} aria-label={`关闭 ${tab.title}`} onClick={() => close(index)}>
                <CloseOutlined aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
})

type TabCommand = 'one' | 'others' | 'right' | 'all'

/** What a press of the right button offers on a tab. */
function tabMenu(index: number, count: number): { key: TabCommand; label: string; disabled: boolean }[] {
  const isHome = index === HOME_TAB
  return [
    { key: 'one', label: '关闭', disabled: isHome },
    { key: 'others', label: '关闭其他', disabled: count <= (isHome ? 1 : 2) },
    { key: 'right', label: '关闭右侧', disabled: index >= count - 1 },
    { key: 'all', label: '全部关闭', disabled: count <= 1 },
  ]
}

/** The tab of the page that is open is in sight, also when what stands beside the tabs takes room away from them. */
function useInSight(list: RefObject<HTMLUListElement | null>, pathname: string, count: number, at: number): void {
  useLayoutEffect(() => {
    const tab = list.current?.querySelector('[aria-current="page"]')?.closest('li')
    if (!list.current || !tab) return undefined
    // Told at once when it begins to look, after the page is laid out: asked here, all of it would be laid out for that.
    const bar = list.current
    const observer = new ResizeObserver(() => bringInSight(bar, tab))
    observer.observe(bar)
    observer.observe(tab)
    return () => observer.disconnect()
    // Of as many tabs as there may be, a new one takes the place of another: then their number says nothing.
  }, [list, pathname, count, at])
}
