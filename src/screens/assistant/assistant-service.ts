/** The one store of the assistant for whoever is signed in, over the app's calls. */
import { callNamed, clusterId, openNamed } from '../../app/services'
import { readUser } from '../../data/session-store'
import { keyOf } from './assistant-keep'
import { createAssistantStore, type AssistantStore } from './assistant-store'

const FAMILY = 'ai'

let made: { key: string | undefined; store: AssistantStore } | undefined

/** Another person gets a store of their own; the earlier one is let go. */
export function assistantStore(): AssistantStore {
  const key = keyOf(readUser())
  if (!made || made.key !== key) {
    const store = createAssistantStore(
      {
        call: (name, values) => callNamed({ family: FAMILY, call: name }, values),
        generate: (values, signal) => openNamed({ family: FAMILY, call: 'generate' }, values, signal),
        clusterId,
      },
      localStorage,
      key,
    )
    made = { key, store }
  }
  return made.store
}

/** The picture of a message: the address the message names carries its id. @throws CallError */
export async function fetchPicture(address: string): Promise<Blob> {
  const id = new URL(address, location.origin).searchParams.get('id') ?? ''
  return callNamed<Blob>({ family: FAMILY, call: 'messageImage' }, { id, clusterId })
}
