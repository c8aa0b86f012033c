/**
 * Amazon's workbook of box contents, filled in from what is packed here: of a declaration that is packed first, and of a batch that was packed after
 * its option. The filled file is kept among the files of the row, which says which one it is; what does not agree is told in words.
 */
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { openGivenSheet } from '../../../kernel/intake/tables/given-workbook'
import { readOrRefuse } from '../../../kernel/intake/tables/problem'
import { writeHashed, type UploadedFile } from '../../../kernel/tasks/files'
import { lockRow } from '../../../kernel/write/write.row'
import { keepFile, oneFile } from '../../settings/public'
import { change, entityOf, inBatch, lockBatch, type Work } from '../shipment/batch.rows'
import { PACK_SHEET, packFill, type Declared, type PackedBox, type PackFill } from './pack-book'
import { plansOf } from './plan'
import { boxesOf } from './spread'

interface Packing { entity: 'inbound_plan' | 'ship_batch'; row: Row; no: string; boxes: PackedBox[]; declared: Declared[] }

interface Told { handOver: { title: string; value: string; note: string } }

/** Fills the uploaded workbook in and keeps it. @throws Refusal for a file that is no such workbook, or not of these goods */
async function fill(context: CallContext, files: readonly UploadedFile[], packingOf: (work: Work) => Promise<Packing>): Promise<Told> {
  const file = oneFile(files)
  const sheet = await readOrRefuse(() => open(file), refuseFile)
  return inBatch(context, async (work) => {
    const { entity, row, no, boxes, declared } = await packingOf(work)
    const filled = packFill(sheet, boxes, declared)
    if (typeof filled === 'string') refuseFile(filled)
    const path = await context.files.temporary()
    try {
      const wrote = await writeHashed(Readable.from([await sheet.fill(filled.cells)]), path)
      const kept = await keepFile(context, work.writing, work.written, { name: `已填_${file.name}`, path, ...wrote }, {
        module: 'fba', ref_no: no, remark: '按这里的装箱填好的亚马逊装箱表', ref_entity: entity, ref_id: String(row['id']),
      })
      await change(work, entity, row, { pack_file_id: kept.id }, 'packBook')
      return toldOf(filled)
    } finally {
      await rm(path, { force: true })
    }
  })
}

const toldOf = ({ boxes, says }: PackFill): Told => ({
  handOver: {
    title: says.length === 0 ? '装箱表已填好，数量都一致' : `装箱表已填好，有 ${says.length} 处要看`,
    value: says.length === 0 ? `写入 ${boxes.length} 箱，与装箱表一致` : [`写入 ${boxes.length} 箱`, ...says].join('\n'),
    note: '填好的文件点「下载装箱表」取，附件里也有；其余的格子与亚马逊给的一模一样。',
  },
})

async function open({ name, path }: UploadedFile) {
  if (!/\.xlsx$/i.test(name)) refuseFile('请上传卖家后台下载的装箱表，是 xlsx 文件')
  return await openGivenSheet(path, PACK_SHEET) ?? refuseFile(`文件里没有名为「${PACK_SHEET}」的工作表，请上传亚马逊原样的装箱表`)
}

function refuseFile(says: string): never {
  throw new Refusal(CODES.invalid, says, { file: says })
}

/** Of a declaration. @throws Refusal before it is packed, and where the option is chosen first (trucks) */
export const saveUploadPackToAmz = answers('shipmentFlow.saveUploadPackToAmz', (context, { id, files }) => fill(context, files, async (work) => {
  const row = await lockRow(work.writing, entityOf(work, 'inbound_plan'), { id })
  const [plan] = await plansOf(work.writing, [id])
  if (!plan || plan.flow !== 'sp') throw new Refusal(CODES.invalid, '卡车流程先选方案再装箱，请在「FBA货件」里装好箱子，在那里填写装箱表')
  if (plan.boxes.length === 0) throw new Refusal(CODES.invalid, `申报 ${plan.no} 还没有装箱，请先完成第 2 步「装箱」`)
  const mskus = new Map(plan.items.map(({ product, msku }) => [product, msku]))
  return {
    entity: 'inbound_plan', row, no: plan.no, declared: plan.items,
    boxes: boxesOf(plan.boxes).map(({ no, sizes: { length, width, height, weight }, holds }) => (
      { no, length, width, height, weight, holds: holds.map(({ product, expiry, qty }) => ({ msku: mskus.get(product) ?? '', expiry, qty })) }
    )),
  }
}))

/** Of a shipment batch. @throws Refusal before it is packed */
export const packBook = answers('fbaShipment.packBook', (context, { id, files }) => fill(context, files, async (work) => {
  const row = await lockBatch(work, id)
  const { tx, asker } = work.writing
  const { rows: boxes } = await tx.query<PackedBox & Row>(
    `select b.box_no::int as no, b.length::text, b.width::text, b.height::text, b.weight::text,
       jsonb_agg(jsonb_build_object('msku', i.msku, 'expiry', null, 'qty', x.qty) order by i.id) as holds
     from ship_box b join ship_box_item x on x.company_id = $1 and x.box_id = b.id join ship_batch_item i on i.company_id = $1 and i.id = x.item_id
     where b.company_id = $1 and b.batch_id = $2::bigint group by b.id order by b.box_no`, [asker.companyId, row['id']],
  )
  if (boxes.length === 0) throw new Refusal(CODES.invalid, `批次 ${String(row['batch_no'])} 还没有装箱，请先装箱`)
  const { rows: declared } = await tx.query<Declared & Row>(
    'select msku, null as expiry, plan_qty::int as qty from ship_batch_item where company_id = $1 and batch_id = $2::bigint order by id',
    [asker.companyId, row['id']],
  )
  return { entity: 'ship_batch', row, no: String(row['batch_no']), boxes, declared }
}))
