/** Class names of antd's that the light controls wear: its style sheet (made at build time, src/build/antd-styles.tsx) draws them. */

/** antd's name for the one set of variables that the whole app uses (src/ui/theme.ts, `cssVar.key`). */
export const APP = 'app'

/** @returns the names that are no falsehood, in one string */
export const names = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ')
