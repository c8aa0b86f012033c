/**
 * Passwords that everybody tries first: common words with what people add to them, runs of keys, days and numbers that
 * mean something. Made by rule from a short list, so that it stays readable. Pure.
 */

/** What common passwords are made of: English, the keyboard, pinyin, what an office and this product are about. */
const WORDS = [
  'password', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'pass', 'passwd', 'admin', 'administrator', 'root', 'system', 'manager', 'master', 'guest', 'test',
  'user', 'login', 'welcome', 'letmein',
  'changeme', 'default', 'secret', 'hello', 'monkey', 'dragon', 'sunshine', 'princess', 'superman', 'batman', 'football', 'michael', 'iloveyou', 'love',
  'qwerty', 'qwertyuiop', 'qwer', 'asdf', 'asdfgh',
  'asdfghjkl', 'zxcvbn', 'zxcvbnm', 'qazwsx', 'qazwsxedc', '1qaz2wsx', '1q2w3e', '1q2w3e4r', '1q2w3e4r5t', 'q1w2e3r4', 'abc', 'abcd', 'abcdef', 'abcdefg',
  'abcdefgh', 'aaa', 'a', 'aa', 'aaaa', 'qq', 'wang', 'li', 'zhang',
  'woaini', 'woaiwojia', 'wodemima', 'mima', 'nihao', 'zhongguo', 'beijing', 'shanghai', 'shenzhen', 'guangzhou', 'hangzhou', 'gongsi', 'caiwu', 'kuaidi',
  'laoban', 'huanying', 'amazon', 'seller', 'erp', 'company',
  'summer', 'winter', 'spring', 'autumn', 'google', 'apple', 'china', 'iphone', 'huawei', 'taobao', 'alibaba', 'weixin', 'wechat',
]
const ENDS = [
  '', '0', '1', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '123456789', '321', '11', '111', '1111', '000', '0000', '01', '007', '66',
  '666', '6666', '88', '888', '8888', '999', '520', '5201314', '1314', '1688', '168',
  '!', '@', '#', '.', '1!', '@1', '@12', '@123', '@1234', '@123456', '#123', '_123', '.123', '123!', '123@', '123.', '1234!', '!@#', '!@#$', 'abc', 'a',
  'qwe', 'qwer', 'asd',
  ...Array.from({ length: 41 }, (_each, at) => String(1990 + at)),
  ...Array.from({ length: 21 }, (_each, at) => `@${2015 + at}`),
]
const WHOLE = [
  'a1b2c3d4', 'abc12345', 'abcd1234', 'q1w2e3r4t5', 'qwe123456', 'asd123456', 'zxc123456', 'qwer1234', 'asdf1234', '123qweasd', '123456abc',
  '123456aa', '1234qwer', '123456qq', 'trustno1', 'whatever', 'starwars', 'baseball', 'computer', 'internet',
]

let known: ReadonlySet<string> | undefined

/** Is it one of those? Whatever its case. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    [
      ...WHOLE,
      ...WORDS.flatMap((word) => [...ENDS.map((end) => word + end), ...ENDS.filter((end) => /^\d+$/.test(end)).map((end) => end + word), word + word])
    ],
  )
  return known.has(password.toLowerCase())
}
