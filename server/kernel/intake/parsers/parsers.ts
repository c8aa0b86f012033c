/** The named parsers that report formats may say, of all modules. */
import { slot } from '../../asker/slot'
import type { ParserFactory } from './parser'

/** By the name that a format's `parser` says; filled from `Module.parsers`. */
export const PARSERS = slot<Readonly<Record<string, ParserFactory>>>('parsers of report files')
