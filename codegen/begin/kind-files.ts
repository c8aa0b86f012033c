/**
 * The first files of a column kind: what it accepts, what the server does with it, how a cell draws it, and a test beside them; and its lines in
 * the language and in every list of kinds, so that the tree compiles as soon as they are written. Pure.
 */
import type { FirstVersion } from './begun'

/** Where the folder of each kind stands. */
export const KINDS = 'kinds'

/** The entries of a list by kind, up to its end. */
const ENTRIES = /(: Record<ColumnKind, \w+> = \{\n(?: {2}.*\n)+)/

/** The text of a file of the product, by its path from the root. */
export type TextOf = (path: string) => string

/** Where each kind stands by name, and the line that says it there. Each is put behind its likes; a place that has none any more is an error. */
const NAMED_IN: { path: string; line: (name: string, title: string) => string; behind: RegExp }[] = [
  { path: 'contract/plan.ts', behind: /(export type ColumnKind =\n(?: {2}\|.*\n)+)/, line: (name) => `  | '${name}'\n` },
  { path: 'codegen/language/common.json', behind: /("columnKind": \{\s*"type": "string",\s*"enum": \[[^\]]*)(?=\])/, line: (name) => `, "${name}"` },
  {
    path: 'codegen/language/entity.json',
    behind: /("short": \{\n *"optional": \["label", "kind"\],\n *"properties": \{\n(?: *"[a-z]\w*": \{ "\$ref": "common#\/definitions\/label" \},\n)+)/,
    line: (name) => `          "${name}": { "$ref": "common#/definitions/label" },\n`,
  },
  ...([['column-kinds', 'kind', (name: string) => `${name}Kind`], ['server-kinds', 'server', (name: string) => `${name}Server`]] as const).flatMap(
    ([file, part, exported]) => listed(`${KINDS}/${file}.ts`, (name) => [exported(name), `${name}/${name}.${part}`]),
  ),
  ...listed(`${KINDS}/cells.ts`, (name, title) => [`${title}Cell`, `${name}/${name}.cell`]),
  { path: `${KINDS}/shared/cell-text.ts`, behind: ENTRIES, line: (name) => `  ${name}: plainText,\n` },
]

/** A list of kinds: an import of what a kind exports, and its entry. */
function listed(path: string, of: (name: string, title: string) => [exported: string, from: string]): typeof NAMED_IN {
  return [
    {
      path, behind: /([\s\S]*\nimport \{ \w+ \} from '\.\/(\w+)\/\2\.\w+'\n)/,
      line: (name, title) => {
        const [exported, from] = of(name, title)
        return `import { ${exported} } from './${from}'\n`
      },
    },
    { path, behind: ENTRIES, line: (name, title) => `  ${name}: ${of(name, title)[0]},\n` },
  ]
}

/** The files that name every kind, with this one among them. */
function namedIn(name: string, title: string, textOf: TextOf): { path: string; text: string; isNew: false }[] {
  const changed = new Map<string, string>()
  for (const { path, behind, line } of NAMED_IN) {
    const before = changed.get(path) ?? textOf(path)
    const after = before.replace(behind, (likes) => likes + line(name, title))
    if (after === before) throw new Error(`${path} does not list the kinds as it did: codegen/begin/kind-files.ts says where a new one is put`)
    changed.set(path, after)
  }
  return [...changed].map(([path, text]) => ({ path, text, isNew: false }))
}

/** A kind of texts, to begin with. */
export function kindFiles(name: string, textOf: TextOf): FirstVersion {
  const folder = `${KINDS}/${name}`
  const up = '../'.repeat(folder.split('/').length)
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const file = (part: string, lines: string[]) => ({ path: `${folder}/${name}.${part}`, text: `${lines.join('\n')}\n`, isNew: true })
  return {
    files: [
      file('kind.ts', [
        `/** What the kind ${name} accepts: its operators, totals and how its values are kept and sent. */`,
        `import { TEXT_OPERATORS, WORDS_READ_AS } from '${up}contract/kind'`,
        `import type { ColumnKindDef } from '${up}contract/kind'`,
        '',
        `export const ${name}Kind: ColumnKindDef = {`,
        `  kind: '${name}',`,
        `  label: '${name}',`,
        '  numeric: false,',
        '  operators: TEXT_OPERATORS,',
        "  comparesAs: 'text',",
        "  totals: ['none'],",
        "  align: 'left',",
        '  width: 140,',
        '  sortable: true,',
        "  filter: 'keyword',",
        "  filters: ['keyword'],",
        "  inputs: ['text'],",
        '  readAs: WORDS_READ_AS,',
        "  sqlType: 'text',",
        "  valueSchema: { type: 'string' },",
        '}',
      ]),
      file('cell.tsx', [
        `import { EMPTY } from '${up}contract/format/number'`,
        "import type { CellProps } from '../shared/cell'",
        '',
        `/** A value of kind ${name}, as a person reads it. */`,
        `export function ${title}Cell({ value }: CellProps) {`,
        "  return value === null || value === undefined || value === '' ? EMPTY : <span>{String(value)}</span>",
        '}',
      ]),
      file('server.ts', [
        `/** On the server, a value of kind ${name} is kept and answered as it is written. */`,
        `import type { ServerKind } from '${up}server/kernel/value/server-kind'`,
        "import { REPORT_WORDS } from '../shared/text.report.server'",
        "import { WORDS } from '../shared/text.server'",
        '',
        `export const ${name}Server: ServerKind = { ...WORDS, report: REPORT_WORDS }`,
      ]),
      file('test.ts', [
        "import { expect, it } from 'vitest'",
        `import { ${name}Kind } from './${name}.kind'`,
        `import { ${name}Server } from './${name}.server'`,
        '',
        `it('a field of kind ${name} is filtered by what it accepts, and is answered as it was kept', () => {`,
        `  expect(${name}Kind.filters).toContain(${name}Kind.filter)`,
        `  expect(${name}Server.read('a', {})).toBe('a')`,
        '})',
      ]),
      ...namedIn(name, title, textOf),
    ],
    next: [
      `Write what it accepts in ${folder}/${name}.kind.ts, and its Chinese label; how it is read, kept and written in ${name}.server.ts`,
      `Say in ${KINDS}/shared/cell-text.ts what a cell of it is as text`,
    ],
  }
}
