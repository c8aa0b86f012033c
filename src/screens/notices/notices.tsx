/** The pages that say why there is no page: unknown, not allowed. Both keep what stood behind the address. */
import { Button, Result } from 'antd'
import { useNavigate } from 'react-router'
import { HOME } from '../../app/config'

export function NotFound() {
  const navigate = useNavigate()
  return <Result className="state-notice" status="404" title="页面不存在" subTitle="地址可能写错了，或页面已被移走" extra={<Button type="primary" onClick={() => void navigate(HOME)}>回到首页</Button>} />
}

export function NotAllowed() {
  const navigate = useNavigate()
  return <Result className="state-notice" status="403" title="没有权限访问这个页面" subTitle="需要使用时，请联系公司管理员开通" extra={<Button type="primary" onClick={() => void navigate(HOME)}>回到首页</Button>} />
}
