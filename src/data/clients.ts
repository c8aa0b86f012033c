/**
 * Where each client's calls go. One origin serves everything unless a deployment says otherwise: at build time by
 * VITE_CLIENT_BASES, at run time by <meta name="client-bases"> in index.html, both JSON of this file's `Deployment`.
 */
import type { ClientName } from '../lib/transport'

export type Cloud = 'public' | 'private' | 'uat'

export interface Deployment {
  /** Origins by cloud; an origin that none names is public. */
  origins?: Partial<Record<Cloud, string[]>>
  /** Base URL of a client, one for all clouds or one each; left out: this origin. */
  bases?: Partial<Record<ClientName, string | Partial<Record<Cloud, string>>>>
}

/** The erp client waits three minutes, the assistant's half a minute (specification, section 9). */
const TIMEOUTS_MS: Partial<Record<ClientName, number>> = { ai: 30_000 }
const DEFAULT_TIMEOUT_MS = 180_000

export function timeoutMsOf(client: ClientName): number {
  return TIMEOUTS_MS[client] ?? DEFAULT_TIMEOUT_MS
}

/** Public unless a deployment lists the origin under another cloud. */
export function cloudOf(origin: string, deployment: Deployment): Cloud {
  if (deployment.origins?.private?.includes(origin)) return 'private'
  return deployment.origins?.uat?.includes(origin) ? 'uat' : 'public'
}

/** The base URL of a client, without a slash at its end; empty for this origin. */
export function baseOf(client: ClientName, origin: string, deployment: Deployment): string {
  const said = deployment.bases?.[client] ?? deployment.bases?.erp
  const base = typeof said === 'string' ? said : (said?.[cloudOf(origin, deployment)] ?? '')
  return base.replace(/\/+$/, '')
}

function parse(text: string | null | undefined): Deployment | undefined {
  if (!text) return undefined
  try {
    return JSON.parse(text) as Deployment
  } catch {
    console.error('client-bases is no JSON; calls go to this origin:', text)
    return undefined
  }
}

/** What this page was deployed with; the run-time word wins over the build's. */
export function readDeployment(): Deployment {
  const meta = document.querySelector('meta[name="client-bases"]')?.getAttribute('content')
  return parse(meta) ?? parse(import.meta.env['VITE_CLIENT_BASES'] as string | undefined) ?? {}
}
