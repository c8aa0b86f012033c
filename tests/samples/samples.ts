/** Where the sample reports are, if they are anywhere: SAMPLES_DIR, or ../shared/samples beside the checkout. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

const beside = fileURLToPath(new URL('../../../shared/samples', import.meta.url))

/** The folder, or undefined where there are no samples on this machine. */
export const SAMPLES: string | undefined = [process.env.SAMPLES_DIR, beside].find((folder) => folder !== undefined && existsSync(join(folder, 'oracles.json')))

/** What a suite that needs them is called when it is skipped. */
export const reason = SAMPLES === undefined ? ' (skipped: no sample reports in SAMPLES_DIR or ../shared/samples)' : ''

export const sample = (path: string): string => join(SAMPLES ?? '', path)

export function sampleJson<T>(path: string): T {
  return JSON.parse(readFileSync(sample(path), 'utf8')) as T
}
