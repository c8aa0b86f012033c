/** The frame around pages: header with the way here and the person, side menu, room for the page. */
import { Breadcrumb, Layout } from 'antd'
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { APP_NAME, HOME } from './config'
import { Header } from './header'
import { placeOf, placesOf } from './menu-tree'
import type { Boot } from './session'
import { SideMenu } from './side-menu'

const WIDTH = 216
const COLLAPSED_WIDTH = 52
const COLLAPSED = 'menu-collapsed'

/** Follows the page, not every change of the address: filters and pages of a list are none of its business. */
export const Frame = memo(function Frame({ boot, pathname, children }: { boot: Boot; pathname: string; children: ReactNode }) {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED) === '1')
  const places = useMemo(() => placesOf(boot.menu), [boot.menu])
  const place = placeOf(places, pathname)
  const title = place?.item.name ?? boot.pages.find((page) => page.route === pathname)?.title
  const fold = useCallback(() => {
    localStorage.setItem(COLLAPSED, collapsed ? '0' : '1')
    setCollapsed(!collapsed)
  }, [collapsed])
  return (
    <Layout className="frame">
      <Layout.Sider width={WIDTH} collapsedWidth={COLLAPSED_WIDTH} collapsed={collapsed} theme="light" className="frame-side">
        <Link to={HOME} className="frame-brand" title={APP_NAME}><i />{collapsed ? null : APP_NAME}</Link>
        <SideMenu menu={boot.menu} pages={boot.pages} collapsed={collapsed} />
      </Layout.Sider>
      <Layout>
        <Header boot={boot} collapsed={collapsed} onFold={fold}>
          <Breadcrumb className="frame-crumbs" items={[...(place ? [{ title: place.top.name }, ...(place.top.children.length > 1 ? [{ title: place.group.name }] : [])] : []), ...(title ? [{ title: <h1>{title}</h1> }] : [])]} />
        </Header>
        <Layout.Content className="frame-content">{children}</Layout.Content>
      </Layout>
    </Layout>
  )
})
