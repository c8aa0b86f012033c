/** The frame around pages: header with the open pages and what serves all of them, side menu, room for the page. */
import { memo, useCallback, useMemo, useState, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { PageMarkRoom } from '../engine/page-lacks'
import { useMedia } from '../ui/look'
import { APP_NAME, HOME } from './config'
import { Header } from './header'
import { placeOf, placesOf } from './menu-tree'
import type { Boot } from './session'
import { SideMenu } from './side-menu'
import { TabBar } from './tab-bar'

const WIDTH = 216
const COLLAPSED_WIDTH = 52
const COLLAPSED = 'menu-collapsed'
/** In a window as narrow as this the menu is folded until somebody unfolds it. */
const NARROW = '(width <= 1280px)'
const CONTENT = 'content'

/** Follows the page, not every change of the address: filters and pages of a list are none of its business. */
export const Frame = memo(function Frame({ boot, pathname, title: known, children }: { boot: Boot; pathname: string; title?: string; children: ReactNode }) {
  const [markRoom, setMarkRoom] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState(() => localStorage.getItem(COLLAPSED))
  // Who folded or unfolded it has it so in a window of any width.
  const collapsed = useMedia(NARROW) ? chosen !== '0' : chosen === '1'
  const places = useMemo(() => placesOf(boot.menu), [boot.menu])
  const place = placeOf(places, pathname)
  // What is no page has no title, and no tab.
  const title = known === undefined ? undefined : (place?.item.name ?? known)
  const home = boot.pages.find((page) => page.route === HOME)?.title ?? '首页'
  const fold = useCallback(() => {
    const next = collapsed ? '0' : '1'
    localStorage.setItem(COLLAPSED, next)
    setChosen(next)
  }, [collapsed])
  return (
    <div className="frame">
      <a className="skip-link" href={`#${CONTENT}`} onClick={toContent}>跳到内容</a>
      <aside className="frame-side" style={{ width: collapsed ? COLLAPSED_WIDTH : WIDTH }}>
        <Link to={HOME} className="frame-brand" title={APP_NAME}><i />{collapsed ? null : APP_NAME}</Link>
        <SideMenu menu={boot.menu} pages={boot.pages} collapsed={collapsed} />
      </aside>
      <div className="frame-main">
        <Header boot={boot} pathname={pathname} collapsed={collapsed} onFold={fold}>
          <TabBar pathname={pathname} title={title} home={home} />
          <div className="frame-page-mark" ref={setMarkRoom} />
        </Header>
        <main className="frame-content" id={CONTENT} tabIndex={-1}>
          {title ? <h1 className="visually-hidden">{place ? `${place.top.name} / ${place.group.name} / ` : ''}{title}</h1> : null}
          <PageMarkRoom.Provider value={markRoom}>{children}</PageMarkRoom.Provider>
        </main>
      </div>
    </div>
  )
})

/** Past header and menu, for the keyboard; the address stays as it is. */
function toContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT)?.focus()
}
