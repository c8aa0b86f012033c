/**
 * What of a file a person should know before it is written, in words: whose it seems to be, what would be lost, what is
 * read by guess. Reads the database, writes nothing, and decides nothing.
 */
import { escapeIdentifier } from 'pg'
import type { ImportPreview, PreviewWarning } from '../../../contract/imports'
import type { Tx } from '../store/connect'
import type { ScannedRun } from './run'
import { namesOfMissing } from './detect'
import type { Scan } from './scan'
import { ofPool } from './scope'
import { needsDays } from './snapshot-day'

const list = (words: string[], most = 6): string => `${words.slice(0, most).join('、')}${words.length > most ? ` 等 ${words.length} 个` : ''}`

/** What a person should know before the file is written; which of it stops the command line is contract/imports.ts'. */
export async function warningsOf(tx: Tx, source: ScannedRun, preview: ImportPreview): Promise<PreviewWarning[]> {
  const { scan, file, companyId, recognised, shop } = source
  const { detection } = recognised
  const found: PreviewWarning[] = []
  const same = await tx.query<{ file_name: string; shop: string | null; pool: string | null; same_shop: boolean }>(
    `select f.file_name, s.name as shop, s.pool_id::text as pool, f.shop_id is not distinct from $4::bigint as same_shop from report_file f left
      join shop s on s.company_id = $1 and s.id = f.shop_id
     where f.company_id = $1 and f.file_hash = $2 and f.state = 'committed' and f.id <> $3::bigint and f.report is not distinct from $5
     order by f.id desc limit 1`,
    [companyId, file.file_hash, file.id, shop?.id ?? null, detection.format.name],
  )
  const twin = same.rows[0]
  if (twin) {
    const pooled = source.model.entities[detection.format.entity]?.same !== undefined || ofPool(detection.format)
    const shared = pooled && shop?.pool_id != null && twin.pool === shop.pool_id
    found.push(twin.same_shop
      ? { code: 'sameFile', says: `与已写入的「${twin.file_name}」内容完全相同；再写入一次只会覆盖同样的行，不会重复计数。` }
      : shared ? { code: 'sameFile', says: `与已写入到店铺“${twin.shop ?? '（未知）'}”的「${twin.file_name}」内容完全相同；两个店铺在同一个库存池里，库存只计一次，不必再写入。` }
      : { code: 'otherShop', says: `与已写入到店铺“${twin.shop ?? '（未知）'}”的「${twin.file_name}」内容完全相同，请确认店铺没有选错。` })
  }
  found.push(...ownership(source), ...daysInDoubt(source, preview), ...measuredOtherwise(source, preview))
  if (detection.format.replace.by === 'range' || detection.format.replace.by === 'group') {
    const fewer = preview.days.filter((one) => one.replaced > one.rows)
    if (fewer.length > 0) {
      const lost = fewer.reduce((sum, one) => sum + one.replaced - one.rows, 0)
      found.push(
        { code: 'shrinks', says: `有 ${fewer.length} 天的行数比现有的少，共少 ${lost} 行；如果这份文件不完整，写入后这些行会消失。`, days: fewer.flatMap((one) => one.day ?? []).slice(0, 400) },
      )
    }
  }
  if (detection.format.replace.by === 'range' && detection.format.day !== undefined) {
    const holes = missingDays(preview)
    if (holes.length > 0) {
      found.push({ code: 'holes', says: `${preview.dataStart} 到 ${preview.dataEnd} 之间有 ${holes.length} 天没有任何行：${list(holes)}。`, days: holes.slice(0, 400) })
    }
  }
  if (scan.leftOut.size > 0) {
    found.push({ code: 'outside', says: `其他站点的行不会写入这个店铺：${list([...scan.leftOut].map(([name, rows]) => `${name} ${rows} 行`))}。请为对应的店铺各导入一次同一个文件。` })
  }
  if (source.older > 0) found.push({ code: 'older', says: `有 ${source.older} 行比系统里已有的旧，将保留已有的行。` })
  for (const { check } of scan.heads) {
    if (check?.stated === null) found.push({ code: 'noTotalRow', says: `${check.of} 没有总额行，无法核对；按明细合计 ${check.found} 记录。` })
  }
  found.push(...equalRows(scan))
  if (preview.unknownColumns.length > 0) found.push({ code: 'unknownColumns', says: `有不认识的列，内容保留在原文件中，不写入：${list(preview.unknownColumns, 10)}。` })
  const missing = namesOfMissing(detection)
  if (missing.length > 0) found.push({ code: 'missingColumns', says: `文件里没有这些列，相应内容为空：${list(missing, 10)}。` })
  if (scan.cutIds.size > 0) {
    found.push({
      code: 'cutIds',
      says: `有编号被表格软件改成了科学计数法，后几位已经丢失：${list([...scan.cutIds].map(([header, count]) => `“${header}” ${count} 个`))}。金额不受影响；需要完整编号时请用亚马逊后台下载的原件。`,
    })
  }
  const unsure = scan.unsure.map((name) =>
    (name === 'numbers' ? `数字按 ${preview.numberStyle} 读取`
      : `“${detection.columns.find((one) => one.column.name === name)?.header ?? name}”按${scan.styles.order[name] === 'dmy' ? '日/月/年' : '月/日/年'}读取`))
  if (unsure.length > 0) found.push({ code: 'ambiguous', says: `文件里的写法有两种读法，${unsure.join('；')}，请核对下面的日期与合计。` })
  if (recognised.skippedSheets.length > 0) found.push({ code: 'skippedSheets', says: `这些工作表没有读取：${list(recognised.skippedSheets)}。` })
  if (source.scope?.by === 'range' && source.scope.reach) found.push(...(await overlaps(tx, source, preview)))
  return found
}

