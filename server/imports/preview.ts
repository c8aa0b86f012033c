/**
 * What a person sees before a file is written: the scan's counts beside what is there now, and warnings in words.
 * Reads the database, writes nothing.
 */
import { escapeIdentifier } from 'pg'
import type { Entity, Model } from '../../codegen/model'
import type { ImportPreview, PreviewDay, PreviewWarning } from '../../src/lib/imports'
import type { Tx } from '../database/connect'
import type { Places } from './places'
import { ENCODING_LABELS } from './read/encoding'
import type { Recognised } from './recognise'
import type { FileRow } from './report-file'
import type { Scan } from './scan'
import { daySql, scopeSql } from './scope'
import type { Scope } from './scope'
import type { Shop } from './shop'
import type { Site } from './places'

export interface PreviewSource {
  model: Model
  companyId: number
  file: FileRow
  recognised: Recognised
  scan: Scan
  places: Places
  shop: Shop | undefined
  /** The shop's, or the one the file hints at. */
  site: Site | undefined
  currency: string | null
  scope: Scope | undefined
  moment: string | undefined
  /** Rows that are older than what is there and will not be written. */
  older: number
}

const list = (words: string[], most = 6): string => `${words.slice(0, most).join('、')}${words.length > most ? ` 等 ${words.length} 个` : ''}`

/** Rows there now that the file takes the place of, by day ('' for none). */
export async function rowsThere(tx: Tx, source: PreviewSource, entity: Entity): Promise<Map<string, number>> {
  const { scope, shop, recognised, companyId, scan, moment } = source
  if (!scope || !shop) return new Map()
  const { format } = recognised.detection
  const where = scopeSql(scope, format, entity, shop.id, 3)
  const { rows } = await tx.query<{ day: string | null; rows: number }>(
    `select ${daySql(format, moment, '$2')} as day, count(*) as rows from ${escapeIdentifier(entity.table)} t where t.company_id = $1 and $2::text is not null and ${where.sql} group by 1`,
    [companyId, scan.sourceZone, ...where.values],
  )
  return new Map(rows.map((row) => [row.day ?? '', Number(row.rows)]))
}

export async function buildPreview(tx: Tx, source: PreviewSource): Promise<ImportPreview> {
  const { model, file, recognised, scan, shop, currency } = source
  const { table, detection } = recognised
  const { format } = detection
  const entity = model.entities[format.entity]!
  const there = await rowsThere(tx, source, entity)
  const days = dayRows(scan, there)
  const dated = days.flatMap((one) => (one.day !== null && one.rows > 0 ? [one.day] : []))
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
    marketplaces: [...(scan.marketplaces.size > 0 ? scan.marketplaces : scan.countries)].map(([name, rows]) => ({ name, rows })).sort((a, b) => b.rows - a.rows),
    rows: scan.records,
    accepted: scan.accepted - source.older,
    refusedCount: scan.refusedCount,
    leftOut,
    replaced,
    dataStart: dated[0] ?? null,
    dataEnd: dated.length === 0 ? null : (scan.lastReach ?? dated.at(-1)!),
    days,
    refused: scan.refused,
    unmatched: scan.unmatched,
    unknownColumns: detection.unknown.map((one) => one.header),
    broken: scan.broken,
    warnings: [],
    sums: [...scan.sums].flatMap(([field, byCurrency]) =>
      [...byCurrency].map(([code, sum]) => ({ field, label: entity.fields[field]?.label ?? field, currency: code, amount: sum.text() }))),
  }
  preview.warnings = await warnings(tx, source, preview)
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

