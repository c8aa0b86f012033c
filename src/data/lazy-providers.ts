/** What refine asks: a provider per family, each of which loads its module at the first question. */
import type { DataProvider, DataProviders } from '@refinedev/core'
import type { Transport } from '../../contract/transport'
import type { FamilyModule } from '../generated/calls'
import { CallError } from '../lib/call-error'
import { familyModule } from './families'

/**
 * A provider per family, as refine takes them: each loads its module at the first question. A family is looked up when it is asked
 * for, and never listed beforehand: the server may have one by now that this browser was built without. `default` is the family `app`.
 */
export function lazyProviders(transport: Transport): DataProviders {
  const provider = (name: string): DataProvider => lazyProvider(name, transport)
  const known: DataProviders = { default: provider('app') }
  return new Proxy(known, { get: (made, name) => (typeof name === 'string' ? (made[name] ??= provider(name)) : undefined) })
}

function lazyProvider(name: string, transport: Transport): DataProvider {
  const made = new WeakMap<FamilyModule, DataProvider>()
  const ready = async (): Promise<DataProvider> => {
    const module = await familyModule(name)
    const provider = made.get(module) ?? module.provider(transport)
    made.set(module, provider)
    return provider
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
