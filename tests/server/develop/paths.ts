/** Where the documents of product development are. */
const D = '/fba/api/v1/develop'
export const RESEARCH = `${D}/research`
export const PROJECT = `${D}/project`
export const PRODUCT = `${D}/product`
export const QUOTE = `${D}/quote`
export const SAMPLE = `${D}/sample`
export const REVIEW = `${D}/review`
export const MONITOR = `${D}/monitor`
export const SEEN = `${D}/observation`
export const KEYWORD = `${D}/keyword`
export const KEYWORD_SEEN = `${D}/keywordData`
