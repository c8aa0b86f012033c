/** A draft of new campaigns, and what is made out of one: objects that wait to be taken to Amazon. Pure. */
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import type { WantedRow } from '../../../kernel/write/pending-new'
import { keywordText } from '../from-terms/keyword-rules'

/** What a draft says, as it is stored or sent: amounts, shares and days as text; a line of its texts is one object. */
export type Draft = Row & { shop_id: string; campaign_name: string; ad_group_name: string; currency: string; start_date: string }

/** A product that is advertised. */
export interface Advertised { id: string; msku: string; asin: string | null }

/** What names of campaigns and groups may be made of, besides products and matches. */
export interface Shop { name: string; site: string; currency: string }

/** An object that is wanted, by the entity that it will be a row of; `wrong`: why Amazon would not take it. */
export interface Wish {
  entity: string
  wanted: Omit<WantedRow, 'how' | 'reason'>
  wrong?: string
}

/** A further group: the draft as it is for this group alone, and what it advertises. */
export interface MoreGroup { draft: Draft; products: readonly Advertised[] }

/** What the objects of a draft are made with. */
export interface Makings {
  draft: Draft
  shop: Shop
  products: readonly Advertised[]
  /** Further groups of each campaign, beside the draft's own. */
  more: readonly MoreGroup[]
  /** Made-up ids begin with it, so that those of two drafts are never alike. */
  name: string
}

/** A line of a text: what is aimed at, and its own bid where one is said. */
interface Aim { text: string; bid?: string }

/**
 * What is written one below the other, each once: `red cup`, `red cup,0.8` or two columns of a sheet. A number after the last comma is a bid.
 */
export function aimsIn(text: unknown): Aim[] {
  const all = String(text ?? '').split(/[\r\n]+/).flatMap((line): Aim[] => {
    const [, before = line, bid] = /^(.*\S)\s*[\t,，]\s*(\d{1,6}(?:\.\d{1,4})?)\s*$/.exec(line) ?? []
    const said = keywordText(before)
    return said === '' ? [] : [bid === undefined ? { text: said } : { text: said, bid }]
  })
  return [...new Map(all.map((aim) => [aim.text.toLowerCase(), aim])).values()]
}

/** @throws Refusal always: what is wrong with the draft as a whole */
export function refuse(says: string): never {
  throw new Refusal(CODES.invalid, says)
}

/** Nothing entered. */
export const isLeft = (value: unknown): boolean => value === null || value === undefined || String(value).trim() === ''

/** An amount with its currency, as staff read it. */
export function amountOf({ currency }: Draft, value: unknown): string {
  return `${currency} ${String(value)}`
}
