/** Sign-in by a phone and the code that it was sent. */
import { useEffect, useRef } from 'react'
import type { Credentials } from '../../app/signing-in'
import { DoorForm } from './door'
import { Field } from './field'
import { SmsField } from './sms-field'
import { missing, useDoorForm, wrongMobile } from './use-door-form'

/** `onSend` signs in; what it throws stands at its field or above the button. `isDemo`: codes are read on a page, and no phone gets one. */
export default function BySms({ isDemo, onSend }: { isDemo: boolean; onSend: (credentials: Credentials) => Promise<void> }) {
  const { values, wrong, failed, busy, set, check, run } = useDoorForm({ mobile: '', sms: '' })
  const mobile = useRef<HTMLInputElement>(null)
  useEffect(() => mobile.current?.focus(), [])
  const send = (): void => {
    const bad = wrongMobile(values.mobile)
    if (!check({ ...(bad === undefined ? {} : { mobile: bad }), ...missing(values, { sms: '验证码' }) })) return
    void run(() => onSend({ mobile: values.mobile.trim(), sms: values.sms.trim() }))
  }
  return (
    <DoorForm busy={busy} failed={failed} submit="登录" submitting="正在登录…" onSubmit={send}>
      {isDemo ? <p className="sign-in-note">没有短信服务：只有演示公司的手机号收得到验证码（点下面的“查看验证码”），其他公司请用密码登录</p> : null}
      <Field
        label="手机号" name="mobile" type="tel" autoComplete="tel-national" inputRef={mobile} value={values.mobile} wrong={wrong.mobile}
        onChange={set('mobile')}
      />
      <SmsField
        scene="login" mobile={values.mobile} value={values.sms} wrong={wrong.sms} onChange={set('sms')}
        onWrongMobile={(words) => check({ mobile: words })}
      />
    </DoorForm>
  )
}
