/** The first files of a column kind: what it accepts, what the server does with it, how a cell draws it, and a test beside them. */
import type { FirstVersion } from './begun'

/** Where the folder of each kind stands. */
export const KINDS = 'kinds'

/** A kind of texts, to begin with; what is not yet named is told as the next steps. */
export function kindFiles(name: string): FirstVersion {
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
    ],
    next: [
      `Name "${name}" in codegen/language/common.json (columnKind), in entity.json beside it (short forms of a field), and in ColumnKind of contract/plan.ts`,
      'npm run check: the compiler names every list that lacks the kind',
      `Write what it accepts in ${folder}/${name}.kind.ts, and its Chinese label`,
    ],
  }
}
