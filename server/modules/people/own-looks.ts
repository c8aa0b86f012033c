/** How a person looks to others and what their lists begin with, as they say it themselves: picture, shops, currency. Judged here, kept with the account. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { CallContext } from '../../kernel/http/handler'

/** As a person saves it; null or empty: nothing chosen. */
export interface Looks {
  /** A picture as an address (data:image/…, or https://…). */
  avatar: string | null
  /** Ids of shops that lists and boards begin with. */
  default_shops: string[]
  /** The currency that amounts begin in. */
  default_currency: string | null
}

/** The fields of an employee that they are kept in. */
export const LOOKS = ['avatar', 'default_shops', 'default_currency'] as const

/** What is asked for, over what there is. @throws Refusal at the field that is wrong; HttpRefusal never */
export function looksOf({ caller, model }: Pick<CallContext, 'caller' | 'model'>, given: { [Field in keyof Looks]?: unknown }, self: Looks): Looks {
  const fields = model.entities['employee']!.fields
  const avatar = given.avatar === undefined ? self.avatar : textOf(given.avatar)
  if (avatar !== null && (avatar.length > (fields['avatar']?.maxLength ?? 0) || !/^(data:image\/(png|jpeg|webp|gif);base64,|https?:\/\/)/.test(avatar))) {
    throw new Refusal(CODES.invalid, '头像应为 PNG、JPG、WebP 或 GIF 图片，请重新选择', { avatar: '不是图片，或太大' })
  }
  const shops = given.default_shops === undefined ? self.default_shops : idsOf(given.default_shops)
  if (shops === undefined || (given.default_shops !== undefined && caller.shopIds && shops.some((shop) => !caller.shopIds!.includes(shop)))) {
    throw new Refusal(CODES.invalid, '默认店铺里有您看不到的店铺，请从列表中选择', { default_shops: '请选择您可见的店铺' })
  }
  const currency = given.default_currency === undefined ? self.default_currency : textOf(given.default_currency)
  const known = (model.enums[fields['default_currency']?.enum ?? '']?.values ?? []).map(({ value }) => value)
  if (currency !== null && !known.includes(currency)) {
    throw new Refusal(CODES.invalid, '默认币种请从列表中选择', { default_currency: '请从列表中选择' })
  }
  return { avatar, default_shops: shops, default_currency: currency }
}

const textOf = (given: unknown): string | null => (typeof given === 'string' ? given.trim() || null : null)

/** Ids without those said twice; undefined where it is no list of numbers of rows. */
function idsOf(given: unknown): string[] | undefined {
  if (given === null) return []
  if (!Array.isArray(given) || given.length > 200) return undefined
  const ids = given.map(String)
  return ids.every((id) => /^\d{1,18}$/.test(id)) ? [...new Set(ids)] : undefined
}
