/** Sixteen hex digits over all sources of a checkout. */
export function hashOf(root: string): string
