/** The frame around pages: header with the way here and the person, side menu, room for the page. */
import { BulbOutlined, DownOutlined, LogoutOutlined, MenuFoldOutlined, MenuUnfoldOutlined, UserOutlined } from '@ant-design/icons'
import { useLogout } from '@refinedev/core'
import { Breadcrumb, Button, Dropdown, Layout } from 'antd'
import { memo, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { APP_NAME, HOME } from './config'
import { keepLook, useLook } from './look'
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
  const fold = (): void => {
    localStorage.setItem(COLLAPSED, collapsed ? '0' : '1')
    setCollapsed(!collapsed)
  }
  const { employee, company } = boot.session
  return (
    <Layout className="frame">
      <Layout.Sider width={WIDTH} collapsedWidth={COLLAPSED_WIDTH} collapsed={collapsed} theme="light" className="frame-side">
        <Link to={HOME} className="frame-brand" title={APP_NAME}><i />{collapsed ? null : APP_NAME}</Link>
        <SideMenu menu={boot.menu} pages={boot.pages} collapsed={collapsed} />
      </Layout.Sider>
      <Layout>
        <Layout.Header className="frame-header">
          <Button type="text" icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />} aria-label={collapsed ? '展开菜单' : '收起菜单'} onClick={fold} />
          <Breadcrumb className="frame-crumbs" items={[...(place ? [{ title: place.top.name }, ...(place.top.children.length > 1 ? [{ title: place.group.name }] : [])] : []), ...(title ? [{ title: <h1>{title}</h1> }] : [])]} />
          <span className="frame-company">{company.company_name ?? company.name}</span>
          <Person name={employee.name} />
        </Layout.Header>
        <Layout.Content className="frame-content">{children}</Layout.Content>
      </Layout>
    </Layout>
  )
})

function Person({ name }: { name: string }) {
  const { mutate: logout } = useLogout()
  const look = useLook()
  const other = look === 'dark' ? 'light' : 'dark'
  return (
    <Dropdown trigger={['click']} menu={{ items: [{ key: 'look', icon: <BulbOutlined />, label: look === 'dark' ? '浅色外观' : '深色外观', onClick: () => keepLook(other) }, { key: 'out', icon: <LogoutOutlined />, label: '退出登录', onClick: () => logout() }] }}>
      <Button type="text" icon={<UserOutlined />}>{name} <DownOutlined /></Button>
    </Dropdown>
  )
}
