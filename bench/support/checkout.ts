/** A checkout of its own with the code as it is and a product's schemas, for whoever runs codegen as a command. */
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeProduct, type PRODUCT, type Put } from './product'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COPIED = ['contract', 'kinds', 'codegen', 'server', 'src', 'package.json', 'package-lock.json', 'tsconfig.json']

/**
 * Its folder, nothing emitted yet, and what puts a file below its schemas. Its server has no handlers, as the product names none.
 * @param name its folder begins with. @param size of the product; left out: the full one
 */
export function checkout(name: string, size?: typeof PRODUCT): { root: string; put: Put } {
  const root = mkdtempSync(join(tmpdir(), `${name}-`))
  for (const each of COPIED)
    cpSync(join(ROOT, each), join(root, each), { recursive: true, filter: (path) => !path.endsWith('.test.ts') && !/\/generated(\/|$)/.test(path) })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction')
  writeFileSync(join(root, 'server/facts.ts'), `process.stdout.write('{"handlers":{},"parsers":[]}')\n`)
  const put: Put = (path, value) => {
    const full = join(root, 'schemas', path)
    mkdirSync(dirname(full), { recursive: true })
    writeFileSync(full, JSON.stringify(value, null, 2))
  }
  writeProduct(put, size)
  return { root, put }
}
