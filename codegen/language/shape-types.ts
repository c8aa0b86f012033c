/** The types that shapes of requests and answers are made of. Names alone: what they mean is codegen/resolve/call-schemas.ts's. */

export const PLAIN_TYPES = ['text', 'integer', 'decimal', 'boolean', 'date', 'month', 'datetime', 'id', 'json', 'file', 'filter'] as const

/** A type without a colon; `[]` and `|null` behind it are not part of it. */
export type PlainType = (typeof PLAIN_TYPES)[number]

/** With a colon: enum:NAME, entity:NAME, contract:FILE.TYPE. */
const NAMING = ['enum', 'entity', 'contract']

/** Is this text a type, and not words? */
export function isShapeType(text: string): boolean {
  const [, plain, kind] = /^(?:([a-z]+)|([a-z]+):[A-Za-z0-9_.-]+)(?:\[\])?(?:\|null)?$/.exec(text) ?? []
  return kind === undefined ? PLAIN_TYPES.some((type) => type === plain) : NAMING.includes(kind)
}
