/**
 * A deployment's clients.json: judged against the schemas, and put into the built index.html, where the app reads it. Pure.
 * What each word means: docs/clients.md.
 */
import type { Model } from '../../contract/model'

const CLOUDS = ['public', 'private', 'uat']
const OWN = ['erp', 'ads', 'newAds', 'help', 'download', 'sso', 'ai']
const WORDS = ['origins', 'bases', 'pages', 'session']
const META = /(<meta name="client-bases" content=)(?:"[^"]*"|'[^']*')/

/** What is wrong with it, a sentence each; empty: nothing. */
export function wrongsOf(said: unknown, model: Pick<Model, 'families' | 'wires'>): string[] {
  if (!isRecord(said)) return ['is no object']
  const families = Object.values(model.families)
  const clients = new Set([...OWN, ...families.map(({ client }) => client)])
  const doors = [...new Set(families.flatMap(({ client, wire }) => (model.wires[wire]?.auth?.signIn ? [client] : [])))]
  const wrongs = Object.keys(said).filter((word) => !WORDS.includes(word)).map((word) => `"${word}" is no word of it; there are ${WORDS.join(', ')}`)
  const { origins, bases, pages, session } = said
  for (const [client, base] of Object.entries(isRecord(bases) ? bases : {})) {
    if (!clients.has(client)) wrongs.push(`bases: no family names the client "${client}"`)
    for (const url of isRecord(base) ? Object.values(base) : [base]) if (!isBase(url)) wrongs.push(`bases: "${client}" is no address: ${JSON.stringify(url)}`)
  }
  for (const cloud of Object.keys(isRecord(origins) ? origins : {})) {
    if (!CLOUDS.includes(cloud)) wrongs.push(`origins: "${cloud}" is none of ${CLOUDS.join(', ')}`)
  }
  if (pages !== undefined && pages !== 'files') wrongs.push('pages: "files" is all that it may say')
  if (session !== undefined && !doors.some((client) => client === session)) {
    wrongs.push(`session: nobody signs in at ${JSON.stringify(session)}; wires with auth.signIn: ${doors.join(', ') || 'none'}`)
  }
  if (pages === 'files' && session === undefined && doors.length !== 1) {
    wrongs.push(`session: say whose sign-in opens the app; wires with auth.signIn: ${doors.join(', ') || 'none'}`)
  }
  return wrongs
}

/** The page with the deployment in it. @throws Error where the page has no place for it */
export function withDeployment(html: string, deployment: unknown): string {
  if (!META.test(html)) throw new Error('index.html has no <meta name="client-bases">')
  const text = JSON.stringify(deployment).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')
  return html.replace(META, (_whole, head: string) => `${head}'${text}'`)
}

function isBase(url: unknown): boolean {
  return typeof url === 'string' && (url === '' || url.startsWith('/') || /^https?:\/\/\S+$/.test(url))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
