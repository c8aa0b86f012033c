/** The named parsers that report formats may say. A new one is a file beside this and a line here. */
import type { ParserFactory } from './parser'
import { settlement } from '../../../modules/finance/parsers/settlement'
import { transactions } from '../../../modules/finance/parsers/transactions'

export const PARSERS: Record<string, ParserFactory> = { settlement, transactions }

/** For the checker: a format that names another one is refused. */
export const PARSER_NAMES: string[] = Object.keys(PARSERS)
