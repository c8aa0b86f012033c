/**
 * Finds a family's generated module when it is first needed: its calls by name, and a provider that loads itself, so that
 * the first download does not grow with the number of calls.
 */
import type { DataProvider } from '@refinedev/core'
import { FAMILIES, type FamilyModule } from '../generated/calls'
import { CallError } from '../lib/call-error'
import type { CallRef } from '../../contract/plan'
import type { CallMeta, Transport } from '../../contract/transport'

const loading = new Map<string, Promise<FamilyModule>>()

/** A family's module, loaded once; a load that failed may be tried again. @throws CallError `malformed` for an unknown family. */
export function familyModule(name: string): Promise<FamilyModule> {
  const known = loading.get(name)
  if (known) return known
  const entry = FAMILIES[name]
  if (!entry) return Promise.reject(new CallError('malformed', `没有接口族 ${name}`))
  const module = entry.load()
  loading.set(name, module)
  module.catch(() => loading.delete(name))
  return module
}

/** How a call of a page plan is sent. @throws CallError `planned` for a call that is not built, `malformed` for an unknown one. */
export async function metaOf(ref: CallRef): Promise<CallMeta> {
  const { CALLS, PLANNED } = await familyModule(ref.family)
  const meta = CALLS[ref.call]
  if (meta) return meta
  throw PLANNED.includes(ref.call)
    ? new CallError('planned', '这个功能还没有建成', { path: `${ref.family}.${ref.call}` })
    : new CallError('malformed', `接口族 ${ref.family} 没有接口 ${ref.call}`)
}

/** A provider per family, as refine takes them: each loads its module at the first question. */
export function lazyProviders(transport: Transport): Record<string, DataProvider> {
  return Object.fromEntries(Object.keys(FAMILIES).map((name) => [name, lazyProvider(name, transport)]))
}

function lazyProvider(name: string, transport: Transport): DataProvider {
  let made: Promise<DataProvider> | undefined
  const ready = (): Promise<DataProvider> => {
    made ??= familyModule(name).then((module) => module.provider(transport))
    made.catch(() => (made = undefined))
    return made
  }
  return {
    getApiUrl: () => name,
    getList: async (params) => (await ready()).getList(params),
    getOne: async (params) => (await ready()).getOne(params),
    getMany: async (params) => required((await ready()).getMany)(params),
    create: async (params) => (await ready()).create(params),
    update: async (params) => (await ready()).update(params),
    updateMany: async (params) => required((await ready()).updateMany)(params),
    deleteOne: async (params) => (await ready()).deleteOne(params),
    deleteMany: async (params) => required((await ready()).deleteMany)(params),
  }
}

/** Every generated provider has them; refine's type alone leaves them open. */
function required<F>(method: F | undefined): F {
  if (!method) throw new CallError('malformed', '接口族不支持这个操作')
  return method
}
