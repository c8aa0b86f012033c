import { describe, expect, it } from 'vitest'
import { wrongPassword } from './password-rule'

describe('a password', () => {
  it.each(
    [
      'short-1', '12345678', '87654321', 'aaaaaaaa', 'abababab', '12341234', 'qwertyuiop', 'Password1', 'P@ssw0rd', 'admin123', 'woaini520',
      '1qaz2wsx', 'Amazon2025', 'abcdefgh', '84729103', 'passwordpassword',
    ],
  )('is not %s', (password) => {
    expect(wrongPassword(password)).toMatch(/^密码/)
  })

  it('is neither the account nor the phone of its owner', () => {
    expect(wrongPassword('Wang.Xiaoming', { account: ' wang.xiaoming ' })).toBe('密码不能与账号相同')
    expect(wrongPassword('Wang.Xiaoming', { account: 'ｗａｎｇ.xiaoming' })).toBe('密码不能与账号相同')
    expect(wrongPassword('13900000001', { mobile: '13900000001' })).toBe('密码不能是手机号')
    expect(wrongPassword('13900000001')).toContain('只有数字')
  })

  it.each(['a-new-password', 'lilei-password', '三只小猪去赶集吧', 'k7#mPq2x', 'correct horse'])('may be %s', (password) => {
    expect(wrongPassword(password, { account: 'lilei', mobile: '13900000001' })).toBeUndefined()
  })
})
