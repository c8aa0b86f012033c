/** What a door of the built app weighs: every script that it needs before anything is fetched ahead. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const WEB = fileURLToPath(new URL('../../dist/web/', import.meta.url))
const textOf = (file: string): string => readFileSync(join(WEB, 'assets', file), 'utf8')

/** Scripts with all that they import at once. */
function withAll(scripts: readonly string[], seen = new Set<string>()): Set<string> {
  for (const script of scripts) {
    if (seen.has(script)) continue
    seen.add(script)
    withAll([...textOf(script).matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => name!), seen)
  }
  return seen
}

/**
 * @param door the file name of its screen
 * @returns gzipped kilobytes, and whether the page tells in its head that the screen is needed: no door is found out by another's code
 */
export function weighDoor(door: string): { kilobytes: number; isToldAhead: boolean } {
  const html = readFileSync(join(WEB, 'index.html'), 'utf8')
  const first = [...html.matchAll(/<script[^>]+src="\/amazon\/assets\/([^"]+\.js)"/g)].map(([, file]) => file!)
  const own = readdirSync(join(WEB, 'assets')).filter((file) => file.startsWith(`${door}-`) && file.endsWith('.js'))
  if (first.length === 0 || own.length !== 1) throw new Error(`the build has ${first.length} first scripts and ${own.length} of ${door}`)
  const bytes = [...withAll([...first, ...own])].reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0)
  return { kilobytes: bytes / 1024, isToldAhead: html.includes(`assets/${own[0]!}`) }
}
