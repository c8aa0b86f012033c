/** What a password must be, whoever sets it: long enough, not the account, not one sign repeated. Pure. */
import { CODES } from '../../../src/lib/wire'
import { Refusal } from '../../refusal'

export const LEAST = 8
export const MOST = 200

/** What is wrong with it; undefined where nothing is. */
export function wrongPassword(password: string, account = ''): string | undefined {
  if (password.length < LEAST || password.length > MOST) return `密码应为 ${LEAST} 到 ${MOST} 个字符`
  if (account !== '' && password.toLowerCase() === account.toLowerCase()) return '密码不能与账号相同'
  if (/^(.)\1*$/su.test(password) || '01234567890'.includes(password) || '09876543210'.includes(password)) return '密码太简单，请换一个'
  return undefined
}

/** @throws Refusal at the field that held it */
export function requirePassword(password: string, field: string, account = ''): void {
  const wrong = wrongPassword(password, account)
  if (wrong !== undefined) throw new Refusal(CODES.invalid, `${wrong}。`, { [field]: wrong })
}
