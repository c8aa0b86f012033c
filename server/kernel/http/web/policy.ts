/**
 * The content security policy of the built web app: only our own scripts, of index.html those whose hash is told; styles
 * inline, because antd writes its own into the page; pictures from our own and from Amazon's servers, where product pictures
 * stand, for any other address could be told what somebody looks at. Not used in development, where Vite puts scripts inline.
 */
import { createHash } from 'node:crypto'

/** Directive to its sources, as helmet takes them; `policyWith` adds what a build of the app needs besides. */
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

/** The scripts that stand in index.html itself, each as the hash by which the policy lets it run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/** The policy as a header, with these origins to connect to besides, and these scripts to run. */
export function policyWith(origins: readonly string[], scripts: readonly string[] = []): string {
  const more: Record<string, readonly string[]> = { 'connect-src': origins, 'script-src': scripts }
  const whole = Object.entries(CONTENT_POLICY).map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])])
  return whole.map((words) => words.join(' ')).join(';')
}
