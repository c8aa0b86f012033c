/** Texts inside regular expressions. */

/** A pattern that is this very text. */
export const patternOf = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
