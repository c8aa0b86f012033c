import { Input } from 'antd'
import { asText, type InputProps } from '../../../../kinds/shared/input'

/** Browsers are told that it is a new password, so that they do not fill in the one they know. */
export function PasswordInput({ id, input, value, onChange, label }: InputProps) {
  return <Input.Password
    id={id} aria-label={label} value={asText(value)} maxLength={input.maxLength} disabled={input.readOnly} autoComplete="new-password"
    onChange={(event) => onChange?.(event.target.value)}
  />
}
