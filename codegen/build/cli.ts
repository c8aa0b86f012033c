/**
 * `npm run build`: the web app into dist/web, with the page plans beside it and, where there is a clients.json (or
 * `-- --clients FILE`, or CLIENTS=FILE), the deployment in its index.html. `-- --providers` builds the package of providers and
 * types into dist/providers instead.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatProblem } from '../check/problem'
import { planFiles } from '../emit/plans'
import { loadModel } from '../load-model'
import type { Model } from '../../contract/model'
import { wrongsOf } from './deployment'
import { buildProviders } from './providers'
import { writeSite } from './site'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const USAGE = 'build takes --providers, or --clients FILE'

function main(args: string[]): number {
  const [word, file, ...rest] = args
  const isKnown = word === undefined || (word === '--providers' && file === undefined) || (word === '--clients' && file !== undefined && rest.length === 0)
  if (!isKnown) {
    console.error(`${args.join(' ')}: ${USAGE}`)
    return 2
  }
  const { model, problems } = loadModel(ROOT)
  for (const problem of problems.filter(({ severity }) => severity === 'error')) console.error(`${formatProblem(problem)}\n`)
  if (!model) return 1
  if (word === '--providers') return providers(model)
  const named = word === '--clients' ? file : process.env['CLIENTS']
  return web(model, named === undefined ? undefined : resolve(named))
}

function providers(model: Model): number {
  const folder = join(ROOT, 'dist', 'providers')
  buildProviders(ROOT, folder, model)
  console.log(`providers of ${Object.keys(model.families).length} families written to ${folder}`)
  return 0
}

/** @param named the file of the deployment, where one was named */
function web(model: Model, named: string | undefined): number {
  const path = named ?? join(ROOT, 'clients.json')
  if (named !== undefined && !existsSync(path)) {
    console.error(`${path}: there is no such file`)
    return 1
  }
  const deployment: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  const wrongs = deployment === undefined ? [] : wrongsOf(deployment, model)
  for (const wrong of wrongs) console.error(`${path}: ${wrong}`)
  if (wrongs.length > 0) return 1
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) return status ?? 1
  const folder = join(ROOT, 'dist', 'web')
  writeSite(folder, model, deployment)
  console.log(`the app, ${planFiles(model).size} plan files and ${deployment === undefined ? 'no deployment' : path} stand in ${folder}`)
  return 0
}

process.exitCode = main(process.argv.slice(2))
