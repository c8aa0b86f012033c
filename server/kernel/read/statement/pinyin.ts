/** Chinese names by how they sound: "meiguo", "mgyd" and "meig" find 美国一店. No SQL here. */
import { match } from 'pinyin-pro'
import { plainly } from '../../../../contract/plainly'

/** Names that are listened to at most; where there are more, only their letters are searched. */
export const MOST_NAMES = 3000

/** Only Latin letters can be pinyin; one letter finds too much to be worth it. */
export function soundsLikePinyin(keyword: string): boolean {
  return /^[a-z' _-]{2,40}$/i.test(keyword)
}

/** True where the letters are the pinyin, its beginnings or the first letters of a stretch of the name. */
export function soundsLike(name: string, keyword: string): boolean {
  return match(plainly(name), plainly(keyword), { continuous: true, precision: 'start' }) !== null
}
