/** What a password must be, whoever sets it: long enough, not the account or phone, not what everybody tries first. Pure. */
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../asker/refusal'
import { isCommonPassword } from './common-passwords'

const LEAST = 8
/** The longest password, in characters after NFKC. */
const MOST = 200

/** Whose password it is, as far as others know of them. */
export interface Owner {
  account?: string
  mobile?: string | null
}

/** Rows of keys and signs, along which no password runs. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '!@#$%^&*()']

/** What is wrong with it; undefined where nothing is. */
export function wrongPassword(password: string, { account = '', mobile }: Owner = {}): string | undefined {
  const text = password.normalize('NFKC').toLowerCase()
  if (text.length < LEAST || text.length > MOST) return `密码应为 ${LEAST} 到 ${MOST} 个字符`
  if (account !== '' && text === account.normalize('NFKC').trim().toLowerCase()) return '密码不能与账号相同'
  if (mobile && text === mobile) return '密码不能是手机号'
  if (/^\d+$/.test(text) && !isSimple(text)) return '密码不能只有数字，请加上字母或符号'
  return isSimple(text) || isCommonPassword(text) ? '密码太简单，请换一个' : undefined
}

/** One part repeated, or a run of neighbours, forwards or backwards. */
function isSimple(text: string): boolean {
  if (/^(.{1,4}?)\1+$/su.test(text)) return true
  const backwards = [...text].reverse().join('')
  return RUNS.some((run) => (run + run).includes(text) || (run + run).includes(backwards))
}

/** @throws Refusal at the field that held it */
export function requirePassword(password: string, field: string, owner: Owner = {}): void {
  const wrong = wrongPassword(password, owner)
  if (wrong !== undefined) throw new Refusal(CODES.invalid, `${wrong}。`, { [field]: wrong })
}
