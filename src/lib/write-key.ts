/** A key that no two writes share: a retry carries the same one, so that nothing is written twice. */
export function newWriteKey(): string {
  // randomUUID is missing where a page is not served over HTTPS.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
