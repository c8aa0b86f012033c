/**
 * Finds a family's generated module when it is first needed, and its calls by name, so that the first download does not
 * grow with the number of calls.
 */
import type { FamilyEntry, FamilyModule } from '../generated/calls'
import { OPEN_CALLS } from '../generated/open-calls'
import { CallError } from '../lib/call-error'
import { loadedOnce } from '../lib/loaded-once'
import type { CallRef } from '../../contract/plan'
import type { CallMeta, LiveFamily } from '../../contract/transport'

const loading = new Map<string, Promise<FamilyModule>>()

/** Asks the server what a family has; undefined where nobody can be asked. */
let askServer: ((family: string) => Promise<LiveFamily>) | undefined
/** Family -> the stamp that the server last said it has. */
const stamps = new Map<string, string>()
/** Family -> what the server calls it, of those that were asked for. */
const labels = new Map<string, string>()

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
  const entry = await entryOf(name)
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

async function moduleOf({ label, calls, planned, meta, stamp }: LiveFamily): Promise<FamilyModule> {
  labels.set(meta.family, label)
  const { createFamilyProvider } = await import('./family-provider')
  return { CALLS: calls, PLANNED: planned, FAMILY: meta, STAMP: stamp, provider: (transport) => createFamilyProvider(meta, transport) }
}

/** The table of families is not waited for at the door, which makes open calls alone. */
const table = loadedOnce(() => import('../generated/calls'))

async function entryOf(family: string): Promise<FamilyEntry | undefined> {
  const { FAMILIES } = await table()
  return FAMILIES[family]
}

/** What staff call a family. */
export async function labelOf(family: string): Promise<string | undefined> {
  return labels.get(family) ?? (await entryOf(family))?.label
}

/** How a call of a page plan is sent. @throws CallError `planned` for a call that is not built, `malformed` for an unknown one. */
export async function metaOf(ref: CallRef): Promise<CallMeta> {
  // A family that the server told of since is asked; until then an open call needs no module.
  const open = stamps.has(ref.family) ? undefined : OPEN_CALLS[`${ref.family}.${ref.call}`]
  if (open) return open
  const { CALLS, PLANNED } = await familyModule(ref.family)
  const meta = CALLS[ref.call]
  if (meta) return meta
  throw PLANNED.includes(ref.call)
    ? new CallError('planned', '这个功能还没有建成', { path: `${ref.family}.${ref.call}` })
    : new CallError('malformed', `接口族 ${ref.family} 没有接口 ${ref.call}`)
}