/** Days that the file does not say, or that it can hardly mean. */
function daysInDoubt({ scan, snapshotDay }: ScannedRun, { oddDates }: ImportPreview): PreviewWarning[] {
  const found: PreviewWarning[] = []
  if (needsDays(snapshotDay)) found.push({ code: 'undated', says: '文件没有写明是哪几天的数据，请指定后再写入。' })
  else if (snapshotDay?.from === 'upload') found.push({ code: 'undated', says: `文件没有写明日期，将记为上传当天 ${snapshotDay.day} 的数据；不是当天的请改成报告的日期。` })
  if (oddDates?.accepted === false) {
    found.push({ code: 'dates', says: `有 ${oddDates.rows} 行的日期不像这份报告的（在将来、早于 2000 年，或与多数行相差 400 天以上），不会写入；确认无误可以接受。` })
  }
  if (oddDates?.accepted) {
    const days = [...scan.oddDays.keys()].sort()
    found.push({ code: 'dates', says: `有 ${oddDates.rows} 行的日期不像这份报告的，已确认写入；只替换这些日期自己的行，与其他行之间的日子不变：${list(days)}。`, days: days.slice(0, 400) })
  }
  return found
}

/** What the rows count is not what the screens say they count. */
function measuredOtherwise({ scan, recognised, snapshotDay }: ScannedRun, { dataStart, dataEnd }: ImportPreview): PreviewWarning[] {
  const found: PreviewWarning[] = []
  // A file that is of a period by its nature is counted by it.
  if (scan.periodRows > 0 && snapshotDay?.to === undefined) {
    found.push({ code: 'notByDay', says: `有 ${scan.periodRows} 行是汇总，一行覆盖多天（${dataStart} 到 ${dataEnd}）：保留它的期间，不计入按日、按月的报表。需要逐日数据请在广告后台选择“按日”重新下载。` })
  }
  const other = recognised.detection.columns.flatMap(({ column, header }) => {
    const days = attribution(header)
    return days !== undefined && days !== attribution(column.headers[0]!) ? [header] : []
  })
  if (other.length > 0) found.push({ code: 'otherWindow', says: `这些列的归因天数与系统里的不同：${list(other)}；写入后会显示在 7 天的栏目下，请改用 7 天的报告。` })
  return found
}

/** The days after a click within which a column's orders count; undefined for columns that say none. */
const attribution = (header: string): string | undefined => /^(\d+)\s*(?:Day|天)/i.exec(header)?.[1]

/** Rows that are equal, and rows that became part of another: both are told, for neither is seen in the totals. */
function equalRows({ same, merged }: Scan): PreviewWarning[] {
  const found: PreviewWarning[] = []
  if (same.example) found.push({ code: 'sameRows', says: `有 ${same.count} 行与文件里的另一行完全相同（例如第 ${same.example.line} 行与第 ${same.example.of} 行），都会保留。` })
  if (merged) found.push({ code: 'mergedRows', says: `有 ${merged.count} 行${merged.says}。` })
  return found
}

