/**
 * The header of the frame: the way here on the left; on the right what serves every page, in one order: palette, favourites,
 * messages, assistant, look, account. Follows the page, never the search part of the address. Each part is light; what it opens
 * is loaded when it is asked for.
 */
import { MenuFoldOutlined, MenuUnfoldOutlined, MoonOutlined, SunOutlined } from '../ui/light/icons'
import { Button } from '../ui/light/button'
import { memo, type ReactNode } from 'react'
import { ErrorBoundary } from '../ui/error-boundary'
import { Tip } from '../ui/tip'
import { isOwnServerAbsent } from './deployment'
import { FavouritesButton } from './favourites/favourites-button'
import { MessageBell } from '../screens/messages/message-bell'
import { AccountMenu } from './account-menu'
import { ArrivingLine } from './arriving-line'
import { keepLook, useLook } from '../ui/look'
import { KeyHelp } from './keys/key-help'
import { useOffers } from '../ui/offers'
import { PaletteButton } from './palette/palette-button'
import { AssistantButton } from '../screens/assistant/assistant-button'
import type { Boot } from './session'

interface Props {
  boot: Boot
  pathname: string
  collapsed: boolean
  onFold: () => void
  /** What stands on the left. */
  children: ReactNode
}

/** Where no server of ours answers, palette, favourites, messages and assistant are left out. `pathname` is below the base path. */
export const Header = memo(function Header({ boot, pathname, collapsed, onFold, children }: Props) {
  const { company } = boot.session
  return (
    <header className="frame-header">
      <Button type="text" icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />} aria-label={collapsed ? '展开菜单' : '收起菜单'} onClick={onFold} />
      {children}
      <Tool><ArrivingLine first={company.arriving} /></Tool>
      <span className="frame-company">{company.company_name ?? company.name}</span>
      <div className="frame-tools">
        {isOwnServerAbsent ? null : (
          <>
            <Tool><PaletteButton boot={boot} /></Tool>
            <Tool><FavouritesButton boot={boot} pathname={pathname} /></Tool>
            <Tool><MessageBell /></Tool>
            <Tool><AssistantButton /></Tool>
          </>
        )}
        <LookSwitch />
        <Tool><KeyHelp /></Tool>
        <Tool><AccountMenu session={boot.session} /></Tool>
      </div>
    </header>
  )
})

/** A tool that breaks (a company's ERP may answer its call in a shape of its own) is missed alone: the page goes on. */
function Tool({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error) => <span className="frame-tool-broken" role="img" aria-label={`这个工具出错了：${error.message}`} title={error.message}>!</span>}>
      {children}
    </ErrorBoundary>
  )
}

function LookSwitch() {
  const look = useLook()
  const other = look === 'dark' ? 'light' : 'dark'
  const words = look === 'dark' ? '浅色外观' : '深色外观'
  useOffers([{ key: 'look', group: '操作', label: `切换到${words}`, run: () => keepLook(other) }])
  return (
    <Tip title={words} placement="bottom">
      <Button type="text" icon={look === 'dark' ? <SunOutlined /> : <MoonOutlined />} aria-label={words} onClick={() => keepLook(other)} />
    </Tip>
  )
}
