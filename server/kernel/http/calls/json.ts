/**
 * JSON of a request, measured before it is parsed: what is nested or long beyond every honest question is refused here,
 * so that no validator or planner behind has to walk it. It knows nothing of calls.
 */
import { HttpRefusal } from '../../asker/refusal'

/** Lists and objects within one another. A filter has at most 20 levels, each of an object and its list. */
const MAX_NESTING = 64
/** Values, lists and objects of one body: four times a filter by 10 000 values and a bulk edit of as many rows. */
const MAX_NODES = 200_000

const UTF8 = new TextDecoder('utf-8', { fatal: true })
const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\,[]{}'].map((sign) => sign.charCodeAt(0))

/**
 * The text of a body, whose structure is small enough to be parsed and walked.
 * @throws HttpRefusal 400 for bytes that are no UTF-8 and for deep nesting, 413 for too many values
 */
export function measuredText(bytes: Buffer): string {
  measure(bytes)
  try {
    return UTF8.decode(bytes)
  } catch {
    throw new HttpRefusal(400, '请求体不是合法的 UTF-8 文字，请用 UTF-8 编码发送')
  }
}

/** Signs of JSON's structure are single bytes in UTF-8 and part of no other letter. */
function measure(bytes: Uint8Array): void {
  let depth = 0
  let nodes = 1
  let inText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (inText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) {
      inText = true
    } else if (byte === COMMA) {
      nodes += 1
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1
      nodes += 1
      if (depth > MAX_NESTING) throw new HttpRefusal(400, `请求内容嵌套太深：最多 ${MAX_NESTING} 层`)
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth -= 1
    }
  }
  if (nodes > MAX_NODES) throw new HttpRefusal(413, `请求内容太多：最多 ${MAX_NODES / 10_000} 万个值，请分几次发送`)
}
