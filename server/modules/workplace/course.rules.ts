/** Rules of courses: a course leads somewhere. Run at the end of a write, in its transaction. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { WriteRule } from '../../kernel/write/write.rules'

/** @throws Refusal for a link that no browser opens */
const courses: WriteRule = async (_writing, written) => {
  for (const { after } of written) {
    if (after && !/^https?:\/\/[^\s/]+/i.test(String(after.link))) {
      throw new Refusal(CODES.invalid, '链接应以 http:// 或 https:// 开头', { link: '应以 http:// 或 https:// 开头' })
    }
  }
}

export const COURSE_RULES: Record<string, WriteRule> = { course: courses }
