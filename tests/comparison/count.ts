/**
 * The page that docs/comparison.md compares: what it can do, in which folders each tool's writing of it stands, how it is counted, and
 * the document itself. `npx tsx tests/comparison/count.ts` writes the document; the test beside this file refuses one that is not up to date.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))
export const DOCUMENT = join(HERE, '../../docs/comparison.md')

export interface Tool {
  name: string
  /** Folders beside this file, all of whose files a person writes for this tool. */
  folders: string[]
  /** In words: what is written, and what is given. */
  written: string
  /** How the writing is held to be valid. */
  valid: string
}

export const OURS: Tool = {
  name: '这里的 schema',
  folders: ['ours'],
  written: 'one entity with its items and its life cycle, one family, one page, one menu item and one permission',
  valid: 'the checker passes it beside all other schemas; the test runs the server and takes an order through its life cycle',
}

export const OTHERS: Tool[] = [
  {
    name: 'Frappe',
    folders: ['frappe'],
    written: 'two DocTypes (the keys a person needs; what the desk exports besides is left out), the controller, the form script, the list script',
    valid: 'JSON parsed; field types and the link to the items checked by the test; Python parsed by `ast` where Python is there; JavaScript parsed',
  },
  {
    name: 'Payload',
    folders: ['payload'],
    written: 'the collection with its hooks and its endpoint, a cell for amounts, a component for the four actions with their dialogs',
    valid:
      'parsed as TypeScript by the test; compiled against the published types of payload and @payloadcms/ui 3.90 when it was written (not in the test: 215 packages)',
  },
  {
    name: 'amis + PostgREST',
    folders: ['amis', 'postgrest'],
    written: 'the page; amis has no server, so the tables, rules and functions in SQL, which PostgREST serves',
    valid:
      'JSON parsed and its renderers compared with names that amis registers (its own JSON schema is not used); the SQL is run by PostgreSQL in the test, and so are its functions',
  },
  {
    name: 'refine + antd + PostgREST',
    folders: ['refine', 'postgrest'],
    written: 'the page by hand and its resource; the same SQL; the data provider of PostgREST is taken as given',
    valid: 'compiled against the types of refine 5 and antd 5 by `npm run check`; the SQL is run by PostgreSQL in the test',
  },
  {
    name: 'Directus',
    folders: ['directus'],
    written: 'the snapshot (collections, fields, relations), permissions and columns, four flows, one hook for numbers and amounts',
    valid: 'JSON parsed; every relation, flow, permission and column leads to a field of the snapshot; the hook is parsed as TypeScript',
  },
]

export const TOOLS: Tool[] = [OURS, ...OTHERS]

/** What the page does, everywhere; and what a tool does not have by itself, with how it was done there. */
const FEATURES: { what: string; how: string }[] = [
  {
    what: '25 columns with Chinese headings, sorted and paged by the server, two through the supplier and one through the warehouse',
    how: 'all natively; Payload and Directus by their list of columns',
  },
  {
    what: '8 filters: number, state (several), supplier, warehouse, buyer, two ranges of days, terms',
    how: 'Payload, Directus: the filter that a person builds from any field, so nothing is written; amis, refine: by hand',
  },
  {
    what: 'fields with types and required ones; amounts in the currency of their row, two digits',
    how: 'Payload: a cell of its own; refine: `render`; amis and Directus show the number, the currency stands in its column',
  },
  { what: 'two computed amounts, and one in each item, which nobody can write', how: 'Frappe, Payload, Directus: hooks; SQL: generated columns' },
  {
    what: 'a running number, who made the row, when it was made and changed',
    how: 'Frappe: format and stamps; Directus: hook and stamps; Payload: hook and stamps; SQL: defaults',
  },
  {
    what: 'items of six fields and an amount, at least one, saved with their header in one transaction',
    how: 'Frappe: child table; Payload: array; Directus: one-to-many; SQL: a function',
  },
  {
    what: 'a life cycle of four states held by the server: no other step, no change or removal of what was handed in',
    how: 'Frappe: controller; Payload: endpoint and access; Directus: flows and permissions; SQL: a function and policies',
  },
  {
    what: '4 actions: 提交审核, 审核通过 (each asks first), 驳回, 改交期; approval and refusal by those who may alone',
    how: 'Frappe: form script; Payload: component and endpoint; Directus: manual flows; amis, refine: buttons over a function',
  },
  {
    what: '2 dialogs: 驳回 asks the reason, 改交期 the new day and why; both required',
    how: 'Frappe: prompt; Payload: modal; Directus: fields of the flow; amis, refine: a form in a dialog',
  },
]

