/** Who is signed in: their own pages, what the menu's system group adds, and the way out. It asks the server nothing until then. */
import { DownOutlined, IdcardOutlined, KeyOutlined, LogoutOutlined, UserOutlined } from '../ui/light/icons'
import { Face } from '../../kinds/shared/face'
import type { MenuProps } from 'antd'
import { Dropdown } from '../ui/light/anchored'
import { useOffers } from '../ui/offers'
import { Button } from '../ui/light/button'
import { memo, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { BASE_PATH, LOGIN } from './config'
import { signOut } from './services'
import { mayOpen, type Session } from './session'

const PROFILE = '/system/erp/geRenXinXi'
/** The route where one changes one's own password. */
export const PASSWORD = '/system/erp/xiuGaiMiMa'

interface Props {
  session: Session
  /** Entries of the system group and third-party pages, made by whoever owns the navigation; they stand above sign-out. */
  entries?: MenuProps['items']
}

/** The button at the right of the header; needs a router. Signing out is offered to the palette too. */
export const AccountMenu = memo(function AccountMenu({ session, entries }: Props) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const { employee, company } = session
  const items = useMemo((): MenuProps['items'] => {
    const own = [
      { key: PROFILE, icon: <IdcardOutlined />, label: '个人信息' },
      { key: PASSWORD, icon: <KeyOutlined />, label: '修改密码' },
    ].filter(({ key }) => mayOpen(session, key))
    const who = { key: 'who', type: 'group' as const, label: `${company.company_name ?? company.name ?? ''}` }
    return [
      who,
      ...own.map((item) => ({ ...item, onClick: () => void navigate(item.key) })),
      ...(entries && entries.length > 0 ? [{ type: 'divider' as const }, ...entries] : []),
      { type: 'divider' as const },
      { key: 'out', icon: <LogoutOutlined />, label: '退出登录', disabled: isLeaving, onClick: () => void leave(setLeaving) },
    ]
  }, [session, company, entries, isLeaving, navigate])
  useOffers([{ key: 'out', group: '操作', label: '退出登录', run: () => void leave(setLeaving) }])
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button type="text" icon={employee.avatar ? <Face of={employee.avatar} size={20} /> : <UserOutlined />}>{employee.name} <DownOutlined /></Button>
    </Dropdown>
  )
})

/** The page is loaded anew, so that nothing of this person stays in its memory. */
async function leave(setLeaving: (leaving: boolean) => void): Promise<void> {
  setLeaving(true)
  await signOut()
  location.assign(BASE_PATH + LOGIN)
}
