/** Report files for tests: the small hand-made fixtures, the same text in other encodings, and workbooks built on the spot. */
import { createWriteStream, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { finished } from 'node:stream/promises'
import iconv from 'iconv-lite'
import yazl from 'yazl'
import type { Model } from '../../contract/model'
import { headFacts } from '../../server/kernel/intake/head-facts'
import { placesOf } from '../../server/kernel/intake/places'
import { recognise } from '../../server/kernel/intake/recognise'
import type { Recognised } from '../../server/kernel/intake/recognise'
import { rowFees } from '../../server/modules/finance/fees/row-fees'
import type { EntityRow } from '../../server/kernel/intake/rows'
import { scanTable } from '../../server/kernel/intake/scan'
import type { Scan, ScanOptions } from '../../server/kernel/intake/scan'

const FIXTURES = fileURLToPath(new URL('../fixtures/reports/', import.meta.url))
let folder: string | undefined
let count = 0

/** Path of a hand-made fixture, e.g. "transactions/us-30.csv". */
export const fixture = (name: string): string => join(FIXTURES, name)
export const fixtureText = (name: string): string => readFileSync(fixture(name), 'utf8').replace(/^\ufeff/, '')

/** A path that no file has yet, in a folder that goes with the run. */
function pathOf(name: string): string {
  folder ??= mkdtempSync(join(inject('databaseFolder'), 'files-'))
  return join(folder, `${++count}-${name}`)
}

/** A file with these bytes. */
export function fileOf(name: string, content: Buffer | string): string {
  const path = pathOf(name)
  writeFileSync(path, content)
  return path
}

/** A fixture's text in another encoding. */
export const encoded = (name: string, encoding: string): string => fileOf(name.replace(/^.*\//, ''), iconv.encode(fixtureText(name), encoding))

export type Cell = string | { xml: string }

/** A zip with these parts. */
export async function zipOf(name: string, parts: Record<string, string | Buffer>): Promise<string> {
  const zip = new yazl.ZipFile()
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  const path = pathOf(name)
  await finished(zip.outputStream.pipe(createWriteStream(path)))
  return path
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Letters of a column: 0 → A, 26 → AA. */
export function columnName(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26)
}

/** A shared string, a number, a day (style 1) or whatever else, as the XML of a cell's inside. */
export const raw = (xml: string): Cell => ({ xml })

/**
 * A workbook whose texts are inline strings, with a wrong <dimension>, as Amazon writes it.
 * @param sheets name -> rows; `null` rows stay blank
 */
export async function workbook(
  name: string, sheets: Record<string, (Cell[] | null)[]>, options: { shared?: string; epoch1904?: boolean } = {},
): Promise<string> {
  const names = Object.keys(sheets)
  const listed = names.map((sheet, at) => `<sheet name="${escapeXml(sheet)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml':
      `<workbook xmlns:r="r"><workbookPr${options.epoch1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="mmm\\ dd\\,\\ yyyy"/><numFmt numFmtId="165" formatCode="&quot;day&quot;0.00"/></numFmts>'
      + '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs></styleSheet>',
    ...(options.shared === undefined ? {} : { 'xl/sharedStrings.xml': options.shared }),
  }
  names.forEach((sheet, at) => {
    const rows = sheets[sheet]!.map(
      (cells, index) => (cells === null
        ? ''
        : `<row r="${index + 1}">${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`)).join('')}</row>`),
    )
    parts[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet><dimension ref="A1"/><sheetData>${rows.join('')}</sheetData></worksheet>`
  })
  return zipOf(name, parts)
}

function cellXml(cell: Cell, reference: string): string {
  if (typeof cell !== 'string') return cell.xml.replace('<c', `<c r="${reference}"`)
  return cell === '' ? '' : `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

/** The rows of a fixture of comma or tab separated text, for putting into a workbook. */
export function rowsOf(name: string): string[][] {
  const text = fixtureText(name).trimEnd()
  const tab = text.includes('\t')
  return text.split(/\r?\n/).map(
    (line) => (tab ? line.split('\t') : [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((m) => (m[1] ?? m[2] ?? '').replaceAll('""', '"'))),
  )
}

export interface Read {
  recognised: Recognised
  scan: Scan
  rows: EntityRow[]
}

/** Reads a file as the importer does for a shop of the site it hints at. @throws UnknownFormat, UnreadableFile */
export async function readFile(
  model: Model, path: string, { site: code, only, ...also }: { site?: string; only?: string } & Pick<ScanOptions, 'now' | 'each' | 'anew'> = {},
): Promise<Read> {
  const recognised = await recognise(path, model, only)
  try {
    const places = placesOf(model)
    const facts = await headFacts(recognised.table, recognised.detection, places)
    const site = (code === undefined ? undefined : places.siteOfCode(code)) ?? facts.sites[0] ?? places.siteOfCode('us')!
    const rows: EntityRow[] = []
    const context = { model, zone: site.zone, companyZone: 'Asia/Shanghai', currency: facts.preambleCurrency ?? site.currency, uploadDay: '2025-06-01' }
    const scan = await scanTable(recognised.table, recognised.detection, {
      context, site: site.code,
      fees: rowFees(model, recognised.detection.format, []), each: (row) => void rows.push({ ...row, values: { ...row.values } }), ...also,
    })
    return { recognised, scan, rows }
  } finally {
    recognised.close()
  }
}
