/** A company of its own with its first administrator, who is then in. */
import { DoorLink, useQuery } from '../../app/door-place'
import { Door, DoorForm } from './door'
import { useDoorOptions } from './door-options'
import { loadSigningIn, useEntering } from './entering'
import { Field, PasswordField } from './field'
import { SmsField } from './sms-field'
import { missing, useDoorForm, wrongMobile } from './use-door-form'

/** Where codes reach phones the phone is proven first; where companies cannot be registered it says so. */
export default function Register() {
  const address = useQuery()
  const options = useDoorOptions()
  const { enter, alert } = useEntering(address.get('from'))
  const { values, wrong, failed, busy, set, check, run } =
    useDoorForm({ company_name: '', name: '', login_account: '', mobile: '', sms: '', password: '', again: '' })
  // A phone is proven where codes reach phones; what anybody can read on a page proves nothing.
  const needsCode = options?.sms === 'real'
  const send = (): void => {
    const bad = wrongMobile(values.mobile)
    const labels = { company_name: '公司名称', name: '姓名', login_account: '登录账号', password: '密码', ...(needsCode ? { sms: '验证码' } : {}) }
    const found = {
      ...missing(values, labels), ...(bad === undefined ? {} : { mobile: bad }), ...(values.again === values.password ? {} : { again: '两次输入的密码不一样' }),
    }
    if (!check(found)) return
    const { again: _same, sms, ...sent } = values
    void run(async () => enter(await (await loadSigningIn()).register({ ...sent, ...(needsCode ? { sms } : {}) })))
  }
  const isClosed = options?.registration === false
  return (
    <Door
      title="注册公司"
      head={<p
        className="sign-in-lead"
      >{isClosed ? '这里没有开放注册，请联系公司管理员开通账号。' : `注册后您是公司的管理员，数据只属于您的公司。${needsCode || options === undefined ? '' : '这里没有短信服务：手机号不会验证，也不能用来登录和找回密码，请记好密码。'}`}</p>}
      foot={<DoorLink to="/login">已有账号，去登录</DoorLink>}
    >
      {isClosed ? null : (
        <DoorForm busy={busy} failed={failed} submit="注册并进入" submitting="正在注册…" onSubmit={send}>
          <Field
            label="公司名称" name="organization" autoComplete="organization" maxLength={60} value={values.company_name} wrong={wrong.company_name}
            onChange={set('company_name')}
          />
          <div className="sign-in-pair">
            <Field label="姓名" name="name" autoComplete="name" maxLength={40} value={values.name} wrong={wrong.name} onChange={set('name')} />
            <Field
              label="登录账号" name="username" autoComplete="username" spellCheck={false} autoCapitalize="off" maxLength={80} placeholder="字母、数字"
              value={values.login_account} wrong={wrong.login_account} onChange={set('login_account')}
            />
          </div>
          <Field label="手机号" name="mobile" type="tel" autoComplete="tel-national" value={values.mobile} wrong={wrong.mobile} onChange={set('mobile')} />
          {needsCode ? <SmsField
            scene="register" mobile={values.mobile} value={values.sms} wrong={wrong.sms} onChange={set('sms')}
            onWrongMobile={(words) => check({ mobile: words })}
          /> : null}
          <div className="sign-in-pair">
            <PasswordField
              label="密码" name="new-password" autoComplete="new-password" placeholder="至少 8 位" value={values.password} wrong={wrong.password}
              onChange={set('password')}
            />
            <PasswordField label="再输入一次" name="again" autoComplete="new-password" value={values.again} wrong={wrong.again} onChange={set('again')} />
          </div>
        </DoorForm>
      )}
      {alert}
    </Door>
  )
}
