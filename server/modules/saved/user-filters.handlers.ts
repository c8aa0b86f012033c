/** Filter templates of advertising lists (specification, sections 3 and 4): thirteen configuration types and the default, one active for each. */
import { CODES } from '../../../contract/wire'
import { CONFIG_TYPES, DEFAULT_CONFIG_TYPE } from '../../../contract/ad-filter-types'
import { Refusal } from '../../kernel/asker/refusal'
import { answers, type Answered } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { addSet, editSet, removeSet, savedSets } from './saved-sets'

/** @throws Refusal for a type that there is none of */
function typeOf(given: number | undefined): string {
  const type = given ?? DEFAULT_CONFIG_TYPE
  if (!CONFIG_TYPES.includes(type)) throw new Refusal(CODES.invalid, `config_type 只能是 ${CONFIG_TYPES.join('、')}`, { config_type: '没有这个类型' })
  return String(type)
}

type UserFilter = Answered<'account.userFilterList'>[number]

/** The asker's templates of a type, oldest first. @throws Refusal for a type that there is none of */
async function listUserFilters(context: CallContext, { config_type: type }: { config_type?: number }): Promise<UserFilter[]> {
  const sets = await savedSets(context, typeOf(type))
  return sets.map(({ id, active, place, name, content }) => ({ id, active: active ? 1 : 0, config_type: Number(place), name, conditions: content }))
}

const userFilterList = answers('account.userFilterList', (context, asked) => listUserFilters(context, asked))

const userFilterAdd = answers('account.userFilterAdd', async (context, { config_type: type, name, conditions, active }) =>
  addSet(context, { place: typeOf(type), name, content: conditions, active: active === 1 }))

const userFilterEdit = answers('account.userFilterEdit', async (context, { id, name, conditions, active }) =>
  editSet(context, id, {
    ...(name === undefined ? {} : { name }),
    ...(conditions === undefined ? {} : { content: conditions }),
    ...(active === undefined ? {} : { active: active === 1 }),
  }))

const userFilterRemove = answers('account.userFilterRemove', async (context, { id }) => removeSet(context, id))

/** What this file answers of the family `account`, by call; the module plugs it in. */
export const userFilterHandlers = { userFilterList, userFilterAdd, userFilterEdit, userFilterRemove }

/** The same templates as the new advertising service says them: its lists stand in an object, with their number. */
export const adsFilterHandlers = {
  ...userFilterHandlers,
  userFilterList: answers('adsNew.userFilterList', async (context, asked) => {
    const list = await listUserFilters(context, asked)
    return { list, total: list.length }
  }),
}
