/** A forgotten password, by the phone that the account names or by a link that an administrator gave; shares the sign-in screen. */
import { useEffect, useState } from 'react'
import { DoorLink, go, useHash } from '../../app/door-place'
import { callNamed } from '../../app/services'
import type { Entered } from '../../app/signing-in'
import { messageOf } from '../../lib/call-error'
import { Door, DoorForm } from './door'
import { useDoorOptions } from './door-options'
import { loadSigningIn, useEntering } from './entering'
import { Field, PasswordField } from './field'
import { SmsField } from './sms-field'
import { missing, useDoorForm, wrongMobile } from './use-door-form'

/** The secret stands behind the #, which browsers send to nobody. */
const keyIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('key')

/** A `key` behind the # means a link, which tells who it is for and signs them in after; by phone one goes on to sign-in. */
export default function PasswordReset() {
  const key = keyIn(useHash())
  return key === null ? <ByPhone /> : <ByLink key={key} secret={key} />
}

function ByPhone() {
  const options = useDoorOptions()
  const { values, wrong, failed, busy, set, check, run } = useDoorForm({ login_account: '', mobile: '', sms: '', new_password: '', again: '' })
  const send = (): void => {
    const bad = wrongMobile(values.mobile)
    const found = {
      ...missing(values, { login_account: '账号', sms: '验证码', new_password: '新密码' }), ...(bad === undefined ? {} : { mobile: bad }),
      ...(values.again === values.new_password ? {} : { again: '两次输入的密码不一样' }),
    }
    if (!check(found)) return
    const { again: _same, ...sent } = values
    void run(async () => {
      await callNamed({ family: 'auth', call: 'passwordReset' }, sent)
      go('/login?reset=1', { replace: true })
    })
  }
  const isClosed = options?.sms === 'none'
  return (
    <Door
      title="重置密码"
      head={<p className="sign-in-lead">{isClosed
        ? '没有开通短信服务：请联系公司管理员，由他在“员工列表”里为您生成设置密码的一次性链接。'
        : `用账号绑定的手机号验证后设置新密码；已有的登录全部结束。${options?.sms === 'outbox' ? '没有短信服务：只有演示公司的手机号收得到验证码，其他公司请联系管理员生成一次性链接。' : ''}`}</p>}
      foot={<><DoorLink to="/login">返回登录</DoorLink>{options?.sms === 'outbox' ? <DoorLink to="/smsOutbox" target="_blank">查看验证码（演示）</DoorLink> : null}</>}
    >
      {isClosed ? null : (
        <DoorForm busy={busy} failed={failed} submit="重置密码" submitting="正在重置…" onSubmit={send}>
          <Field
            label="账号" name="username" autoComplete="username" spellCheck={false} autoCapitalize="off" value={values.login_account}
            wrong={wrong.login_account} onChange={set('login_account')}
          />
          <Field label="手机号" name="mobile" type="tel" autoComplete="tel-national" value={values.mobile} wrong={wrong.mobile} onChange={set('mobile')} />
          <SmsField
            scene="reset" mobile={values.mobile} value={values.sms} wrong={wrong.sms} onChange={set('sms')}
            onWrongMobile={(words) => check({ mobile: words })}
          />
          <PasswordField
            label="新密码" name="new-password" autoComplete="new-password" placeholder="至少 8 位" value={values.new_password} wrong={wrong.new_password}
            onChange={set('new_password')}
          />
          <PasswordField label="再输入一次" name="again" autoComplete="new-password" value={values.again} wrong={wrong.again} onChange={set('again')} />
        </DoorForm>
      )}
    </Door>
  )
}

/** Whose password a one-time link sets. @throws CallError for one that is used or too old */
function linkOwner(key: string): Promise<{ login_account: string; name: string; company: string }> {
  return callNamed({ family: 'auth', call: 'linkOwner' }, { key })
}

/** Whoever has just set their password is in with it; undefined where the door asks for more (which company), or does not open. */
async function signInAtOnce(account: string, password: string): Promise<Entered | undefined> {
  try {
    const { signIn } = await loadSigningIn()
    const entered = await signIn({ login_account: account, password })
    return 'choices' in entered ? undefined : entered
  } catch {
    return undefined
  }
}

/** Whose link it is stands there before a password is asked for; a link that is over says so. */
function ByLink({ secret }: { secret: string }) {
  const [owner, setOwner] = useState<{ login_account: string; name: string; company: string }>()
  const [over, setOver] = useState<string>()
  const { enter, alert } = useEntering(null)
  const { values, wrong, failed, busy, set, check, run } = useDoorForm({ new_password: '', again: '' })
  useEffect(() => {
    linkOwner(secret).then(setOwner, (error: unknown) => setOver(messageOf(error)))
  }, [secret])
  const send = (): void => {
    if (!check({ ...missing(values, { new_password: '新密码' }), ...(values.again === values.new_password ? {} : { again: '两次输入的密码不一样' }) })) return
    void run(async () => {
      await callNamed({ family: 'auth', call: 'linkPassword' }, { key: secret, new_password: values.new_password })
      const entered = owner && (await signInAtOnce(owner.login_account, values.new_password))
      if (entered) await enter(entered)
      else go('/login?reset=1', { replace: true })
    })
  }
  return (
    <Door
      title="设置密码"
      head={<p
        className="sign-in-lead" role={over === undefined ? undefined : 'alert'}
      >{over ?? (owner ? `${owner.company}，${owner.name}（账号 ${owner.login_account}）：设置新密码后直接进入系统，已有的登录全部结束。` : '正在核对链接…')}</p>}
      foot={<DoorLink to="/login">返回登录</DoorLink>}
    >
      {owner ? (
        <DoorForm busy={busy} failed={failed} submit="设置密码" submitting="正在设置…" onSubmit={send}>
          <input type="hidden" name="username" autoComplete="username" value={owner.login_account} readOnly />
          <PasswordField
            label="新密码" name="new-password" autoComplete="new-password" placeholder="至少 8 位，不要用常见密码" value={values.new_password}
            wrong={wrong.new_password} onChange={set('new_password')}
          />
          <PasswordField label="再输入一次" name="again" autoComplete="new-password" value={values.again} wrong={wrong.again} onChange={set('again')} />
        </DoorForm>
      ) : null}
      {alert}
    </Door>
  )
}
