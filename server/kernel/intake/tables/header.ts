/** Header names made comparable: case, spaces, widths, marks, currencies and spellings that vary between downloads fall away. */
const CURRENCY = /\((?:[$€£¥￥₹]|[a-z]{2}\$|usd|eur|gbp|cad|mxn|jpy|cny|aud|inr|sek|pln|brl|try|aed|sar|sgd|美元|人民币|欧元|英镑|日元)\)/g

/**
 * "7 Day Total Sales ($)" → "7 day total sales", "fulfillment_center" → "fulfillment center", "Data/Ora:" → "data/ora".
 * NFKC makes full-width brackets, letters and half-width kana the same as their everyday forms.
 */
export function normaliseHeader(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\ufeff\u200b\u200e\u200f]/g, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .replace(CURRENCY, ' ')
    .replace(/[\s_\-–—]+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .trim()
    .replace(/\s*:$/, '')
    .replace(/^["']+|["']+$/g, '')
}