/** Whose the file says it is, against the shop chosen. */
function ownership({ scan, shop, places, site, currency, format }: ScannedRun): PreviewWarning[] {
  if (!shop || !site) return []
  const found: PreviewWarning[] = []
  const foreign = [...scan.marketplaces].filter(([name]) => {
    const other = places.siteOfMarketplace(name)
    return other !== undefined && other !== site && !scan.leftOut.has(name)
  })
  if (foreign.length > 0) {
    found.push({
      code: 'otherMarketplace',
      says: `文件里的站点是 ${list(foreign.map(([name, rows]) => `${name}（${rows} 行）`))}，店铺“${shop.name}”是${site.label}站（${site.domain}），请确认店铺没有选错。`,
    })
  }
  const currencies = [...scan.currencies].filter(([code]) => /^[A-Z]{3}$/.test(code) && code !== shop.currency)
  if (currencies.length > 0) {
    found.push({
      code: 'otherCurrency',
      says: `文件里有 ${list(currencies.map(([code, rows]) => `${code}（${rows} 行）`))}，店铺“${shop.name}”的币种是 ${shop.currency}。金额按文件里的币种保存。`,
    })
  }
  // Some reports say their currency above the header alone.
  if (scan.currencies.size === 0 && currency !== null && currency !== shop.currency) {
    found.push({ code: 'otherCurrency', says: `文件开头写明金额为 ${currency}，店铺“${shop.name}”的币种是 ${shop.currency}。金额按文件里的币种保存。` })
  }
  const strangers = [...scan.marketplaces].filter(([name]) => !places.isKnown(name))
  if (strangers.length > 0) {
    found.push({ code: 'unknownMarketplace', says: `文件里有不认识的站点：${list(strangers.map(([name, rows]) => `${name}（${rows} 行）`))}。这些行会写入店铺“${shop.name}”，请确认是它的。` })
  }
  const countries = [...scan.countries].filter(([name]) => {
    const other = places.siteOfCountry(name)
    return other !== undefined && (ofPool(format) ? other.network !== site.network && !scan.leftOut.has(name) : other !== site)
  })
  if (countries.length > 0) {
    found.push({
      code: 'otherCountry', says: `文件里的国家有 ${list(countries.map(([name, rows]) => `${name}（${rows} 行）`))}，店铺“${shop.name}”是${site.label}站，请确认店铺没有选错。`,
    })
  }
  return found
}

/** Days without rows between the first and the last; strange days are no end of the period. */
function missingDays({ dataStart, dataEnd, days }: ImportPreview): string[] {
  if (dataStart === null || dataEnd === null) return []
  const dated = days.flatMap(({ day, rows }) => (day !== null && rows > 0 && day >= dataStart && day <= dataEnd ? [day] : []))
  if (dated.length < 2) return []
  const there = new Set(dated)
  const missing: string[] = []
  for (let at = Date.parse(dataStart); at <= Date.parse(dated.at(-1)!) && missing.length < 1000; at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (!there.has(day)) missing.push(day)
  }
  return missing
}

async function overlaps(tx: Tx, { recognised, companyId, shop, scope }: ScannedRun, preview: ImportPreview): Promise<PreviewWarning[]> {
  if (!shop || scope?.by !== 'range') return []
  const entity = recognised.detection.format.entity
  const { rows } = await tx.query<{ first: string; last: string; rows: number }>(
    `select min(start_date) as first, max(end_date) as last, count(*) as rows from ${escapeIdentifier(entity)} t
     where t.company_id = $1 and t.shop_id = $2::bigint and end_date >= $3::date and start_date < $4::date
       and not (start_date >= $3::date and end_date < $4::date)`,
    [companyId, shop.id, scope.from, scope.to],
  )
  const there = rows[0]
  if (!there || Number(there.rows) === 0) return []
  return [
    {
      code: 'overlaps',
      says: `系统里有覆盖 ${there.first} 到 ${there.last} 的汇总行 ${there.rows} 行，与这份文件（${preview.dataStart} 到 ${preview.dataEnd}）重叠；写入时它们会被移除，以免同一天重复计数。`,
    },
  ]
}
