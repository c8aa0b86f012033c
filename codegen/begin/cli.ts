/** `npm run new -- page|entity|report|call|kind NAME`: writes the first version of a file, and says what the check still wants. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkSchemas } from '../check/check'
import { formatProblem } from '../check/problem'
import { readSchemas } from '../read/read'
import { firstVersion } from './first-version'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

function main(words: string[]): number {
  const made = firstVersion(readSchemas(ROOT), words, (path) => readFileSync(join(ROOT, path), 'utf8'))
  if ('refusal' in made) {
    console.error(made.refusal)
    return 2
  }
  const there = made.files.find(({ path, isNew }) => isNew && existsSync(join(ROOT, path)))
  if (there) {
    console.error(`${there.path} is there already; it is never overwritten.`)
    return 2
  }
  for (const { path, text, isNew } of made.files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text, isNew ? { flag: 'wx' } : {})
    console.log(`${isNew ? 'wrote' : 'changed'} ${path}`)
  }
  const paths = new Set(made.files.map(({ path }) => path))
  const problems = checkSchemas(readSchemas(ROOT)).filter(({ file }) => paths.has(file))
  for (const problem of problems) console.log(formatProblem(problem))
  console.log(['Next:', ...made.next.map((step) => `- ${step}`), '- npm run codegen, then npm run check'].join('\n'))
  return 0
}

process.exitCode = main(process.argv.slice(2))
