/** What the star opens: the page shown, to be marked or not; the favourites; the pages used most and last. */
import { CloseOutlined, StarFilled, StarOutlined } from '../../ui/icons'
import { Button } from 'antd'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../lib/call-error'
import { BASE_PATH } from '../config'
import { placesOf } from '../menu-tree'
import { pagesOf } from '../palette/palette-pages'
import { mostUsed, readRecent } from '../recent'
import type { Boot } from '../session'
import { tabStore } from '../tab-store'
import { useFavourites, type Favourite } from './use-favourites'
import { useNotices } from '../../ui/notices'

const MOST = 6

/**
 * Of pages used most and last at most six each; pages that the person may not open are left out. `onClose` comes with Escape, and with a link followed
 * in this window.
 */
export default function FavouritesPanel({ boot, pathname, onClose }: { boot: Boot; pathname: string; onClose: () => void }) {
  const { message } = useNotices()
  const navigate = useNavigate()
  const frame = useRef<HTMLDivElement>(null)
  const { favourites, error, toggle } = useFavourites(true)
  const pages = useMemo(() => new Map(pagesOf(boot, placesOf(boot.menu)).map((page) => [page.route, page])), [boot])
  // What is used most, and what the role begins with where there is no habit yet; worked out once, so that nothing moves under the pointer.
  const [used] = useState(() => [...new Set([...mostUsed(), ...(boot.session.starts ?? [])])])
  const isElsewhere = (route: string): boolean => route !== pathname && !favourites.some((one) => one.route === route)
  const often = used.filter(isElsewhere).flatMap((route) => pages.get(route) ?? []).slice(0, MOST)
  const recent = readRecent().flatMap((route) => (route === pathname ? [] : (pages.get(route) ?? []))).slice(0, MOST)
  const page = boot.pages.find(({ route }) => route === pathname)
  const isStarred = favourites.some(({ route }) => route === pathname)
  const change = (about: Pick<Favourite, 'key' | 'name' | 'route'>): void =>
    void toggle(about).catch((failure: unknown) => void message.error(messageOf(failure)))
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [])
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose()
  }
  const link = (route: string, title: string) => (
    <a
      href={BASE_PATH + (pages.get(route)?.address ?? route)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onClose()
        void navigate(tabStore.addressOf(route, pages.get(route)?.address))
      }}
    >
      {title}
    </a>
  )
  return (
    <div ref={frame} className="favourites" role="dialog" aria-label="收藏与常用" tabIndex={-1} onKeyDown={onKey}>
      {page ? (
        <Button block icon={isStarred ? <StarFilled /> : <StarOutlined />} onClick={() => change({ key: page.page, name: page.title, route: page.route })}>
          {isStarred ? '取消收藏本页' : '收藏本页'}
        </Button>
      ) : null}
      <h2>收藏</h2>
      {error ? <p className="cell-muted">收藏没有读到：{error.message}</p> : null}
      {favourites.length === 0 && !error ? <p>还没有收藏的页面</p> : null}
      <ul>
        {favourites.map((one) => (
          <li key={one.key}>
            {link(one.route, pages.get(one.route)?.title ?? one.name)}
            <button type="button" aria-label={`取消收藏 ${one.name}`} title="取消收藏" onClick={() => change(one)}><CloseOutlined aria-hidden /></button>
          </li>
        ))}
      </ul>
      {often.length > 0 ? <><h2>常用</h2><ul>{often.map(({ route, title }) => <li key={route}>{link(route, title)}</li>)}</ul></> : null}
      <h2>最近打开</h2>
      {recent.length === 0 ? <p>打开过的页面会列在这里</p> : null}
      <ul>{recent.map(({ route, title }) => <li key={route}>{link(route, title)}</li>)}</ul>
    </div>
  )
}
