/** Sign-in: native controls, so that it is there at once; what comes after is loaded meanwhile. */
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { DoorLink, go, useQuery } from '../../app/door-place'
import type { Choice, Credentials } from '../../app/signing-in'
import { readToken, readUser } from '../../data/session-store'
import { messageOf } from '../../lib/call-error'
import { Door, DoorForm } from './door'
import { useDoorOptions } from './door-options'
import { homeOf, loadBySms, loadSigningIn, useEntering } from './entering'
import { Field, PasswordField } from './field'
import { missing, useDoorForm } from './use-door-form'

// What few are asked is fetched while the server judges what they typed.
const loadChangeFirst = () => import('./change-first')
const ChangeFirst = lazy(loadChangeFirst)
const loadChoose = () => import('./choose')
const Choose = lazy(loadChoose)
const BySms = lazy(loadBySms)

const WAYS = [{ way: 'password', label: '密码登录' }, { way: 'sms', label: '短信登录' }] as const
type Way = (typeof WAYS)[number]['way']
/** What the person is asked for: who they are, which of several, or a password of their own. */
type Step = { is: 'ask' } | { is: 'choose'; choices: Choice[]; credentials: Credentials } | { is: 'change'; old?: string }

/** `from` of the address is where one comes after; whoever is in already is led there at once. The code of phones is offered where there are codes. */
export default function SignIn() {
  const address = useQuery()
  const from = address.get('from')
  const [way, setWay] = useState<Way>('password')
  const options = useDoorOptions()
  const { enter, alert } = useEntering(from)
  const to = homeOf(from)
  const [step, setStep] = useState<Step>(() => (readToken() && readUser()?.mustChangePassword ? { is: 'change' } : { is: 'ask' }))
  useEffect(() => {
    if (readToken() && step.is !== 'change') go(to, { replace: true })
    // Only on arrival: while one comes in, the entering itself says where to go.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const come = async (credentials: Credentials): Promise<void> => {
    const { signIn } = await loadSigningIn()
    const asked = signIn(credentials)
    void Promise.allSettled([loadChangeFirst(), loadChoose()])
    const entered = await asked
    if ('choices' in entered) return setStep({ is: 'choose', choices: entered.choices, credentials })
    if ('mustChange' in entered) return setStep({ is: 'change', ...('password' in credentials ? { old: credentials.password } : {}) })
    await enter(entered)
  }
  const query = from === null ? '' : `?from=${encodeURIComponent(from)}`
  if (step.is === 'choose') {
    return <Choose choices={step.choices} onBack={() => setStep({ is: 'ask' })} onChoose={(id) => come({ ...step.credentials, employee_id: id })} />
  }
  if (step.is === 'change') return <><ChangeFirst old={step.old} onChanged={enter} />{alert}</>
  return (
    <Door
      title="登录"
      head={options?.passwordOnly ? null : <Ways way={way} onChoose={setWay} />}
      foot={options?.passwordOnly ? null : <><DoorLink to="/passwordReset">忘记密码</DoorLink>{options?.registration ? (
        <DoorLink to={`/register${query}`}>注册公司</DoorLink>
      ) : null}{options?.sms === 'outbox' && way === 'sms' ? <DoorLink to="/smsOutbox" target="_blank">查看验证码（演示）</DoorLink> : null}</>}
    >
      <div id="sign-in-panel" role="tabpanel">
        {address.get('reset') === '1' ? <p className="sign-in-note" role="status">密码已重置，请用新密码登录</p> : null}
        {way === 'password'
          ? <ByPassword onSend={come} />
          : options?.sms === 'none'
          ? <p className="sign-in-note">没有开通短信服务，请使用账号密码登录</p>
          : <Suspense><BySms isDemo={options?.sms === 'outbox'} onSend={come} /></Suspense>}
      </div>
      {alert}
    </Door>
  )
}

function Ways({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const next = WAYS.find((one) => one.way !== way)!.way
    onChoose(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-way="${next}"]`)?.focus()
  }
  return (
    <div className="sign-in-ways" role="tablist" aria-label="登录方式" onKeyDown={pressed}>
      {WAYS.map((one) => (
        <button
          key={one.way} type="button" role="tab" data-way={one.way} aria-selected={way === one.way} aria-controls="sign-in-panel"
          tabIndex={way === one.way ? 0 : -1} onClick={() => onChoose(one.way)}
        >{one.label}</button>
      ))}
    </div>
  )
}

function ByPassword({ onSend }: { onSend: (credentials: Credentials) => Promise<void> }) {
  const { values, wrong, failed, busy, set, check, run } = useDoorForm({ login_account: '', password: '' })
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => account.current?.focus(), [])
  const send = (): void => {
    if (!check(missing(values, { login_account: '账号', password: '密码' }))) return
    void run(() => onSend({ login_account: values.login_account.trim(), password: values.password }), (error) => {
      password.current?.select()
      return messageOf(error)
    })
  }
  return (
    <DoorForm busy={busy} failed={failed} submit="登录" submitting="正在登录…" onSubmit={send}>
      <Field
        label="账号" name="username" autoComplete="username" spellCheck={false} autoCapitalize="off" inputRef={account} value={values.login_account}
        wrong={wrong.login_account} onChange={set('login_account')}
      />
      <PasswordField
        label="密码" name="password" autoComplete="current-password" inputRef={password} value={values.password} wrong={wrong.password}
        onChange={set('password')}
      />
    </DoorForm>
  )
}
