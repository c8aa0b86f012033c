/**
 * Finds a family's generated module when it is first needed: its calls by name, and a provider that loads itself, so that
 * the first download does not grow with the number of calls.
 */
import type { DataProvider, DataProviders } from '@refinedev/core'
import { FAMILIES, type FamilyModule } from '../generated/calls'
import { CallError } from '../lib/call-error'
import type { CallRef } from '../../contract/plan'
import type { CallMeta, LiveFamily, Transport } from '../../contract/transport'

const loading = new Map<string, Promise<FamilyModule>>()

/** Asks the server what a family has; undefined where nobody can be asked. */
let askServer: ((family: string) => Promise<LiveFamily>) | undefined
/** Family -> the stamp that the server last said it has. */
const stamps = new Map<string, string>()

/** @param ask is told a family's name, where the server has other calls of it than this browser was built with */
export function learnFamilies(ask: (family: string) => Promise<LiveFamily>): void {
  askServer = ask
}

/** Stamps of families, as they come with a page's plan. */
export function noteFamilies(said: Record<string, string>): void {
  for (const [name, stamp] of Object.entries(said)) stamps.set(name, stamp)
}

/**
 * A family's module: the one that this browser was built with, or, where the server's is another by now, as the server says it.
 * Loaded once; a load that failed may be tried again. @throws CallError `malformed` for an unknown family.
 */
export async function familyModule(name: string): Promise<FamilyModule> {
  const entry = FAMILIES[name]
  const built = entry && (await once(name, entry.load))
  const [stamp, ask] = [stamps.get(name), askServer]
  if (stamp !== undefined && ask && stamp !== built?.STAMP) return once(`${name} ${stamp}`, () => ask(name).then(moduleOf))
  if (!built) throw new CallError('malformed', `没有接口族 ${name}`)
  return built
}

function once(key: string, load: () => Promise<FamilyModule>): Promise<FamilyModule> {
  const known = loading.get(key)
  if (known) return known
  const module = load()
  loading.set(key, module)
  module.catch(() => loading.delete(key))
  return module
}

async function moduleOf({ calls, planned, meta, stamp }: LiveFamily): Promise<FamilyModule> {
  const { createFamilyProvider } = await import('./family-provider')
  return { CALLS: calls, PLANNED: planned, FAMILY: meta, STAMP: stamp, provider: (transport) => createFamilyProvider(meta, transport) }
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