/** The files of a tool: path below this folder -> text. */
export function filesOf(tool: Tool): Map<string, string> {
  const found = new Map<string, string>()
  for (const folder of tool.folders) {
    for (const entry of readdirSync(join(HERE, folder), { recursive: true, withFileTypes: true })) {
      const full = join(entry.parentPath, entry.name)
      if (entry.isFile()) found.set(full.slice(HERE.length + 1).replaceAll('\\', '/'), readFileSync(full, 'utf8'))
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Characters that are no space, as Unicode counts them: indentation and line breaks are nobody's merit. */
export function nonSpace(text: string): number {
  return [...text.replaceAll(/\s/gu, '')].length
}

/** Of everything that a person writes for this tool. */
export function countOf(tool: Tool): number {
  return [...filesOf(tool).values()].reduce((sum, text) => sum + nonSpace(text), 0)
}

/** docs/comparison.md, whole. */
export function comparisonMarkdown(): string {
  const ours = countOf(OURS)
  const row = (tool: Tool): string =>
    `| ${tool.name} | ${tool.folders.map((folder) => `\`tests/comparison/${folder}/\``).join(', ')} | ${countOf(tool)} | ${(countOf(tool) / ours).toFixed(1)} | ${tool.written} |`
  const files = TOOLS.flatMap((tool) =>
    [...filesOf(tool)]
      .filter(([path]) => tool.folders[0] === path.split('/')[0] || tool.name.startsWith('amis'))
      .map(([path, text]) => `| \`${path}\` | ${nonSpace(text)} |`),
  )
  return (
    [
      '# One page in six ways',
      '',
      'Written by `npx tsx tests/comparison/count.ts`; do not edit. `tests/comparison/comparison.test.ts` counts anew, parses every file, drives ours, and fails when a figure here is another.',
      '',
      'The page is a purchase order: 25 columns, 8 filters, 4 actions, 2 dialogs, items and a life cycle. Each writing does all of this and no more:',
      '',
      '| what it does | where a tool does not have it by itself |',
      '|---|---|',
      ...FEATURES.map(({ what, how }) => `| ${what} | ${how} |`),
      '',
      '## Counted',
      '',
      'Characters that are no space, of all that a person writes. Suppliers, warehouses, staff and currencies are there in each tool, as are its installation, sign-in and menu frame.',
      '',
      '| tool | where | characters | times ours | written |',
      '|---|---|---|---|---|',
      ...TOOLS.map(row),
      '',
      '| file | characters |',
      '|---|---|',
      ...files,
      '',
      '## Valid',
      '',
      ...TOOLS.map(({ name, valid }) => `- ${name}: ${valid}.`),
      '',
      '## What the count does not say',
      '',
      'In favour of the others:',
      '',
      '- Names of files and folders are not counted. Keys that the tools write by themselves when they export (`idx`, `field_order`, `sort`, `width`) are left out, as are defaults.',
      '- Frappe keeps the Chinese words as the values of its states, in place of values and labels; Payload has helpers for repeated fields. Nobody loses lines to style.',
      '- The amount of the header is agreed on and typed, not added up from the items: ours has no word for that sum yet, while a line of a hook does it in Frappe, Payload and Directus.',
      '- In Directus and Payload much of this is pressed together in a screen rather than written; what is counted is what is kept, reviewed and moved to the next server.',
      '- Directus runs a flow that finds nothing to change without an error, and checks the least number of items and the filter of a state in its own ways; an expert may want more than is written.',
      '',
      'In favour of ours, and in none of the figures: totals of all filtered rows by currency, saved and shared views, the history of each row,',
      'a filter by and and or, idempotent writes, refusals in Chinese at the field, and generated types and calls come with the page without a word.',
    ].join('\n') + '\n'
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(DOCUMENT, comparisonMarkdown())
