/** What drafts of all kinds of advertising aim at besides keywords: products, categories, brands, and what is kept away. Pure. */
import { asinExpression, isAsin, wrongKeyword, type KeywordMatch, type NegativeMatch } from '../from-terms/keyword-rules'
import { aimsIn, amountOf, type Draft, type Wish } from './draft'
import type { Row } from '../../../../contract/wire'

/** An expression as bulk sheets write it, what staff call it, and why it is none. */
export interface Aimed { expression: string; title: string; bid?: string; wrong?: string }

/** ASIN out of a text of lines, each with its own bid if one stands beside it; what is no ASIN stays in the list and says so in `wrong`. */
export function asinsIn(text: unknown): Aimed[] {
  return aimsIn(text).map(({ text: asin, bid }) => ({
    expression: asinExpression(asin), title: asin.toUpperCase(), ...(bid === undefined ? {} : { bid }),
    ...(isAsin(asin) ? {} : { wrong: `「${asin}」不是 ASIN：以 B0 开头的 10 位字母与数字` }),
  }))
}

/** `3400741`, `3400741/1234`, `/1234`: a category, a brand in it, a brand. */
export function categoriesIn(text: unknown): Aimed[] {
  return aimsIn(text).map(({ text: said, bid }) => {
    const [, category = '', brand = ''] = /^(\d{3,15})?\s*(?:\/\s*(\d{3,15}))?$/.exec(said) ?? []
    const expression = [category && `category="${category}"`, brand && `brand="${brand}"`].filter(Boolean).join(' ')
    return {
      expression, title: said, ...(bid === undefined ? {} : { bid }),
      ...(expression === '' ? { wrong: `「${said}」不是类目或品牌编号：写 类目编号、类目编号/品牌编号 或 /品牌编号，编号是数字` } : {}),
    }
  })
}

/** Products, categories and brands that a draft aims at. */
export function productAims(draft: Draft): Aimed[] {
  return [...asinsIn(draft['target_asins']), ...categoriesIn(draft['target_categories'])]
}

/** Targets of one group. @param base values that each has */
export function targetWishes(draft: Draft, base: Row, place: string, label: string, aimed: readonly Aimed[], bid: unknown): Wish[] {
  return aimed.map(({ expression, title, bid: own, wrong }) => {
    const offered = own ?? bid ?? null
    return {
      entity: 'ad_target',
      wanted: {
        values: { ...base, target_expression: expression, bid: offered }, title, label,
        says: offered === null ? place : `${place}，竞价 ${amountOf(draft, offered)}`,
      },
      ...(wrong === undefined ? {} : { wrong }),
    }
  })
}

/** Keywords of one group in one match. */
export function keywordWishes(draft: Draft, base: Row, place: string, match: KeywordMatch, label: string, bid: unknown): Wish[] {
  return aimsIn(draft['keywords']).map(({ text, bid: own }) => {
    const wrong = wrongKeyword(text, match)
    const offered = own ?? bid ?? null
    return {
      entity: 'ad_keyword',
      wanted: {
        values: { ...base, keyword_text: text, match_type: match, bid: offered }, title: text, label: '关键词',
        says: `${label}，${place}${offered === null ? '' : `，竞价 ${amountOf(draft, offered)}`}`,
      },
      ...(wrong === undefined ? {} : { wrong: `「${text}」${wrong}` }),
    }
  })
}

/** What the ads of one group are not shown for. @param base without a bid and without the entity's own kind */
export function negativeWishes(draft: Draft, base: Row, place: string): Wish[] {
  const match = (draft['negative_kind'] ?? 'negativeExact') as NegativeMatch
  const words = aimsIn(draft['negatives']).map(({ text }): Wish => {
    const wrong = wrongKeyword(text, match)
    return {
      entity: 'ad_negative',
      wanted: {
        values: { ...base, entity_kind: 'Negative Keyword', negative_text: text, negative_match: match, neg_level: 'group' },
        title: text, label: '否定关键词', says: `${match === 'negativeExact' ? '否定精确' : '否定词组'}，${place}`,
      },
      ...(wrong === undefined ? {} : { wrong: `「${text}」${wrong}` }),
    }
  })
  const products = asinsIn(draft['negative_asins']).map(({ expression, title, wrong }): Wish => ({
    entity: 'ad_negative',
    wanted: {
      values: { ...base, entity_kind: 'Negative Product Targeting', negative_text: expression, negative_match: 'negativeAsin', neg_level: 'group' },
      title, label: '否定商品', says: place,
    },
    ...(wrong === undefined ? {} : { wrong }),
  }))
  return [...words, ...products]
}
