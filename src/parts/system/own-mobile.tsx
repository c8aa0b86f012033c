/** One's own phone: whether it opens the account, and how it is changed or confirmed: by a code that is sent to it, and the password. */
import './own-mobile.css'
import { Button, Form, Input, Skeleton } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { usePort } from '../../engine/port'
import { CallError, messageOf } from '../../lib/call-error'
import { useNotices } from '../../ui/notices'

interface Own { mobile: string | null; confirmed: boolean; codes: 'real' | 'outbox' | 'none' }
interface Values { mobile: string; sms?: string; password: string }

/** A card part that asks auth.profile itself, and anew after a change. Where no codes are sent the password alone changes it. */
export default function OwnMobile() {
  const port = usePort()
  const [own, setOwn] = useState<Own>()
  const [failed, setFailed] = useState<string>()
  const [changing, setChanging] = useState(false)
  const load = useCallback(() => {
    port.call<Own>({ family: 'auth', call: 'profile' }, {}).then(
      (answer) => {
        setFailed(undefined)
        setOwn(answer)
      },
      (error: unknown) => setFailed(messageOf(error)),
    )
  }, [port])
  useEffect(load, [load])
  if (failed !== undefined) return <p className="form-refused" role="alert">{failed} <Button type="link" size="small" onClick={load}>重试</Button></p>
  if (!own) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  return (
    <div className="own-mobile">
      <p>
        <strong>{own.mobile ?? '没有填写'}</strong>
        {own.mobile === null ? null : (
          <span className={own.confirmed ? 'own-mobile-state is-confirmed' : 'own-mobile-state'}>{own.confirmed ? '已确认' : '未确认'}</span>
        )}
        <span className="cell-muted">{wordsOf(own)}</span>
      </p>
      {changing ? <Change own={own} onSaved={(saved) => { setOwn(saved); setChanging(false) }} onClose={() => setChanging(false)} /> : (
        <Button onClick={() => setChanging(true)}>{own.mobile === null ? '填写手机号' : own.confirmed || own.codes === 'none' ? '更换手机号' : '确认或更换手机号'}</Button>
      )}
    </div>
  )
}

function wordsOf({ mobile, confirmed, codes }: Own): string {
  if (codes === 'none') return '没有开通短信服务，手机号不能用来登录和找回密码'
  if (mobile === null) return '填写并确认后，可用来登录和找回密码'
  return confirmed ? '可用来登录和找回密码' : '用短信验证码确认后，才能用来登录和找回密码'
}

function Change({ own, onSaved, onClose }: { own: Own; onSaved: (saved: Own) => void; onClose: () => void }) {
  const port = usePort()
  const { message } = useNotices()
  const [form] = Form.useForm<Values>()
  const [busy, setBusy] = useState(false)
  const [wait, setWait] = useState(0)
  useEffect(() => {
    if (wait <= 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])
  const refuse = (error: unknown): void => {
    const fields = error instanceof CallError ? Object.entries(error.fields) : []
    form.setFields(fields.map(([name, says]) => ({ name: name as keyof Values, errors: [says] })))
    if (fields.length === 0) void message.error(messageOf(error))
  }
  const send = async (): Promise<void> => {
    try {
      const { mobile } = await form.validateFields(['mobile'])
      const sent = await port.call<{ wait: number }>({ family: 'auth', call: 'mobileSms' }, { mobile })
      setWait(sent.wait)
      void message.success('验证码已发送')
    } catch (error) {
      if (error instanceof Error) refuse(error)
    }
  }
  const save = async (values: Values): Promise<void> => {
    setBusy(true)
    try {
      onSaved(await port.call<Own>({ family: 'auth', call: 'profileSave' }, { ...values }))
      void message.success('手机号已保存')
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form<Values>
      form={form} name="own-mobile" layout="vertical" disabled={busy} initialValues={{ mobile: own.mobile ?? '' }}
      onFinish={(values) => void save(values)}
    >
      <Form.Item name="mobile" label="手机号" rules={[{ required: true, message: '请输入手机号' }]}>
        <Input type="tel" autoComplete="tel-national" maxLength={20} />
      </Form.Item>
      {own.codes === 'none' ? null : (
        <Form.Item label="验证码" required htmlFor="own-mobile_sms">
          <div className="own-mobile-code">
            <Form.Item name="sms" noStyle rules={[{ required: true, message: '请输入验证码' }]}>
              <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
            </Form.Item>
            <Button disabled={busy || wait > 0} onClick={() => void send()}>{wait > 0 ? `${wait} 秒后重发` : '获取验证码'}</Button>
          </div>
          {own.codes === 'outbox' ? <a className="own-mobile-outbox" href="/amazon/smsOutbox" target="_blank" rel="noreferrer">查看验证码（演示）</a> : null}
        </Form.Item>
      )}
      <Form.Item name="password" label="当前密码" rules={[{ required: true, message: '请输入当前密码' }]}><Input.Password autoComplete="current-password" /></Form.Item>
      <div className="own-mobile-foot"><Button type="primary" htmlType="submit" loading={busy}>保存手机号</Button><Button onClick={onClose}>取消</Button></div>
    </Form>
  )
}