function summary(preview: ImportPreview): string {
  const parts = [`${preview.reportLabel}：读到 ${preview.rows} 行，可写入 ${preview.accepted} 行`]
  if (preview.replaced > 0) parts.push(`覆盖原有 ${preview.replaced} 行`)
  if (preview.leftOut > 0) parts.push(`不写入 ${preview.leftOut} 行`)
  if (preview.refusedCount > 0) parts.push(`拒绝 ${preview.refusedCount} 行`)
  if (preview.unmatched.length > 0) parts.push(`未匹配的费用 ${preview.unmatched.length} 种`)
  if (preview.needsShop) parts.push('请先选择店铺')
  return `${parts.join('，')}。`
}

async function warnings(tx: Tx, source: PreviewSource, preview: ImportPreview): Promise<PreviewWarning[]> {
  const { scan, file, companyId, recognised, shop } = source
  const { detection } = recognised
  const found: PreviewWarning[] = []
  const same = await tx.query<{ file_name: string; shop: string | null; same_shop: boolean }>(
    `select f.file_name, s.name as shop, f.shop_id is not distinct from $4::bigint as same_shop from report_file f left join shop s on s.company_id = $1 and s.id = f.shop_id
     where f.company_id = $1 and f.file_hash = $2 and f.state = 'committed' and f.id <> $3::bigint order by f.id desc limit 1`,
    [companyId, file.file_hash, file.id, shop?.id ?? null],
  )
  const twin = same.rows[0]
  if (twin) {
    found.push({ code: 'sameFile', says: twin.same_shop
      ? `与已写入的「${twin.file_name}」内容完全相同；再写入一次只会覆盖同样的行，不会重复计数。`
      : `与已写入到店铺“${twin.shop ?? '（未知）'}”的「${twin.file_name}」内容完全相同，请确认店铺没有选错。` })
  }
  found.push(...ownership(source))
  if (detection.format.replace.by === 'range' || detection.format.replace.by === 'group') {
    const fewer = preview.days.filter((one) => one.replaced > one.rows)
    if (fewer.length > 0) {
      const lost = fewer.reduce((sum, one) => sum + one.replaced - one.rows, 0)
      found.push({ code: 'shrinks', says: `有 ${fewer.length} 天的行数比现有的少，共少 ${lost} 行；如果这份文件不完整，写入后这些行会消失。`, days: fewer.flatMap((one) => one.day ?? []).slice(0, 400) })
    }
  }
  if (detection.format.replace.by === 'range' && detection.format.day !== undefined) {
    const holes = missingDays(preview)
    if (holes.length > 0) found.push({ code: 'holes', says: `${preview.dataStart} 到 ${preview.dataEnd} 之间有 ${holes.length} 天没有任何行：${list(holes)}。`, days: holes.slice(0, 400) })
  }
  if (scan.leftOut.size > 0) {
    found.push({ code: 'outside', says: `其他站点的行不会写入这个店铺：${list([...scan.leftOut].map(([name, rows]) => `${name} ${rows} 行`))}。请为对应的店铺各导入一次同一个文件。` })
  }
  if (source.older > 0) found.push({ code: 'older', says: `有 ${source.older} 行比系统里已有的旧，将保留已有的行。` })
  for (const { check } of scan.heads) {
    if (check?.stated === null) found.push({ code: 'noTotalRow', says: `${check.of} 没有总额行，无法核对；按明细合计 ${check.found} 记录。` })
  }
  if (preview.unknownColumns.length > 0) found.push({ code: 'unknownColumns', says: `有不认识的列，内容保留在原文件中，不写入：${list(preview.unknownColumns, 10)}。` })
  const missing = detection.missing.map((column) => column.headers[0]!)
  if (missing.length > 0) found.push({ code: 'missingColumns', says: `文件里没有这些列，相应内容为空：${list(missing, 10)}。` })
  if (scan.cutIds.size > 0) {
    found.push({ code: 'cutIds', says: `有编号被表格软件改成了科学计数法，后几位已经丢失：${list([...scan.cutIds].map(([header, count]) => `“${header}” ${count} 个`))}。金额不受影响；需要完整编号时请用亚马逊后台下载的原件。` })
  }
  const unsure = scan.unsure.map((name) => (name === 'numbers' ? `数字按 ${preview.numberStyle} 读取` : `“${detection.columns.find((one) => one.column.name === name)?.header ?? name}”按${scan.styles.order[name] === 'dmy' ? '日/月/年' : '月/日/年'}读取`))
  if (unsure.length > 0) found.push({ code: 'ambiguous', says: `文件里的写法有两种读法，${unsure.join('；')}，请核对下面的日期与合计。` })
  if (recognised.skippedSheets.length > 0) found.push({ code: 'skippedSheets', says: `这些工作表没有读取：${list(recognised.skippedSheets)}。` })
  if (source.scope?.by === 'range' && source.scope.reach) found.push(...(await overlaps(tx, source, preview)))
  return found
}

