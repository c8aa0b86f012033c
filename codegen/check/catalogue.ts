/**
 * Every code the checker may say: what it means, why it is a mistake, and what a fix looks like.
 * Codes are stable: a code is never given another meaning. docs/schema-errors.md is made from this list.
 */
import { CONDITIONS } from './catalogue/conditions'
import { DATASETS } from './catalogue/datasets'
import { DOCUMENTS } from './catalogue/documents'
import { ENTITIES } from './catalogue/entities'
import { FAMILIES } from './catalogue/families'
import { IDENTITIES } from './catalogue/identities'
import { KEPT } from './catalogue/kept'
import { NAMES } from './catalogue/names'
import { PAGES } from './catalogue/pages'
import { READING } from './catalogue/reading'
import { REPORTS } from './catalogue/reports'
import { SETTINGS } from './catalogue/settings'
import { UNUSED } from './catalogue/unused'
import type { CatalogueEntry } from './catalogue/entry'
import { wrapped } from './wrapped'

/** By code; each part has a file of its own in catalogue/. */
export const CATALOGUE: Record<string, CatalogueEntry> = {
  ...READING, ...NAMES, ...ENTITIES, ...CONDITIONS, ...DATASETS, ...PAGES, ...FAMILIES, ...REPORTS, ...DOCUMENTS, ...KEPT, ...UNUSED, ...SETTINGS,
  ...IDENTITIES,
}

const PARTS: Record<string, string> = {
  1: 'Reading a file', 2: 'Names', 3: 'Entities, formulas and conditions', 4: 'Datasets',
  5: 'Pages', 6: 'Families, wires and the menu', 7: 'Reports and mappings', 8: 'What nothing uses, what follows settings, and identities',
}

/** docs/schema-errors.md, whole. */
export function schemaErrorsMarkdown(): string {
  const lines = [
    '# What the schema checker says',
    '',
    wrapped('Made from `codegen/check/catalogue/`; do not edit. `npm run check` tells all mistakes at once, each with its place, a code, ' +
      'the nearest right name and what to do. A code never changes its meaning. Warnings are told only when nothing is wrong.'),
  ]
  let part = ''
  for (const [code, { title, explanation, wrong, right }] of Object.entries(CATALOGUE)) {
    const own = code.charAt(3)
    if (own !== part) lines.push('', `## ${PARTS[own] ?? ''}`)
    part = own
    lines.push(
      '', `### ${code} ${title}`, '', wrapped(explanation), '', wrapped(`- wrong: ${asCode(wrong)}`, '  '), wrapped(`- right: ${asCode(right)}`, '  '),
    )
  }
  return `${lines.join('\n')}\n`
}

function asCode(text: string): string {
  return `\`${text}\``
}
