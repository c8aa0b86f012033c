/** The recipe of docs/clients.md as files: each block of code that names one. */
import { readFileSync } from 'node:fs'
import { readTexts } from '../../codegen/read/read'
import { checkSchemas } from '../../codegen/check/check'
import { formatProblem } from '../../codegen/check/problem'
import { resolveModel } from '../../codegen/resolve/resolve'
import type { Sources } from '../../codegen/read/source'
import type { Model } from '../../contract/model'

const PAGE = new URL('../../docs/clients.md', import.meta.url)

/** Path -> text of the files that the page shows. */
export function recipeFiles(): Record<string, string> {
  const blocks = readFileSync(PAGE, 'utf8').matchAll(/^```json (\S+)\n([\s\S]*?)^```$/gm)
  return Object.fromEntries([...blocks].map(([, path = '', text = '']) => [path, text]))
}

/** The product that the recipe's schemas make. @throws Error with what the check says of them */
export function recipeModel(): { model: Model; sources: Sources } {
  const files = Object.fromEntries(Object.entries(recipeFiles()).filter(([path]) => path.startsWith('schemas/')))
  // A folder that is not there: nothing but these files is read.
  const sources = readTexts('/nowhere', files)
  const wrong = checkSchemas(sources).filter(({ severity }) => severity === 'error')
  if (wrong.length > 0) throw new Error(wrong.map(formatProblem).join('\n'))
  return { model: resolveModel(sources), sources }
}
