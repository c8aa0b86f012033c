/** One field of the door's forms: label, native input, what is wrong with it. */
import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  value: string
  wrong?: string | undefined
  onChange: (value: string) => void
  /** Stands at the right end of the input. */
  beside?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** `onChange` gets the text; everything else is the native input's. `wrong` is read out with the input. */
export function Field({ label, value, wrong, onChange, beside, inputRef, ...input }: Props) {
  const id = useId()
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <div className="sign-in-input">
        <input
          {...input} id={id} ref={inputRef} value={value} aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-wrong`} onChange={(event) => onChange(event.target.value)}
        />
        {beside}
      </div>
      <span className="sign-in-field-error" id={`${id}-wrong`}>{wrong}</span>
    </div>
  )
}

/** A password, which can be looked at while it is typed. */
export function PasswordField(props: Omit<Props, 'type' | 'beside'>) {
  const [isShown, setShown] = useState(false)
  return <Field
    {...props} type={isShown ? 'text' : 'password'} spellCheck={false}
    beside={<button type="button" className="sign-in-beside" aria-pressed={isShown} onClick={() => setShown(!isShown)}>{isShown ? '隐藏' : '显示'}</button>}
  />
}
