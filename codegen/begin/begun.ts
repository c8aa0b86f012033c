/** What beginning a file gives: the one shape that all makers of first versions share. */

/** What is to be written, and what a person does next; or why nothing is, in one sentence. */
export type FirstVersion = { files: { path: string; text: string; isNew: boolean }[]; next: string[] } | { refusal: string }
