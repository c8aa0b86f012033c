/** What Amazon takes as a keyword or a negative keyword, and what a search term is. Pure. */

/** How closely a search must be what a keyword says, as bulk sheets write it. */
export type KeywordMatch = 'exact' | 'phrase' | 'broad'
/** How closely a search must be what a negative keyword says to be kept away. */
export type NegativeMatch = 'negativeExact' | 'negativePhrase'

/** How staff call the matches of keywords. */
export const MATCH_LABELS: Record<KeywordMatch, string> = { exact: '精确匹配', phrase: '词组匹配', broad: '广泛匹配' }

const MOST_CHARACTERS = 80
const MOST_WORDS: Record<KeywordMatch | NegativeMatch, number> = { exact: 10, phrase: 10, broad: 10, negativeExact: 10, negativePhrase: 4 }
const CALLED: Record<KeywordMatch | NegativeMatch, string> = {
  exact: '关键词', phrase: '关键词', broad: '关键词', negativeExact: '否定精确', negativePhrase: '否定词组',
}

/** A search term that is a product: reports tell it by its ASIN, in small letters. */
export function isAsin(term: string): boolean {
  return /^b0[0-9a-z]{8}$/i.test(term.trim())
}

/** The expression that aims at the product, as bulk sheets write it. */
export function asinExpression(term: string): string {
  return `asin="${term.trim().toUpperCase()}"`
}

/** Blanks at the ends, and more than one between words, are nothing to Amazon. */
export function keywordText(term: string): string {
  return term.trim().replaceAll(/\s+/g, ' ')
}

/** Why Amazon would refuse the text; undefined where it takes it. */
export function wrongKeyword(text: string, match: KeywordMatch | NegativeMatch): string | undefined {
  const characters = [...text].length
  if (characters > MOST_CHARACTERS) return `最多 ${MOST_CHARACTERS} 个字符，现在 ${characters} 个`
  const words = text.split(' ')
  if (words.length > MOST_WORDS[match]) return `${CALLED[match]}最多 ${MOST_WORDS[match]} 个词，现在 ${words.length} 个`
  if (words.some((word) => /^[-+]|[-+]$/.test(word))) return '「-」「+」只能写在词的中间'
  return (text.split('"').length - 1) % 2 === 1 ? '英文双引号要成对' : undefined
}
