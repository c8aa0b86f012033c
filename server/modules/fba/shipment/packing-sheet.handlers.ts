/** Packing out of a sheet: a workbook with the goods of batches that are still to be packed, and what a person filled in of it put into boxes. */
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { Download } from '../../../kernel/http/handler'
import { openGivenSheet } from '../../../kernel/intake/tables/given-workbook'
import { readOrRefuse } from '../../../kernel/intake/tables/problem'
import { downloadBook } from '../../../kernel/tasks/export/book'
import { groupedBy } from '../../../kernel/value/grouped-by'
import type { Cell } from '../../../kernel/value/server-kind'
import { oneFile } from '../../settings/public'
import { inBatch, lockOpenBatch, refreshBatch, rowsOfBatch, type Work } from './batch.rows'
import { boxRange } from './box-numbers'
import { measureBoxes, putIn } from './packing.handlers'

const SHEET = '装箱'
const MOST_BATCHES = 50
const MOST_LINES = 5000
const HEAD = ['批次号', '货件编号', 'MSKU', 'FNSKU', '品名', '未装数量', '箱号', '每箱数量', '长(cm)', '宽(cm)', '高(cm)', '毛重(kg)'] as const
const SIZES = { length: '长(cm)', width: '宽(cm)', height: '高(cm)', weight: '毛重(kg)' } as const

