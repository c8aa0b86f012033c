/**
 * What the code has that schema files may name, as one line of JSON: handlers by family and the parsers of report formats.
 * The checker asks it from outside, because codegen never imports the server. Opens no database and writes no file.
 */
import { handlerNames } from './families/families'
import { PARSER_NAMES } from './imports/parsers/parsers'

process.stdout.write(`${JSON.stringify({ handlers: handlerNames(), parsers: PARSER_NAMES })}\n`)
