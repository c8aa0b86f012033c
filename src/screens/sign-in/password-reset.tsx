/** A forgotten password, by the phone that the account names; shares the sign-in screen. */
import { Link, useNavigate } from 'react-router'
import { callNamed } from '../../app/services'
import { Door, DoorForm } from './door'
import { useDoorOptions } from './door-options'
import { Field, PasswordField } from './field'
import { SmsField } from './sms-field'
import { missing, useDoorForm, wrongMobile } from './use-door-form'

export default function PasswordReset() {
  const navigate = useNavigate()
  const options = useDoorOptions()
  const { values, wrong, failed, busy, set, check, run } = useDoorForm({ login_account: '', mobile: '', sms: '', new_password: '', again: '' })
  const send = (): void => {
    const bad = wrongMobile(values.mobile)
    const found = { ...missing(values, { login_account: '账号', sms: '验证码', new_password: '新密码' }), ...(bad === undefined ? {} : { mobile: bad }), ...(values.again === values.new_password ? {} : { again: '两次输入的密码不一样' }) }
    if (!check(found)) return
    const { again: _same, ...sent } = values
    void run(async () => {
      await callNamed({ family: 'auth', call: 'passwordReset' }, sent)
      await navigate('/login?reset=1', { replace: true })
    })
  }
  const isClosed = options?.sms === 'none'
  return (
    <Door
      title="重置密码"
      head={<p className="sign-in-lead">{isClosed ? '没有开通短信服务：请联系公司管理员，在“员工列表”里重新设置密码。' : '用账号绑定的手机号验证后设置新密码；已有的登录全部结束。'}</p>}
      foot={<><Link to="/login">返回登录</Link>{options?.sms === 'outbox' ? <Link to="/smsOutbox" target="_blank">查看验证码（演示）</Link> : null}</>}
    >
      {isClosed ? null : (
        <DoorForm busy={busy} failed={failed} submit="重置密码" submitting="正在重置…" onSubmit={send}>
          <Field label="账号" name="username" autoComplete="username" spellCheck={false} autoCapitalize="off" value={values.login_account} wrong={wrong.login_account} onChange={set('login_account')} />
          <Field label="手机号" name="mobile" type="tel" autoComplete="tel-national" value={values.mobile} wrong={wrong.mobile} onChange={set('mobile')} />
          <SmsField scene="reset" mobile={values.mobile} value={values.sms} wrong={wrong.sms} onChange={set('sms')} onWrongMobile={(words) => check({ mobile: words })} />
          <PasswordField label="新密码" name="new-password" autoComplete="new-password" placeholder="至少 8 位" value={values.new_password} wrong={wrong.new_password} onChange={set('new_password')} />
          <PasswordField label="再输入一次" name="again" autoComplete="new-password" value={values.again} wrong={wrong.again} onChange={set('again')} />
        </DoorForm>
      )}
    </Door>
  )
}
