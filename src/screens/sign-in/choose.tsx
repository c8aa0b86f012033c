/** One phone or account stands for several people: which of them signs in? */
import type { Choice } from '../../app/signing-in'
import { useWork } from '../../ui/use-work'
import { Door } from './door'

interface Props {
  choices: Choice[]
  onChoose: (employeeId: string) => Promise<void>
  onBack: () => void
}

/** `onChoose` gets the employee's id and signs in; what it throws is said below. */
export default function Choose({ choices, onChoose, onBack }: Props) {
  const { busy, failed, work } = useWork()
  const choose = (id: string): Promise<void> => work(() => onChoose(id))
  return (
    <Door
      title="选择公司" head={<p className="sign-in-lead">您在多家公司有账号，请选择要登录的一个。</p>}
      foot={<button type="button" className="sign-in-back" onClick={onBack}>返回登录</button>}
    >
      <ul className="sign-in-choices">
        {choices.map(({ employee_id: id, company, name }) => (
          <li key={id}><button type="button" disabled={busy} onClick={() => void choose(id)}><strong>{company}</strong><span>{name}</span></button></li>
        ))}
      </ul>
      <div className="sign-in-failed" role="alert">{failed}</div>
    </Door>
  )
}
