/** The three-level menu from the server: searched by name, pinyin or first letters, folded to icons, unbuilt items marked; hovering fetches the page ahead. */
import { SearchOutlined } from '../ui/light/icons'
import { useQueryClient } from '@tanstack/react-query'
import { InlineMenu, type MenuEntry } from '../ui/light/inline-menu'
import { Input } from '../ui/light/input'
import { heavy } from '../ui/heavy'
import { memo, Suspense, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStable } from '../ui/use-stable'
import { soundsLike, usePinyin } from '../controls/choices/pinyin'
import { HOME } from './config'
import { addressOf, jumpAddress } from './menu-links'
import { menuIcon } from './menu-icons'
import { menuOf, placeOf, placesOf, searchMenu } from './menu-tree'
import { prefetchPlan } from './page-plans'
import { keepWantsPlanned, wantsPlanned } from './planned-pages'
import type { MenuNode, PageState } from './session'
import { tabStore } from './tab-store'

interface Props {
  menu: readonly MenuNode[]
  pages: readonly PageState[]
  collapsed: boolean
}

/** Groups that open beside it: antd's own menu, fetched by who folds theirs. */
const FoldedMenu = heavy(() => import('./folded-menu'))

/** What stands there until then. */
function FoldedIcons({ items }: { items: readonly MenuEntry[] }) {
  return <ul className="folded-icons">{items.map(({ key, icon, label }) => <li key={key} title={String(label)}>{icon}</li>)}</ul>
}

/** Every address change reaches this small part; the tree below is drawn anew only where the page is another. */
export const SideMenu = memo(function SideMenu(props: Props) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const go = useStable((route: string) => void navigate(route))
  return <MenuTree {...props} pathname={pathname} onGo={go} />
})

const MenuTree = memo(function MenuTree({ menu, pages, collapsed, pathname, onGo }: Props & { pathname: string; onGo: (route: string) => void }) {
  const client = useQueryClient()
  const places = useMemo(() => placesOf(menu), [menu])
  const place = useMemo(() => placeOf(places, pathname), [places, pathname])
  const [open, setOpen] = useState<string[]>([])
  /** Groups that are open beside the folded menu. */
  const [hover, setHover] = useState<string[]>([])
  const [openedFor, setOpenedFor] = useState<typeof place>()
  // Where the person comes to is opened for them once; what they fold after that stays folded.
  if (place !== openedFor) {
    setOpenedFor(place)
    // Who has come somewhere points at nothing any more.
    setHover([])
    if (place) setOpen([...new Set([...open, place.top.id, place.group.id])])
  }

  const states = useMemo(() => new Map(pages.map((page) => [page.route, page.state])), [pages])
  const { shown, planned, wants, want: wantPlanned } = usePlannedPages(menu, states)
  const { word, search, found, isOnlyPlanned } = useSearchedMenu(shown, menu)
  const items = useMemo((): MenuEntry[] => {
    const itemOf = (node: MenuNode) =>
      pageItem(node, states.get(node.vue_url) !== 'built' && node.vue_url !== HOME, () => prefetchPlan(client, node.vue_url))
    return found.map((top) => ({
      key: top.id,
      icon: menuIcon(top.logo),
      label: top.name,
      // A group that holds everything of its parent says nothing of its own.
      children: top.children.length === 1 && top.children[0]
        ? top.children[0].children.map(itemOf)
        : top.children.map((group) => ({ key: group.id, label: group.name, children: group.children.map(itemOf) })),
    }))
  }, [found, states, client])

  const pick = (key: string): void => {
    const target = places.find(({ item }) => item.id === key)?.item
    search('')
    setHover([])
    if (!target) return
    const jump = target.jumpUrl ? jumpAddress(target.jumpUrl) : undefined
    if (jump !== undefined) window.open(jump, '_blank', 'noopener')
    else onGo(keptAddressOf(target, pathname))
  }
  const searched = word.trim() !== ''
  const openKeys = searched ? found.flatMap((top) => [top.id, ...top.children.map((group) => group.id)]) : open
  return (
    <nav className="side-menu" aria-label="菜单">
      {collapsed ? null : (
        <div className="side-menu-search">
          <Input
            size="small" allowClear prefix={<SearchOutlined />} placeholder="搜索菜单" aria-label="搜索菜单" value={word}
            onChange={(event) => search(event.target.value)}
          />
        </div>
      )}
      <div className="side-menu-body">
        {collapsed ? (
          <Suspense fallback={<FoldedIcons items={items} />}>
            <FoldedMenu items={items} selectedKey={place?.item.id} openKeys={hover} onOpenChange={setHover} onPick={pick} />
          </Suspense>
        ) : (
          <InlineMenu
            items={items} selectedKey={place?.item.id} openKeys={openKeys} onOpenChange={(keys) => !searched && setOpen(keys)} onPick={pick}
          />
        )}
        {found.length === 0 ? <p className="side-menu-none">{isOnlyPlanned ? `「${word}」的页面尚未开放` : `没有「${word}」`}</p> : null}
      </div>
      {collapsed || planned === 0 ? null : (
        <label className="side-menu-foot">
          <input type="checkbox" role="switch" checked={wants} onChange={(event) => wantPlanned(event.target.checked)} />显示未开放的页面（{planned}）
        </label>
      )}
    </nav>
  )
})

/** The menu without what is not open yet, unless the person wants to see it: how many pages that are. What leads to an older system stays. */
function usePlannedPages(menu: readonly MenuNode[], states: ReadonlyMap<string, string>) {
  const [wants, setWants] = useState(wantsPlanned)
  const open = useMemo(() => {
    const isPlanned = (item: MenuNode): boolean =>
      states.get(item.vue_url) === 'planned' && (!item.jumpUrl || jumpAddress(item.jumpUrl) === undefined)
    return { menu: menuOf(menu, (item) => !isPlanned(item)), planned: placesOf(menu).filter(({ item }) => isPlanned(item)).length }
  }, [menu, states])
  const want = (next: boolean): void => {
    keepWantsPlanned(next)
    setWants(next)
  }
  return { shown: wants ? menu : open.menu, planned: open.planned, wants, want }
}

/** What of the menu answers the word searched for, and whether what answers it are pages that are not open yet. */
function useSearchedMenu(shown: readonly MenuNode[], whole: readonly MenuNode[]) {
  const [word, setWord] = useState('')
  const { ready, want } = usePinyin()
  const found = useMemo(() => searchMenu(shown, word, ready ? soundsLike : undefined), [shown, word, ready])
  const isOnlyPlanned = useMemo(
    () => found.length === 0 && searchMenu(whole, word, ready ? soundsLike : undefined).length > 0, [found, whole, word, ready],
  )
  const search = (text: string): void => {
    want(text)
    setWord(text)
  }
  return { word, search, found, isOnlyPlanned }
}

/** A page of the menu; one that is open comes sooner where the pointer was on its name before the press. */
function pageItem(node: MenuNode, planned: boolean, onNear: () => void) {
  return {
    key: node.id,
    title: node.name,
    label: (
      <span className={`menu-item${planned ? ' is-planned' : ''}`} onMouseEnter={() => !planned && onNear()}>
        <span className="menu-item-name">{node.name}</span>
        {planned ? <small>未开放</small> : null}
      </span>
    ),
  }
}

/** A page that is open is shown as it was left; the one that is shown begins anew. */
function keptAddressOf(item: MenuNode, pathname: string): string {
  return item.vue_url === pathname ? addressOf(item) : tabStore.addressOf(item.vue_url, addressOf(item))
}
