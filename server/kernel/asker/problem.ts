/** How a question is refused: HTTP 400 with a sentence that names the field and says how to put it right. */
import { HttpRefusal } from './refusal'

/** A 400 to be thrown by whoever found the mistake. @param message Chinese, told to the asker as it is */
export function malformed(message: string): HttpRefusal {
  return new HttpRefusal(400, message)
}

/** One answer for a field that does not exist and one that the asker must not see: neither is given away. */
export function noSuchField(owner: string, path: string): HttpRefusal {
  return malformed(`「${owner}」没有字段「${path.slice(0, 80)}」，或没有查看它的权限`)
}
