/** The code that was sent to a phone, and the button that sends one; it says how long until the next. */
import { useEffect, useState } from 'react'
import { callNamed } from '../../app/services'
import { messageOf } from '../../lib/call-error'
import { Field } from './field'
import { wrongMobile } from './use-door-form'

interface Props {
  mobile: string
  scene: 'login' | 'register' | 'reset'
  value: string
  wrong?: string | undefined
  onChange: (value: string) => void
  /** What is wrong with the phone, told at its field. */
  onWrongMobile: (words: string) => void
}

/** `scene` says what the code is good for; how long until the next is the server's answer, in seconds. */
export function SmsField({ mobile, scene, value, wrong, onChange, onWrongMobile }: Props) {
  const [wait, setWait] = useState(0)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ words: string; isBad: boolean }>()
  useEffect(() => {
    if (wait <= 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])

  const send = async (): Promise<void> => {
    const bad = wrongMobile(mobile)
    if (bad !== undefined) return onWrongMobile(bad)
    setBusy(true)
    setSaid(undefined)
    try {
      const sent = await callNamed<{ expire: number; wait: number }>({ family: 'auth', call: 'sendSms' }, { mobile, scene })
      setWait(sent.wait)
      setSaid({ words: scene === 'register' ? `验证码已发送，${Math.round(sent.expire / 60)} 分钟内有效` : '已发送；手机号没有绑定账号时不会收到', isBad: false })
    } catch (error) {
      setSaid({ words: messageOf(error), isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Field
        label="验证码" name="sms" inputMode="numeric" autoComplete="one-time-code" maxLength={6} value={value}
        wrong={wrong ?? (said?.isBad ? said.words : undefined)} onChange={onChange}
        beside={<button
          type="button" className="sign-in-beside" disabled={busy || wait > 0} onClick={() => void send()}
        >{wait > 0 ? `${wait} 秒后重发` : '获取验证码'}</button>}
      />
      <span className="sign-in-said" role="status">{said && !said.isBad ? said.words : ''}</span>
    </>
  )
}
