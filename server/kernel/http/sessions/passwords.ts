/**
 * Passwords: argon2id with 19 MiB and two passes (OWASP's password storage cheat sheet), about 16 ms each.
 * A check against nobody's hash takes as long as one against a person's, so that time tells nothing.
 */
import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'

/** Algorithm.Argon2id, whose const enum cannot be imported under isolatedModules. */
const ARGON2ID = 2
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The text to keep: algorithm, parameters and salt included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS)
}

let nobody: Promise<string> | undefined

/** False for a wrong password and, after the same time, where there is no hash. */
export async function checkPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'))
  const against = kept ? kept : await nobody
  const right = await verify(against, password.normalize('NFKC')).catch(() => false)
  return right && Boolean(kept)
}
