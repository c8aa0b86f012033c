/** What dialogs have in common (specification, section 9). */

/** Pixels, where nothing else is said. */
export const DIALOG_WIDTH = 400
