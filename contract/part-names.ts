/**
 * Names of parts: what a schema file may have drawn by code of its own (src/parts). The checker refuses other names, and the
 * registry of src/parts must hold exactly these, so that neither can lack what the other says. Pure.
 */

/** Cells of columns: `{ "field": …, "part": name }`. */
const CELL_PARTS = ['messageTitle'] as const satisfies readonly string[]

/** Cards of boards and sections of detail pages. */
const CARD_PARTS = [
  'whyNotSeen', 'accountSummary', 'ownSessions', 'ownMobile', 'scanPacking', 'scanWeighing', 'approvalDesk',
] as const satisfies readonly string[]

/** Bodies of steps. */
const STEP_PARTS = ['designPreview'] as const satisfies readonly string[]

/** Pages of kind `screen`, by page: drawn whole by code (src/screens), since they stand outside the frame. */
export const SCREENS: readonly string[] = ['login', 'register', 'password_reset', 'landing', 'page_not_found', 'page_no_permission']

/** A part that draws a cell. */
export type CellPartName = (typeof CELL_PARTS)[number]
/** A part that fills a card of a board. */
export type CardPartName = (typeof CARD_PARTS)[number]
/** A part that is the body of a step. */
export type StepPartName = (typeof STEP_PARTS)[number]

/** All names that a schema file may say, whatever the part is of. */
export const PART_NAMES: readonly string[] = [...CELL_PARTS, ...CARD_PARTS, ...STEP_PARTS]
