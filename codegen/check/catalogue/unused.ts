/** Codes about what nothing uses. */
import type { CatalogueEntry } from './entry'

export const UNUSED: Record<string, CatalogueEntry> = {
  SCH801: {
    title: 'A field nothing uses (warning)',
    explanation: 'Its entity is on pages, but no page, dataset, report, reference or formula uses this field.',
    wrong: '"colour": { … }',
    right: '"columns": ["colour"]',
  },
  SCH802: {
    title: 'A page in no menu (warning)',
    explanation: 'Access follows from the menu, so nobody may open the page.',
    wrong: '"access": "menu"',
    right: '{ "key": "M10010004", "route": "/advert/old" }',
  },
  SCH803: {
    title: 'A shared part nothing uses (warning)',
    explanation: 'A set (of columns, filters or marks), a tab, a dialog, a mapping or a dataset that nothing names.',
    wrong: 'schemas/columns/other.json',
    right: '{ "set": "other" }',
  },
}
