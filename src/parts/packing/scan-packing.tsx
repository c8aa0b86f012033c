/** The packing table: every scan is counted against the plan. The server decides; a scan that is refused changes nothing. */
import './packing.css'
import { PlusOutlined, PrinterOutlined } from '../../ui/icons'
import { Alert, Button, Popconfirm, Progress, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { ScanField, type Said } from '../../controls/scan/scan-field'
import { usePort } from '../../engine/port'
import type { CardPartProps } from '../../engine/parts'
import { messageOf } from '../../lib/call-error'
import { BoxList } from './box-list'
import { GoodsTable } from './goods-table'
import { progressOf, scannedOf, toPrint } from './packing-rules'
import { usePacking } from './use-packing'

const NOT_SHIPPED = '1'
const READY = '3'

/** `row` is the batch: it is only read once it has been shipped, or by whoever may not pack. A scan without a box goes into the last one. */
// Long because: one table: box, scan, answer and sound are one state, drawn below it.
export default function ScanPacking({ page, row = {} }: CardPartProps) {
  const port = usePort()
  const batchId = String(row['id'] ?? '')
  const packing = usePacking(batchId)
  const [chosen, setChosen] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>()
  const [touched, setTouched] = useState<string>()
  const isUnshipped = String(row['fba_ship_status'] ?? NOT_SHIPPED) === NOT_SHIPPED
  const may = (action: string): boolean => page.uses?.some((use) => use.action === action) ?? false
  const isOpen = isUnshipped && may('pack')

  if (packing.error) return <Alert type="error" showIcon message={messageOf(packing.error)} />
  if (!packing.isReady) return <Skeleton active paragraph={{ rows: 8 }} />

  const { goods, boxes, inside } = packing
  const last = boxes.at(-1)?.box_no ?? 1
  const boxNo = chosen ?? last
  const { plan, packed, left } = progressOf(goods)
  const say = (is: Said['is'], text: string): void => {
    setSaid((before) => ({ is, text, turn: (before?.turn ?? 0) + 1 }))
  }
  const act = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true)
    try {
      say('right', await work())
    } catch (error) {
      say('wrong', messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const scan = (code: string): void => {
    const found = scannedOf(code, boxes)
    if (found.is === 'nothing') return
    if (found.is === 'box') {
      setChosen(found.boxNo)
      return say('right', `现在装第 ${found.boxNo} 箱`)
    }
    void act(async () => {
      const answer = await packing.scan(boxNo, found.code, found.qty)
      setTouched(answer.msku)
      setChosen(answer.box_no)
      return `第 ${answer.box_no} 箱：${answer.msku} ${answer.product_name} 已装 ${answer.packed_qty} / ${answer.plan_qty}${answer.left_qty === 0 ? '，装齐了' : ''}`
    })
  }
  return (
    <div className="packing">
      {isOpen ? null : <Alert type="info" showIcon message={isUnshipped ? '您没有装箱的权限，只能查看' : '这个批次已经不是「未发货」，只能查看'} />}
      <ScanField
        said={said} disabled={!isOpen} busy={busy} placeholder="扫FNSKU、MSKU或箱唛，也可输入 12*条码" hint="先扫箱唛选择箱子，再扫商品；不扫箱唛就装进当前的箱子"
        {...(may('pack') ? { onScan: scan } : {})}
        before={<>
          <label className="packing-box-choice">箱号
            <Select
              value={boxNo} onChange={setChosen} aria-label="箱号"
              options={[...new Set([...boxes.map(({ box_no: no }) => no), boxNo])].sort((a, b) => a - b).map((no) => ({ value: no, label: `第 ${no} 箱` }))}
            />
          </label>
          <Button icon={<PlusOutlined />} disabled={!isOpen || boxes.length === 0} onClick={() => { setChosen(last + 1); say('right', `现在装第 ${last + 1} 箱`) }}>
            新增箱
          </Button>
        </>}
      />
      <div className="packing-sum">
        <Progress percent={plan === 0 ? 0 : Math.floor((packed / plan) * 100)} size="small" aria-label="装箱进度" />
        <span>计划 <b>{plan}</b></span><span>已装 <b>{packed}</b></span><span>剩余 <b>{left}</b></span><span>箱数 <b>{boxes.length}</b></span>
        <span className="packing-tools">
          <Button icon={<PrinterOutlined />} disabled={boxes.length === 0} onClick={() => port.go('/Printing', { tab: 'box', ids: toPrint(boxes).join(',') })}>
            打印箱唛
          </Button>
          {may('uploaded') ? (
            <Popconfirm
              title="装箱信息已经在卖家后台上传了吗？" okText="已上传" cancelText="还没有"
              onConfirm={() => void act(async () => { await packing.markUploaded(); return '已标记为已装箱已上传' })}
              disabled={!isUnshipped || String(row['packing_type']) !== READY}
            >
              <Button type="primary" disabled={!isUnshipped || String(row['packing_type']) !== READY}>标记为已上传</Button>
            </Popconfirm>
          ) : null}
        </span>
      </div>
      <div className="packing-body">
        <GoodsTable goods={goods} touched={touched} />
        <BoxList
          boxes={boxes} goods={goods} inside={inside} current={boxNo} disabled={!isOpen || busy} onChoose={setChosen}
          onUnpack={(no, item, qty) => void act(async () => {
            const answer = await packing.unpack(no, item, qty)
            setTouched(answer.msku)
            return `第 ${no} 箱取出 ${qty} 件 ${answer.msku}，还剩 ${answer.left_qty} 件要装`
          })}
          onMeasure={(of, sizes) => void act(async () => {
            await packing.measure([{ id: of.id, ...sizes, before: Object.fromEntries(Object.keys(sizes).map((size) => [size, of[size as 'length']])) }])
            return `第 ${of.box_no} 箱的尺寸与重量已保存`
          })}
          onClear={(of) => void act(async () => { await packing.clear(of.box_no); setChosen(of.box_no); return `第 ${of.box_no} 箱已清空` })}
          onCopy={(of, times) => void act(async () => {
            const { first, last: end } = await packing.copy(of.box_no, times)
            setChosen(end)
            return `照第 ${of.box_no} 箱装好了${first === end ? `第 ${first} 箱` : `第 ${first} 到 ${end} 箱`}`
          })}
          onRemove={(of) => void act(async () => { await packing.remove(of.id); setChosen(undefined); return `第 ${of.box_no} 箱已删除` })}
        />
      </div>
    </div>
  )
}
