/**
 * What the code has that schema files may name, as one line of JSON: handlers by family, the parsers of report
 * formats, functions that make rows, the names of parts; and what code reads by name, which files must say.
 * The checker asks it from outside, because codegen never imports the server. Opens no database and writes no file.
 */
import { PART_NAMES } from '../contract/part-names'
import { handlerNames } from './kernel/http/handlers'
import { PARTS } from './modules/modules'
import { NEEDS } from './needs'

const facts = {
  handlers: handlerNames(PARTS.handlers), parsers: PARTS.parsers, functions: PARTS.functions, effects: PARTS.effects, parts: PART_NAMES, needs: NEEDS,
}

process.stdout.write(`${JSON.stringify(facts)}\n`)
