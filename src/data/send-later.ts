/** Sends by axios once it is there: the first answers of a page are asked for by what the browser brings along, and wait for no code. */
import type { Send } from './send'
import { sendByFetch } from './send-by-fetch'

/** By then the first page stands. */
const LATER_MS = 3000

/** Sends by fetch at first; axios is brought three seconds later, or by the first upload, which waits for it. */
export function sendByAxiosLater(): Send {
  let axios: Send | undefined
  const bring = async (): Promise<Send> => (axios ??= (await import('./send-by-axios')).sendByAxios())
  // What cannot be loaded now is tried again with the first upload.
  setTimeout(() => void bring().catch(() => undefined), LATER_MS)
  return async (outgoing) => {
    // The browser's own fetch tells nothing of how far an upload is.
    const sender = axios ?? (outgoing.onUpload ? await bring().catch(() => sendByFetch) : sendByFetch)
    return sender(outgoing)
  }
}
