/**
 * The content security policy of the built web app: only our own scripts; styles inline, because antd writes its own into
 * the page; pictures from our own and from Amazon's servers, where product pictures stand, for any other address could be
 * told what somebody looks at. Not used in development, where Vite puts scripts inline.
 */
export const CONTENT_POLICY: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https://m.media-amazon.com', 'https://*.ssl-images-amazon.com'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  // A company's v3.0 system stands in a frame of our own page (legacy-frame.ts), whose policy names its address.
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

/**
 * Where the deployment's own word in index.html (<meta name="client-bases">, docs/clients.md) leads calls beside this origin: those
 * origins alone may be connected to. Empty where nothing is said or it is no JSON.
 */
export function connectOrigins(html: string): string[] {
  const said = /<meta\s+name="client-bases"\s+content=(?:"([^"]*)"|'([^']*)')/.exec(html)
  const text = (said?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? said?.[2] ?? '').trim()
  if (text === '') return []
  try {
    const { bases = {} } = JSON.parse(text) as { bases?: Record<string, unknown> }
    const addresses = Object.values(bases).flatMap((base) => (typeof base === 'object' && base !== null ? Object.values(base) : [base]))
    return [
      ...new Set(
        addresses.flatMap(
          (address) => (typeof address === 'string' && /^https?:\/\//i.test(address) && URL.canParse(address) ? [new URL(address).origin] : []),
        ),
      )
    ]
  } catch {
    return []
  }
}

/** The policy as a header, with these origins to connect to besides. */
export function policyWith(origins: readonly string[]): string {
  return Object.entries(
    { ...CONTENT_POLICY, 'connect-src': [...CONTENT_POLICY['connect-src']!, ...origins] },
  ).map(([name, sources]) => `${name} ${sources.join(' ')}`).join(';')
}
