/** Sign-in: native controls, so that it is there at once; what comes after is loaded meanwhile. */
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { APP_NAME, HOME, LOGIN } from '../../app/config'
import { signIn } from '../../app/services'
import { readToken } from '../../data/session-store'
import { CallError, messageOf } from '../../lib/call-error'
import './sign-in.css'

/** Only a path of this app: an address from outside must not lead elsewhere. */
function destination(from: string | null): string {
  return from && /^\/[^/\\]/.test(from) && !from.startsWith(LOGIN) ? from : HOME
}

export function SignIn() {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const [fields, setFields] = useState<Record<string, string>>({})
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const accountId = useId()
  const passwordId = useId()
  const to = destination(address.get('from'))

  useEffect(() => {
    document.title = `登录 - ${APP_NAME}`
    if (readToken()) void navigate(to, { replace: true })
    else account.current?.focus()
  }, [navigate, to])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const name = account.current?.value.trim() ?? ''
    const secret = password.current?.value ?? ''
    const missing = { ...(name ? {} : { login_account: '请输入账号' }), ...(secret ? {} : { password: '请输入密码' }) }
    setFields(missing)
    setFailed(undefined)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      await signIn(name, secret)
      await navigate(to, { replace: true })
    } catch (error) {
      setFailed(messageOf(error).startsWith('登录失败') || !(error instanceof CallError && error.failure === 'refused') ? messageOf(error) : `登录失败：${messageOf(error)}`)
      password.current?.select()
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className="sign-in">
      <section className="sign-in-about" aria-hidden="true">
        <h1>{APP_NAME}</h1>
        <p>亚马逊卖家的广告、FBA、销售与财务，<br />每一笔都与后台报告对得上。</p>
      </section>
      <form className="sign-in-form" onSubmit={(event) => void submit(event)} noValidate>
        <h2>登录</h2>
        <label htmlFor={accountId}>账号</label>
        <input id={accountId} ref={account} name="username" autoComplete="username" spellCheck={false} autoCapitalize="off" aria-invalid={'login_account' in fields} />
        <span className="sign-in-field-error">{fields['login_account']}</span>
        <label htmlFor={passwordId}>密码</label>
        <input id={passwordId} ref={password} name="password" type="password" autoComplete="current-password" aria-invalid={'password' in fields} />
        <span className="sign-in-field-error">{fields['password']}</span>
        <div className="sign-in-failed" role="alert">{failed}</div>
        <button type="submit" disabled={busy}>{busy ? '正在登录…' : '登录'}</button>
      </form>
    </main>
  )
}
