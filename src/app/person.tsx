/** Who is signed in, and the way out. */
import { DownOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { useLogout } from '@refinedev/core'
import { Button, Dropdown } from 'antd'

export function Person({ name }: { name: string }) {
  const { mutate: logout } = useLogout()
  return (
    <Dropdown trigger={['click']} menu={{ items: [{ key: 'out', icon: <LogoutOutlined />, label: '退出登录', onClick: () => logout() }] }}>
      <Button type="text" icon={<UserOutlined />}>{name} <DownOutlined /></Button>
    </Dropdown>
  )
}
