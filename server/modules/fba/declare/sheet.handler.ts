/**
 * The sheet that Seller Central takes under 发送至亚马逊 → 上传文件: the layout of Amazon's ManifestFileUpload_Template_MPL (its sheet "Create workflow –
 * template": defaults in B3 and B4, headings in row 8, a product a row). Sizes in inches and weights in pounds.
 */
import { roundText, timesText } from '../../../../contract/decimal-text'
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { Download } from '../../../kernel/http/handler'
import { isRowId } from '../../../kernel/store/row-id'
import { downloadBook, type Book } from '../../../kernel/tasks/export/book'
import type { Cell } from '../../../kernel/value/server-kind'
import { INCH, POUND } from './pack-book'
import { goodsKey, plansOf, type Plan } from './plan'

interface Line extends Row { id: string; product: string; msku: string; qty: number; prep: string | null; label: string | null; expiry: string | null;
  lot: string | null }

const OWNERS: Record<string, string> = { SELLER: 'Seller', AMAZON: 'Amazon', NONE: 'None' }
const TITLE = 'Create workflow – template'

const text = (value: string | number): Cell => ({ text: String(value) })
const figure = (value: string | number, digits = 0): Cell => ({ number: String(value), format: { digits, percent: false } })
const none: Cell = { text: '' }

const inOther = (value: string | null, unit: string): Cell => {
  const out = value === null ? undefined : roundText(timesText(value, unit), 2)
  return out === undefined ? none : figure(out, 2)
}

/** The workbook of one declaration. */
export function manifestOf({ boxes }: Pick<Plan, 'boxes'>, lines: readonly Line[]): Book {
  const mixed = (from: number): boolean => boxes.filter((box) => box.from === from).length > 1
  // Case packs are for goods of which every box holds nothing else.
  const cased = boxes.length > 0 && boxes.every(({ from }) => !mixed(from))
  const dated = lines.some(({ expiry }) => expiry !== null)
  const lotted = lines.some(({ lot }) => lot !== null)
  const head = [
    'Merchant SKU', 'Quantity', 'Prep owner', 'Labeling owner', ...(dated ? ['Expiration date (MM/DD/YYYY)'] : []),
      ...(lotted ? ['Manufacturing lot code'] : []),
    ...(cased ? ['Units per box', 'Number of boxes', 'Box length (in)', 'Box width (in)', 'Box height (in)', 'Box weight (lb)'] : []),
  ]
  const rows = lines.flatMap((line): Cell[][] => {
    const start = (qty: number): Cell[] => [
      text(line.msku), figure(qty), text(OWNERS[line.prep ?? 'SELLER'] ?? ''), text(OWNERS[line.label ?? 'SELLER'] ?? ''),
      ...(dated ? [line.expiry === null ? none : text(`${line.expiry.slice(5, 7)}/${line.expiry.slice(8, 10)}/${line.expiry.slice(0, 4)}`)] : []),
      ...(lotted ? [text(line.lot ?? '')] : []),
    ]
    if (!cased) return [start(line.qty)]
    return boxes.filter((box) => goodsKey(box) === goodsKey(line)).map((box) => [
      ...start(box.qty * box.count), figure(box.qty), figure(box.count), inOther(box.length, INCH), inOther(box.width, INCH), inOther(box.height, INCH),
      inOther(box.weight, POUND),
    ])
  })
  return {
    title: TITLE, head: ['Please review the Example tab before you complete this sheet'],
    lines: [[none], [text('Default prep owner'), text('Seller')], [text('Default labeling owner'), text('Seller')], [none], [none], [none], head.map(text),
      ...rows],
  }
}

/** One xlsx of one declaration. @throws Refusal of several at once, of one without goods, and of one that is not seen */
export const sendToAmazonSheet = answers('shipmentFlow.sendToAmazonSheet', async (context, { ids }): Promise<Download> => {
  const { caller, db, files } = context
  const [id, ...others] = [...new Set(ids)]
  if (id === undefined || others.length > 0) throw new Refusal(CODES.invalid, '一份上传表格是一份申报，请逐份导出')
  const { plan, book } = await db.withCompany(caller, async (tx) => {
    const [found] = isRowId(id) ? await plansOf({ tx, asker: { companyId: caller.companyId, employeeId: caller.employeeId, zone: '', today: '' } }, [id]) : []
    if (!found || (caller.shopIds && !caller.shopIds.includes(found.shop))) throw new Refusal(CODES.notFound, '没有这份申报，或不在您可见的店铺范围内')
    if (found.items.length === 0) throw new Refusal(CODES.invalid, '申报里没有商品，没有可以上传的内容')
    const { rows } = await tx.query<Line>(
      `select i.id::text, i.product_id::text as product, p.msku, i.qty::int as qty, i.prep_owner as prep, i.label_owner as label, i.expiry::text,
         nullif(trim(i.lot), '') as lot
       from inbound_plan_item i join product p on p.company_id = $1 and p.id = i.product_id where i.company_id = $1 and i.plan_id = $2::bigint order by i.id`,
      [caller.companyId, found.id],
    )
    // Boxes that are still being packed are left to Seller Central.
    return { plan: found, book: manifestOf(Number(found.state) > 2 ? found : { boxes: [] }, rows) }
  })
  return downloadBook(files, `发送至亚马逊_${plan.no}.xlsx`, book)
})
