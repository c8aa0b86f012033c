/** What stands beside a built app, on the disk. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Model } from '../../contract/model'
import { planFiles } from '../emit/plans'
import { withDeployment } from './deployment'

/** Puts the plans and the deployment beside a built app. */
export function writeSite(folder: string, model: Model, deployment: unknown): void {
  for (const [path, text] of planFiles(model)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  if (deployment === undefined) return
  const page = join(folder, 'index.html')
  writeFileSync(page, withDeployment(readFileSync(page, 'utf8'), deployment))
}
