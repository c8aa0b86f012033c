/** A password that an administrator set becomes the person's own before anything else; the one they just typed is not asked again. */
import type { Entered } from '../../app/signing-in'
import { signOut } from '../../app/services'
import { BASE_PATH, LOGIN } from '../../app/config'
import { Door, DoorForm } from './door'
import { loadSigningIn } from './entering'
import { PasswordField } from './field'
import { missing, useDoorForm } from './use-door-form'

interface Props {
  /** The password that was just typed. */
  old?: string | undefined
  onChanged: (entered: Entered) => Promise<void>
}

/** `old` left out (after a reload): it is asked for too. One may sign out instead; `onChanged` leads in. */
export default function ChangeFirst({ old, onChanged }: Props) {
  const { values, wrong, failed, busy, set, check, run } = useDoorForm({ old_password: old ?? '', new_password: '', again: '' })
  const send = (): void => {
    const found = {
      ...missing(values, { old_password: '当前密码', new_password: '新密码' }), ...(values.again === values.new_password ? {} : { again: '两次输入的密码不一样' }),
    }
    if (!check(found)) return
    void run(async () => onChanged(await (await loadSigningIn()).changeFirst({ old_password: values.old_password, new_password: values.new_password })))
  }
  const leave = async (): Promise<void> => {
    await signOut()
    location.assign(BASE_PATH + LOGIN)
  }
  return (
    <Door
      title="设置自己的密码"
      head={<p className="sign-in-lead">您的密码是管理员设置的，请先改成只有自己知道的密码，然后继续。</p>}
      foot={<button type="button" className="sign-in-back" onClick={() => void leave()}>退出登录</button>}
    >
      <DoorForm busy={busy} failed={failed} submit="保存并继续" submitting="正在保存…" onSubmit={send}>
        {old === undefined || wrong.old_password !== undefined ? <PasswordField
          label="当前密码" name="password" autoComplete="current-password" value={values.old_password} wrong={wrong.old_password}
          onChange={set('old_password')}
        /> : null}
        <PasswordField
          label="新密码" name="new-password" autoComplete="new-password" placeholder="至少 8 位，不要用常见密码" value={values.new_password} wrong={wrong.new_password}
          onChange={set('new_password')}
        />
        <PasswordField label="再输入一次" name="again" autoComplete="new-password" value={values.again} wrong={wrong.again} onChange={set('again')} />
      </DoorForm>
    </Door>
  )
}
