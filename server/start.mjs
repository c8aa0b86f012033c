/** `npm start`: runs the server from one kept file (codegen/kept-code.mjs). It must stay plain JavaScript: it runs before any compiler does. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled as bundledCode, run } from '../codegen/kept-code.mjs'

const ENTRY = 'server/main.ts'
const KEPT = join('dist', 'server')

/** The file to run for the server's sources as they are now. */
export const bundled = (root) => bundledCode(root, ENTRY, { folder: KEPT })

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(fileURLToPath(new URL('..', import.meta.url)), ENTRY, KEPT)
