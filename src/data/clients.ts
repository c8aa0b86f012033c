/**
 * The seven clients: where each one's calls go, how long it waits, how often it tries again, which answers say that the
 * session is gone, and what a failure hands on (docs/clients.md is this table in words). One origin serves everything
 * unless a deployment says otherwise: at build time by VITE_CLIENT_BASES, at run time by <meta name="client-bases"> in
 * index.html, both JSON of this file's `Deployment`.
 */
import type { ClientName, OwnClient } from '../../contract/transport'

type Cloud = 'public' | 'private' | 'uat'

/** What a deployment says of itself; everything left out is this origin, public. */
export interface Deployment {
  /** Origins by cloud; an origin that none names is public. */
  origins?: Partial<Record<Cloud, string[]>>
  /** Base URL of a client, one for all clouds or one each; left out: this origin. */
  bases?: Partial<Record<ClientName, string | Partial<Record<Cloud, string>>>>
  /** files: session, menu and plans come from the files of the build, and no call goes to our own server. */
  pages?: 'files'
  /** Of several sides that one can sign in to, the client whose sign-in is the app's door; left out: our own server's, or the only one. */
  session?: ClientName
}

interface ClientRules {
  timeoutMs: number
  /** Further tries after the first, where another try may help. */
  retries: number
  /** HTTP statuses of a call with a token that say: the session is gone. */
  expiredOn: readonly number[]
  /**
   * What a failure hands on beside its words. body: the answer's body where it has a message or a code, otherwise the raw
   * error; object: an object with `msg` and what the answer's body holds.
   */
  failure: 'body' | 'object'
  /** True: an answer whose `success` is false is a refusal, whatever its code. */
  successFlag?: true
}

/** Three minutes, three further tries (specification, section 9). */
const ERP: ClientRules = { timeoutMs: 180_000, retries: 3, expiredOn: [401], failure: 'body' }

/** The rules of our own clients by name; see rulesOf for others. */
export const CLIENTS: Record<OwnClient, ClientRules> = {
  erp: ERP,
  ads: ERP,
  newAds: ERP,
  help: ERP,
  download: ERP,
  // Everything that sso answers with a token is about that very session: a 500 there says that it cannot be told any more.
  sso: { ...ERP, expiredOn: [401, 500] },
  // A person waits before the assistant: half a minute, once.
  ai: { timeoutMs: 30_000, retries: 0, expiredOn: [401], failure: 'object', successFlag: true },
}

/** The rules of a client; another system's are those of the ERP. */
export function rulesOf(client: ClientName): ClientRules {
  return Object.hasOwn(CLIENTS, client) ? CLIENTS[client as OwnClient] : ERP
}

/** Public unless a deployment lists the origin under another cloud. */
export function cloudOf(origin: string, deployment: Deployment): Cloud {
  if (deployment.origins?.private?.includes(origin)) return 'private'
  return deployment.origins?.uat?.includes(origin) ? 'uat' : 'public'
}

/** The flag in the browser's storage by which public and private deployments are told apart (specification, section 3). */
export const CLOUD_FLAG = 'cloud'

/** Is there a help service to ask? Off unless the deployment names one. */
export function hasHelp(deployment: Deployment): boolean {
  return deployment.bases?.help !== undefined
}

/** What the assistant's service knows a cloud by. */
export function clusterIdOf(cloud: Cloud): 1 | 2 {
  return cloud === 'public' ? 1 : 2
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
