/** The pages that say why there is no page: unknown, not allowed. Both keep what stood behind the address. */
import { Button } from '../../ui/light/button'
import { Result } from '../../ui/light/result'
import { useLocation, useNavigate } from 'react-router'
import { HOME } from '../../app/config'

export function NotFound() {
  const navigate = useNavigate()
  return <Result
    className="state-notice" status="info" title="页面不存在" subTitle="地址可能写错了，或页面已被移走"
    extra={<Button type="primary" onClick={() => void navigate(HOME)}>回到首页</Button>}
  />
}

/**
 * @param why where an administrator reads which rule decides, and about whom they ask; left out for everybody else. The page that
 * was asked for comes in the state of the address, for the address itself says /page-not-authority.
 */
export function NotAllowed({ why }: { why?: { route: string; employee: string } }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const from = (state as { from?: unknown } | null)?.from
  const asked = typeof from === 'string' ? from : undefined
  return (
    <Result
      className="state-notice"
      status="warning"
      title="没有权限访问这个页面"
      subTitle={asked && !why ? `需要使用时，请把地址 ${asked} 告诉公司管理员开通` : '需要使用时，请联系公司管理员开通'}
      extra={[
        <Button key="home" type="primary" onClick={() => void navigate(HOME)}>回到首页</Button>,
        ...(why && asked
          ? [<Button key="why" onClick={() => void navigate(`${why.route}?${new URLSearchParams({ employee: why.employee, route: asked })}`)}>为什么看不到</Button>]
          : []),
      ]}
    />
  )
}
