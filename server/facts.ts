/**
 * What the code has that schema files may name, as one line of JSON: handlers by family, the parsers of report
 * formats, functions that make rows, and the names of parts.
 * The checker asks it from outside, because codegen never imports the server. Opens no database and writes no file.
 */
import { PART_NAMES } from '../contract/part-names'
import { FUNCTION_NAMES } from './kernel/kept/functions'
import { handlerNames } from './modules/modules'
import { PARSER_NAMES } from './kernel/intake/parsers/parsers'

process.stdout.write(`${JSON.stringify({ handlers: handlerNames(), parsers: PARSER_NAMES, functions: FUNCTION_NAMES, parts: PART_NAMES })}\n`)
