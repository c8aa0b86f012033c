/** `node codegen/run.mjs codegen/cli.ts --check`: runs a program of this checkout from its one kept file. Plain JavaScript, as kept-code.mjs is. */
import { fileURLToPath } from 'node:url'
import { run } from './kept-code.mjs'

const [entry = ''] = process.argv.splice(2, 1)
await run(fileURLToPath(new URL('..', import.meta.url)), entry)