/** Whose the file says it is, against the shop chosen. */
function ownership({ scan, shop, places, site }: PreviewSource): PreviewWarning[] {
  if (!shop || !site) return []
  const found: PreviewWarning[] = []
  const foreign = [...scan.marketplaces].filter(([name]) => {
    const other = places.siteOfMarketplace(name)
    return other !== undefined && other !== site && !scan.leftOut.has(name)
  })
  if (foreign.length > 0) found.push({ code: 'otherMarketplace', says: `文件里的站点是 ${list(foreign.map(([name, rows]) => `${name}（${rows} 行）`))}，店铺“${shop.name}”是${site.label}站（${site.domain}），请确认店铺没有选错。` })
  const currencies = [...scan.currencies].filter(([code]) => /^[A-Z]{3}$/.test(code) && code !== shop.currency)
  if (currencies.length > 0) found.push({ code: 'otherCurrency', says: `文件里有 ${list(currencies.map(([code, rows]) => `${code}（${rows} 行）`))}，店铺“${shop.name}”的币种是 ${shop.currency}。金额按文件里的币种保存。` })
  const countries = [...scan.countries].filter(([name]) => {
    const other = places.siteOfCountry(name)
    return other !== undefined && other !== site
  })
  if (countries.length > 0) found.push({ code: 'otherCountry', says: `文件里的国家有 ${list(countries.map(([name, rows]) => `${name}（${rows} 行）`))}，店铺“${shop.name}”是${site.label}站，请确认店铺没有选错。` })
  return found
}

function missingDays({ dataStart, days }: ImportPreview): string[] {
  const dated = days.filter((one) => one.day !== null && one.rows > 0).map((one) => one.day!)
  if (dataStart === null || dated.length < 2) return []
  const there = new Set(dated)
  const missing: string[] = []
  for (let at = Date.parse(dataStart); at <= Date.parse(dated.at(-1)!) && missing.length < 1000; at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (!there.has(day)) missing.push(day)
  }
  return missing
}

async function overlaps(tx: Tx, { recognised, companyId, shop, scope }: PreviewSource, preview: ImportPreview): Promise<PreviewWarning[]> {
  if (!shop || scope?.by !== 'range') return []
  const entity = recognised.detection.format.entity
  const { rows } = await tx.query<{ first: string; last: string; rows: number }>(
    `select min(stat_date) as first, max(end_date) as last, count(*) as rows from ${escapeIdentifier(entity)} t
     where t.company_id = $1 and t.shop_id = $2::bigint and end_date > stat_date and end_date >= $3::date and stat_date < $4::date
       and not (stat_date >= $3::date and end_date < $4::date)`,
    [companyId, shop.id, scope.from, scope.to],
  )
  const there = rows[0]
  if (!there || Number(there.rows) === 0) return []
  return [{ code: 'overlaps', says: `系统里有覆盖 ${there.first} 到 ${there.last} 的汇总行 ${there.rows} 行，与这份文件（${preview.dataStart} 到 ${preview.dataEnd}）重叠；写入时它们会被移除，以免同一天重复计数。` }]
}
