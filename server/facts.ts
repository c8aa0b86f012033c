/**
 * What the code has that schema files may name, as one line of JSON: handlers by family, the parsers of report
 * formats, functions that make rows, the names of parts; and what code reads by name, which files must say.
 * The checker asks it from outside, because codegen never imports the server. Opens no database and writes no file.
 */
import { PART_NAMES } from '../contract/part-names'
import { FUNCTION_NAMES } from './kernel/kept/functions'
import { handlerNames } from './modules/modules'
import { PARSER_NAMES } from './kernel/intake/parsers/parsers'
import { NEEDS } from './needs'

const facts = { handlers: handlerNames(), parsers: PARSER_NAMES, functions: FUNCTION_NAMES, parts: PART_NAMES, needs: NEEDS }

process.stdout.write(`${JSON.stringify(facts)}\n`)
