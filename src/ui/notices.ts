/**
 * Short messages and questions to the person, from anywhere: antd's own, fetched when a first one is said, so that no page waits
 * for them. What is said before they are there is said when they are.
 */
import type { Notices } from './antd/notices-host'

let coming: Promise<Notices & { end: () => void }> | undefined

/** A load that failed is tried again with the next. */
function bring(): Promise<Notices & { end: () => void }> {
  coming ??= import('./antd/notices-host').then(({ openNotices }) => openNotices()).catch((error: unknown) => {
    coming = undefined
    throw error
  })
  return coming
}

/** Ends when what is said can be seen. @throws where it cannot be loaded */
export async function noticesReady(): Promise<void> {
  await bring()
}

/** Everything that was said goes; what is said next begins anew. */
export async function endNotices(): Promise<void> {
  const ending = coming
  coming = undefined
  await ending?.then(({ end }) => end(), () => undefined)
}

type Said = (...words: unknown[]) => unknown
type Shown = Said & { destroy?: Said; update?: Said } | { destroy?: Said; update?: Said } | undefined

/** What says something and goes by itself; what is under way (loading) stands once for each work. */
const SAYINGS: readonly PropertyKey[] = ['success', 'error', 'info', 'warning']

/**
 * A message's words are its name: said once more while they stand, by whomever (every call of a session that ended brings the same
 * sentence), they stand longer and not twice.
 */
function named(name: PropertyKey, [content, duration, onClose, ...rest]: unknown[]): unknown[] {
  if (!SAYINGS.includes(name) || typeof content !== 'string') return [content, duration, onClose, ...rest]
  return [{ content, key: content, ...(typeof duration === 'number' ? { duration } : {}), ...(typeof onClose === 'function' ? { onClose } : {}) }]
}

/**
 * A part of antd's whose functions wait for it. What they answer can be taken away or changed at once; nobody here awaits it.
 */
function waiting<Part extends keyof Notices>(part: Part): Notices[Part] {
  const saying = (name: PropertyKey) => (...words: unknown[]) => {
    const told = part === 'message' ? named(name, words) : words
    const said = bring().then((notices) => ({ shown: (notices[part] as unknown as Record<PropertyKey, Said | undefined>)[name]?.(...told) as Shown }))
    const close = (): void => void said.then(({ shown }) => (typeof shown === 'function' ? shown() : shown?.destroy?.()), () => undefined)
    return Object.assign(close, {
      destroy: close,
      update: (...change: unknown[]) => void said.then(({ shown }) => shown?.update?.(...change), () => undefined),
    })
  }
  const functions = new Map<PropertyKey, ReturnType<typeof saying>>()
  return new Proxy({}, {
    get: (_none, name) => functions.get(name) ?? functions.set(name, saying(name)).get(name),
  }) as Notices[Part]
}

/** For where no hook can be used; the same as useNotices gives. */
export const NOTICES: Notices = { message: waiting('message'), modal: waiting('modal'), notification: waiting('notification') }

/** A hook by its name alone: the same object always, so that effects may lean on it. */
export const useNotices = (): Notices => NOTICES
