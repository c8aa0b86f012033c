/**
 * The stores that advertising pages offer come from the profiles that the browser keeps for a while (specification, sections
 * 3, 8 and 9), not from a question of every page. What is searched, narrowed or looked up by id is the server's to answer.
 */
import { readUser } from '../data/session-store'
import type { OptionsQuestion } from '../../contract/options'
import type { OptionsPage } from '../engine/port'
import { callNamed } from './services'
import { storeProfiles, type ProfileSource } from './store-profiles'

/** As many as a select shows at once. */
const MOST = 50

/** Is it the plain list of stores that is asked for? */
export function isPlain({ entity, keyword, values, names, page = 1, filter, by }: OptionsQuestion): boolean {
  return entity === 'shop' && page === 1 && !keyword && !values && !names && !filter && by === undefined
}

/** undefined where there are more than a select shows at once. @throws Error with the server's words, or 获取店铺数据失败 */
export async function adStores(source: Partial<ProfileSource> = {}): Promise<OptionsPage | undefined> {
  const list =
    await storeProfiles({ ask: () => callNamed({ family: 'adsNew', call: 'profileList' }), user: readUser, storage: localStorage, now: Date.now, ...source })
  return list.length > MOST ? undefined : { list: list.map(({ profile_id: value, shop: label }) => ({ value, label })), total: list.length }
}
