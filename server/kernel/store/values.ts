/**
 * How PostgreSQL's values arrive in JavaScript, the same for every connection of ours:
 * bigint → number (text beyond 2^53), numeric → exact text, date → 'yyyy-mm-dd', timestamptz → ISO 8601 UTC with up to
 * six decimals, json → parsed. pg's own Date would move days by the process's zone and cut microseconds.
 */
import { type CustomTypesConfig, types } from 'pg'

const { builtins } = types

/** '2024-05-01 08:00:00.123+00' → '2024-05-01T08:00:00.123Z'; sessions run in UTC, so that no other offset occurs. */
function isoMoment(text: string): string {
  return text.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z')
}

function whole(text: string): number | string {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

const keep = (text: string): string => text

const PARSERS: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: whole,
  [builtins.NUMERIC]: keep,
  [builtins.DATE]: keep,
  [builtins.TIME]: keep,
  [builtins.INTERVAL]: keep,
  [builtins.TIMESTAMP]: isoMoment,
  [builtins.TIMESTAMPTZ]: isoMoment,
}

/** For a pool's `types`. */
export const VALUE_TYPES: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS[oid]) || types.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
}
