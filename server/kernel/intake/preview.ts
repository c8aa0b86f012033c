/**
 * What a person sees before a file is written: the scan's counts beside what is there now; what to beware of is
 * warnings.ts'. Reads the database, writes nothing.
 */
import { traits } from '../../../kinds/column-kinds'
import { escapeIdentifier } from 'pg'
import type { Entity } from '../../../contract/model'
import { lastDay } from '../../../contract/days'
import type { ImportPreview, PreviewDay } from '../../../contract/imports'
import type { Tx } from '../store/connect'
import { ENCODING_LABELS } from './tables/encoding'
import type { Scan } from './scan'
import { daySql, scopeSql } from './scope'
import { needsDays } from './snapshot-day'
import { warningsOf } from './warnings'
import type { ScannedRun } from './run'

/** Rows there now that the file takes the place of, by day ('' for none). */
async function rowsThere(tx: Tx, source: ScannedRun, entity: Entity): Promise<Map<string, number>> {
  const { scope, shop, recognised, companyId, scan, moment } = source
  if (!scope || !shop) return new Map()
  const { format } = recognised.detection
  const where = scopeSql(scope, format, entity, shop.id, 3)
  const { rows } = await tx.query<{ day: string | null; rows: number }>(
    `select ${daySql(format, entity, moment, '$2')} as day, count(*) as rows from ${escapeIdentifier(entity.table)} t where t.company_id = $1
      and $2::text is not null and ${where.sql} group by 1`,
    [companyId, scan.sourceZone, ...where.values],
  )
  return new Map(rows.map((row) => [row.day ?? '', Number(row.rows)]))
}

/**
 * The preview of a file that was scanned; rows older than what is there count as left out.
 * @param source what reading the file found, with the shop and currency it was read by
 */
export async function buildPreview(tx: Tx, source: ScannedRun): Promise<ImportPreview> {
  const { model, file, recognised, scan, shop, currency } = source
  const { table, detection } = recognised
  const { format } = detection
  const entity = model.entities[format.entity]!
  const there = await rowsThere(tx, source, entity)
  const days = dayRows(scan, there)
  const replaced = [...there.values()].reduce((sum, rows) => sum + rows, 0)
  const leftOut = [...scan.leftOut.values()].reduce((sum, rows) => sum + rows, 0) + source.older
  const preview: ImportPreview = {
    id: file.id,
    fileName: file.file_name,
    state: 'preview',
    message: null,
    report: format.name,
    reportLabel: format.label,
    encoding: table.encoding === null ? null : ENCODING_LABELS[table.encoding],
    delimiter: table.delimiter === null ? null : table.delimiter === '\t' ? '\\t' : table.delimiter,
    sheet: table.sheet,
    headerLine: detection.headerLine,
    numberStyle: scan.styles.mark === ',' ? '1.234,56' : '1,234.56',
    zone: format.day === undefined ? null : scan.sourceZone,
    currency,
    shopId: shop?.id ?? null,
    shopName: shop?.name ?? null,
    needsShop: shop === undefined,
    ...(needsDays(source.snapshotDay) ? { needsDays: true as const } : {}),
    snapshotDay: source.snapshotDay,
    oddDates: oddDates(scan),
    marketplaces: [
      ...(scan.marketplaces.size > 0 ? scan.marketplaces : scan.countries)
    ].map(([name, rows]) => ({ name, rows })).sort((a, b) => b.rows - a.rows),
    rows: scan.records,
    accepted: scan.accepted - source.older,
    refusedCount: scan.refusedCount,
    leftOut,
    replaced,
    dataStart: scan.firstReach,
    dataEnd: scan.firstReach === null || scan.lastReach === null ? null : wholePeriod(entity, format.day, scan.lastReach),
    days,
    refused: scan.refused,
    unmatched: scan.unmatched,
    unknownColumns: detection.unknown.map((one) => one.header),
    broken: scan.broken,
    warnings: [],
    sums: [...scan.sums].flatMap(([field, byCurrency]) =>
      [...byCurrency].map(([code, sum]) => ({ field, label: entity.fields[field]?.label ?? field, currency: code, amount: sum.text() }))),
  }
  preview.warnings = await warningsOf(tx, source, preview)
  preview.message = summary(preview)
  return preview
}

function dayRows(scan: Scan, there: Map<string, number>): PreviewDay[] {
  const keys = new Set([...scan.days.keys(), ...there.keys()])
  return [...keys].sort().map((key) => {
    const count = scan.days.get(key)
    return { day: key === '' ? null : key, rows: count?.rows ?? 0, replaced: there.get(key) ?? 0, refused: count?.refused ?? 0 }
  })
}

/** Rows of implausible days: refused, or accepted by a person. */
function oddDates({ oddRefused, oddDays }: Scan): ImportPreview['oddDates'] {
  if (oddRefused > 0) return { rows: oddRefused, accepted: false }
  const rows = [...oddDays.values()].reduce((sum, count) => sum + count, 0)
  return rows > 0 ? { rows, accepted: true } : null
}

function summary(preview: ImportPreview): string {
  const parts = [`${preview.reportLabel}：读到 ${preview.rows} 行，可写入 ${preview.accepted} 行`]
  if (preview.replaced > 0) parts.push(`覆盖原有 ${preview.replaced} 行`)
  if (preview.leftOut > 0) parts.push(`不写入 ${preview.leftOut} 行`)
  if (preview.refusedCount > 0) parts.push(`拒绝 ${preview.refusedCount} 行`)
  if (preview.unmatched.length > 0) parts.push(`未匹配的费用 ${preview.unmatched.length} 种`)
  if (preview.needsShop) parts.push('请先选择店铺')
  if (preview.needsDays) parts.push('请先指定是哪几天的数据')
  return `${parts.join('，')}。`
}

/** What is told by the month reaches to the month's last day, whatever day its rows are kept by. */
function wholePeriod(entity: Entity, day: string | undefined, last: string): string {
  return day !== undefined && traits(entity.fields[day]).names === 'month' ? lastDay(last.slice(0, 7)) : last
}
