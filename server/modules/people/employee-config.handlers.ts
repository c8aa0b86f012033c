/** What a person sets for themselves by one word and its value: what their profile keeps, and the columns of a list as a view of it. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { saveViewSet, viewSets } from '../workplace/public'
import { profileSave } from './own.handlers'

const SET = '我的列'

/** Columns of a list: one view of this name, which the list begins with. Setting them again changes that view. */
async function saveColumns(context: CallContext, value: unknown): Promise<void> {
  const { page_key: page, columns } = (typeof value === 'object' && value !== null ? value : {}) as { page_key?: unknown; columns?: unknown }
  if (typeof page !== 'string') throw new Refusal(CODES.invalid, '请说明是哪个页面的列', { value: '应为 {page_key, columns}' })
  const there = (await viewSets(context, 'columns', page)).find(({ name }) => name === SET)
  await saveViewSet(context, 'columns', page, { ...(there ? { id: there.id } : {}), name: SET, said: columns ?? null, active: true })
}

const CONFIGS: Readonly<Record<string, (context: CallContext, value: unknown) => Promise<unknown>>> = {
  default_shops: (context, value) => profileSave(context, { default_shops: value }),
  default_currency: (context, value) => profileSave(context, { default_currency: value }),
  columns: saveColumns,
}

/** @throws Refusal for a word that is none of these, a shop that the person does not see, a column that the list has not */
export const setEmployeeConfig = answers('systemV2.setEmployeeConfig', async (context, { key, value }) => {
  const save = Object.hasOwn(CONFIGS, key) ? CONFIGS[key] : undefined
  if (!save) {
    const known = 'default_shops（默认店铺）、default_currency（默认币种）、columns（列表的列）'
    throw new Refusal(CODES.invalid, `没有“${key.slice(0, 40)}”这项配置，可以是 ${known}`, { key: '没有这项配置' })
  }
  await save(context, value)
  return { key }
})
