/** The longest line that people read without scrolling sideways: of code, and of what codegen writes. */
export const LONGEST_LINE = 160
