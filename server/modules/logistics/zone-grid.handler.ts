/** A table of prices as it is copied out of Excel (zones beside one another, weights below), shown line by line and then in the template's place. */
import { compareText } from '../../../contract/decimal-text'
import { CODES, type Row } from '../../../contract/wire'
import { entityOf } from '../../kernel/asker/own'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { writingTogether } from '../../kernel/write/together'
import { deleteRow, insertRow, lockRow } from '../../kernel/write/write.row'

const MOST_ZONES = 60
const MOST_STEPS = 200
const MOST_QTY = '1000000'

/** Prices as decimal text by zone; those of a weight that cannot be read are told by `error`. */
interface Step { from: string; prices: Record<string, string>; error?: string }
interface Grid { zones: string[]; steps: Step[] }

const cellsOf = (line: string): string[] => (line.includes('\t') ? line.split('\t') : line.split(/[,，]|\s{2,}/)).map((cell) => cell.trim())
/** A number as staff write it in such tables: with a mark of currency, a unit, thousands parted by commas. */
const numberOf = (text: string): string | undefined => {
  const found = /^[¥￥$€£]?\s*(\d{1,7}(?:\.\d{1,4})?)\s*(?:kg|KG|m³|件|箱|元)?(?:\s*起)?$/.exec(text.replace(/(\d),(?=\d{3}\b)/g, '$1'))?.[1]
  return found !== undefined && compareText(found, MOST_QTY) !== 1 ? found : undefined
}

/** @throws Refusal where it is no table: no zones, a zone twice, too many */
function gridOf(text: string): Grid {
  const [head, ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '').map(cellsOf)
  const names = (head ?? []).slice(1)
  while (names.at(-1) === '') names.pop()
  if (names.length === 0 || lines.length === 0) refuse('请粘贴一张表：第一行是分区的名称，第一列是从多少起，至少一个分区一档')
  if (names.length > MOST_ZONES || lines.length > MOST_STEPS) refuse(`一张价格表最多 ${MOST_ZONES} 个分区、${MOST_STEPS} 档，这里有 ${names.length} 个分区、${lines.length} 档`)
  for (const [at, name] of names.entries()) {
    if (name === '' || name.length > 60) refuse(`第一行第 ${at + 2} 格的分区名称${name === '' ? '是空的' : '超过 60 个字'}`)
    if (names.indexOf(name) < at) refuse(`分区「${name}」写了两次`)
  }
  const seen = new Set<string>()
  return { zones: names, steps: lines.map((cells, at) => stepOf(names, cells, at + 2, seen)) }
}

function stepOf(zones: readonly string[], [first = '', ...cells]: string[], line: number, seen: Set<string>): Step {
  const from = numberOf(first)
  if (from === undefined || (from.split('.')[1]?.length ?? 0) > 3) {
    return { from: first || `第 ${line} 行`, prices: {}, error: `第 ${line} 行第一格「${first}」不是数量（最多 3 位小数）` }
  }
  const same = [...seen].find((each) => compareText(each, from) === 0)
  if (same !== undefined) return { from, prices: {}, error: `第 ${line} 行：从 ${from} 起写了两次` }
  seen.add(from)
  const prices: Record<string, string> = {}
  for (const [at, zone] of zones.entries()) {
    const cell = cells[at] ?? ''
    const price = numberOf(cell)
    if (cell !== '' && price === undefined) return { from, prices, error: `第 ${line} 行「${zone}」的「${cell}」不是价格` }
    if (price !== undefined) prices[zone] = price
  }
  if (cells.slice(zones.length).some((cell) => cell !== '')) return { from, prices, error: `第 ${line} 行比第一行的分区多` }
  return Object.keys(prices).length === 0 ? { from, prices, error: `第 ${line} 行没有价格` } : { from, prices }
}

function refuse(says: string): never {
  throw new Refusal(CODES.invalid, says, { grid: says })
}

function answerOf({ zones, steps }: Grid) {
  const lines = steps.map(({ from, prices, error }) => ({ line: from, cells: { from, ...Object.fromEntries(
    zones.map((zone, at) => [`zone${at}`, prices[zone] ?? '']),
  ) }, ...(error === undefined ? {} : { error }) }))
  const refused = lines.filter(({ error }) => error !== undefined).length
  return {
    columns: [{ name: 'from', label: '起', figure: true }, ...zones.map((label, at) => ({ name: `zone${at}`, label, figure: true }))],
    lines, done: lines.length - refused, refused,
  }
}

/** Without a pasted table it shows the one that is kept. @throws Refusal of several templates at once */
export const freightZoneGrid = answers('logistics.freightZoneGrid', (context, { rows, grid, whole, preview, lines }) => (
  writingTogether(context, async (writing, written) => {
    const [id, ...others] = rows
    if (!id || others.length > 0) throw new Refusal(CODES.invalid, '一次填写一个运费模板')
    const entity = entityOf(writing, 'freight_zone_price')
    const template = await lockRow(writing, entityOf(writing, 'freight_template'), { id: id.id })
    const { rows: old } = await writing.tx.query<{ id: string; zone: string; from: string; price: string }>(
      `select id::text, zone, trim_scale(from_qty)::text as from, trim_scale(unit_price)::text as price from freight_zone_price
       where company_id = $1 and template_id = $2::bigint order by from_qty, id`, [writing.asker.companyId, template['id']],
    )
    if (!grid?.trim()) {
      if (!preview) refuse('请先粘贴价格表')
      return answerOf(asGrid(old))
    }
    const asked = gridOf(grid)
    if (preview) return answerOf(asked)
    const steps = asked.steps.filter(({ from, error }) => error === undefined && (!lines || lines.includes(from)))
    if (steps.length === 0) refuse('没有可以写入的一档')
    for (const { id: gone } of old) {
      const before = await lockRow(writing, entity, { id: gone })
      await deleteRow(writing, entity, before)
      written.push({ entity, action: 'remove', before })
    }
    for (const { from, prices } of steps) for (const [zone, price] of Object.entries(prices)) {
      const row: Row = { template_id: template['id'], zone, from_qty: from, unit_price: price, whole: whole === true }
      written.push({ entity, action: 'add', after: await insertRow(writing, entity, row) })
    }
    return answerOf({ zones: asked.zones, steps })
  })
))

/** The prices that are there, as such a table. */
function asGrid(rows: readonly { zone: string; from: string; price: string }[]): Grid {
  const steps = new Map<string, Step>()
  for (const { zone, from, price } of rows) {
    const step = steps.get(from) ?? { from, prices: {} }
    step.prices[zone] = price
    steps.set(from, step)
  }
  return { zones: [...new Set(rows.map(({ zone }) => zone))].sort(), steps: [...steps.values()] }
}