/** Lines of what is still to be packed. @throws Refusal of none or more than MOST_BATCHES batches */
export const template = answers('fbaShipment.template', async (context, { ids }): Promise<Download> => {
  if (ids.length === 0 || ids.length > MOST_BATCHES) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST_BATCHES} 个批次`)
  const lines = await inBatch(context, async (work) => {
    const out: Cell[][] = []
    const text = (value: unknown): Cell => ({ text: value === null || value === undefined ? '' : String(value) })
    for (const id of [...new Set(ids)].sort((one, other) => Number(one) - Number(other))) {
      const batch = await lockOpenBatch(work, id)
      for (const item of await rowsOfBatch(work, 'ship_batch_item', batch['id'])) {
        const left = Number(item['plan_qty']) - Number(item['packed_qty'] ?? 0)
        if (left > 0) out.push([
          ...[batch['batch_no'], batch['shipment_id'], item['msku'], item['fnsku'], item['product_name']].map(text),
          { number: String(left), format: { digits: 0, percent: false } },
        ])
      }
    }
    return out
  })
  if (lines.length === 0) throw new Refusal(CODES.invalid, '这些批次都已经装完，没有要装箱的商品')
  return downloadBook(context.files, '装箱.xlsx', { title: SHEET, head: [...HEAD], lines })
})

/** A line that was filled in: pieces of a MSKU in each of these boxes. */
interface Line { row: number; batch: string; code: string; from: number; to: number; qty: number; sizes: Partial<Record<keyof typeof SIZES, string>> }

/** @throws Refusal that names the row and what is wrong with it */
function linesOf(rows: ReadonlyMap<number, string[]>): Line[] {
  const [first, ...others] = [...rows].sort(([one], [other]) => one - other)
  const heads = first?.[1].map((cell) => cell.trim()) ?? []
  const lacks = (['批次号', 'MSKU', '箱号', '每箱数量'] as const).filter((name) => !heads.includes(name))
  if (lacks.length > 0) throw new Refusal(CODES.invalid, `表格里没有「${lacks.join('、')}」这几列，请用「装箱模板」下载的表格填写`, { file: '不是装箱模板' })
  const filled = others.flatMap(([row, cells]) => {
    const cell = (name: (typeof HEAD)[number]): string => (cells[heads.indexOf(name)] ?? '').trim()
    const [boxes, qty] = [cell('箱号'), cell('每箱数量')]
    if (boxes === '' && qty === '') return []
    const range = boxRange(boxes)
    if (!range) throw new Refusal(CODES.invalid, `第 ${row} 行的箱号「${boxes}」不对，应是一个箱号，或连续的几箱如 1-3`)
    if (!/^\d{1,6}$/.test(qty) || Number(qty) < 1) throw new Refusal(CODES.invalid, `第 ${row} 行的每箱数量「${qty}」不是正整数`)
    const sizes = Object.fromEntries(Object.entries(SIZES).flatMap(([field, name]) => {
      const value = cell(name)
      if (value !== '' && !/^\d{1,4}(\.\d{1,4})?$/.test(value)) throw new Refusal(CODES.invalid, `第 ${row} 行的${name}「${value}」不是数字`)
      return value === '' ? [] : [[field, value]]
    }))
    return [{ row, batch: cell('批次号'), code: cell('FNSKU') || cell('MSKU'), ...range, qty: Number(qty), sizes }]
  })
  if (filled.length === 0) throw new Refusal(CODES.invalid, '表格里没有填写箱号与每箱数量的行')
  if (filled.reduce((sum, { from, to }) => sum + to - from + 1, 0) > MOST_LINES) throw new Refusal(CODES.invalid, `一次最多装 ${MOST_LINES} 箱次，请分几次导入`)
  return filled
}

/** All lines or none; what is wrong is told with its row. @returns how many lines and boxes */
export const importPacking = answers('fbaShipment.importPacking', async (context, { files }) => {
  const lines = linesOf(await rowsIn(oneFile(files).path))
  const stamp = { scan_time: context.now().toISOString(), operator: context.caller.employeeId }
  return inBatch(context, async (work) => {
    const boxes = new Set<string>()
    for (const [no, own] of [...groupedBy(lines, ({ batch }) => batch)].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const batch = await batchCalled(work, no, own[0]!.row)
      for (const line of own) {
        for (let boxNo = line.from; boxNo <= line.to; boxNo += 1) {
          await inRow(line.row, () => putIn(work, batch, { boxNo, code: line.code, qty: line.qty }, stamp))
          boxes.add(`${no} ${boxNo}`)
        }
      }
      await measured(work, batch, own)
      await refreshBatch(work, batch, 'packed')
    }
    return { lines: lines.length, boxes: boxes.size }
  })
})

async function rowsIn(path: string): Promise<Map<number, string[]>> {
  const sheet = await readOrRefuse(() => openGivenSheet(path, SHEET), (says) => {
    throw new Refusal(CODES.invalid, says, { file: '读不了' })
  })
  if (sheet) return sheet.rows
  throw new Refusal(CODES.invalid, `文件里没有名为「${SHEET}」的工作表，请用「装箱模板」下载的表格填写`, { file: '不是装箱模板' })
}

/** The batch of this number, as the person sees it, that may still be packed. */
async function batchCalled(work: Work, no: string, row: number): Promise<Row> {
  const { rows: [found] } = await work.writing.tx.query<{ id: string }>(
    'select id::text from ship_batch where company_id = $1 and batch_no = $2', [work.writing.asker.companyId, no],
  )
  return inRow(row, () => {
    if (!found) throw new Refusal(CODES.notFound, `没有批次「${no}」`)
    return lockOpenBatch(work, found.id)
  })
}

/** Sizes are those of the last line that says them of a box. */
async function measured(work: Work, batch: Row, lines: readonly Line[]): Promise<void> {
  const boxes = await rowsOfBatch(work, 'ship_box', batch['id'])
  for (const { row, from, to, sizes } of lines) {
    if (Object.keys(sizes).length === 0) continue
    const own = boxes.filter((box) => Number(box['box_no']) >= from && Number(box['box_no']) <= to)
    await inRow(row, () => measureBoxes(work, String(batch['id']), own.map((box) => ({ id: String(box['id']), ...sizes }))))
  }
}

/** What is refused says in which row of the sheet. */
async function inRow<T>(row: number, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.code, `第 ${row} 行：${error.message}`, { file: `第 ${row} 行` })
    throw error
  }
}
