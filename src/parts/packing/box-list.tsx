/** The boxes of a batch: what is in each, how large and heavy it is; goods come out again, a box is emptied, copied, removed. */
import { ClearOutlined, CopyOutlined, DeleteOutlined, MinusCircleOutlined } from '../../ui/icons'
import { Button, Popconfirm, Tag } from 'antd'
import { useState } from 'react'
import { NumberBox } from '../../ui/number-box'
import type { Box, Goods, InBox } from './packing-rules'

interface Props {
  boxes: Box[]
  goods: Goods[]
  inside: InBox[]
  current: number
  disabled: boolean
  onChoose: (boxNo: number) => void
  onUnpack: (boxNo: number, itemId: string, qty: number) => void
  onMeasure: (box: Box, sizes: Record<string, string>) => void
  onClear: (box: Box) => void
  onCopy: (box: Box, times: number) => void
  onRemove: (box: Box) => void
}

const SIZES = [['length', '长'], ['width', '宽'], ['height', '高'], ['weight', '重']] as const

/**
 * Sizes are entered in cm, the weight in kg; only what changed is told, as decimal texts, when a box is left. `current` is the number of the box packed
 * now.
 */
export function BoxList({ boxes, goods, inside, current, disabled, onChoose, onUnpack, onMeasure, onClear, onCopy, onRemove }: Props) {
  const named = new Map(goods.map((one) => [one.id, one]))
  if (boxes.length === 0) return <p className="packing-none">还没有箱子。扫第一件商品，就放进第 {current} 箱。</p>
  return (
    <ol className="packing-boxes" aria-label="箱子">
      {boxes.map((box) => (
        <li key={box.id} className={box.box_no === current ? 'is-current' : undefined}>
          <header>
            <button
              type="button" className="packing-box-name" onClick={() => onChoose(box.box_no)} aria-pressed={box.box_no === current}
            >第 {box.box_no} 箱</button>
            <code>{box.box_code}</code>
            <span>{box.qty} 件</span>
            <Tag color={box.print_status === '1' ? 'green' : 'orange'}>{box.print_status === '1' ? '箱唛已打印' : '箱唛未打印'}</Tag>
            <CopyBox box={box} disabled={disabled || box.qty === 0} onCopy={onCopy} />
            <Popconfirm
              title={`清空第 ${box.box_no} 箱？箱内 ${box.qty} 件退回未装`} okText="清空" cancelText="取消" onConfirm={() => onClear(box)}
              disabled={disabled || box.qty === 0}
            >
              <Button size="small" type="text" icon={<ClearOutlined />} aria-label={`清空第 ${box.box_no} 箱`} disabled={disabled || box.qty === 0} />
            </Popconfirm>
            <Popconfirm title={`删除第 ${box.box_no} 箱？箱内 ${box.qty} 件退回未装`} okText="删除" cancelText="取消" onConfirm={() => onRemove(box)} disabled={disabled}>
              <Button size="small" type="text" danger icon={<DeleteOutlined />} aria-label={`删除第 ${box.box_no} 箱`} disabled={disabled} />
            </Popconfirm>
          </header>
          <ul>
            {inside.filter((one) => one.box_id === box.id).map((one) => (
              <li key={one.item_id}>
                <span>{named.get(one.item_id)?.msku ?? one.item_id}</span>
                <b>× {one.qty}</b>
                <Button
                  size="small" type="text" icon={<MinusCircleOutlined />} aria-label={`从第 ${box.box_no} 箱取出一件 ${named.get(one.item_id)?.msku ?? ''}`}
                  disabled={disabled} onClick={() => onUnpack(box.box_no, one.item_id, 1)}
                />
              </li>
            ))}
          </ul>
          <Sizes key={SIZES.map(([name]) => box[name]).join()} box={box} disabled={disabled} onMeasure={onMeasure} />
        </li>
      ))}
    </ol>
  )
}

/** Asks how many boxes alike are packed. */
function CopyBox({ box, disabled, onCopy }: Pick<Props, 'disabled' | 'onCopy'> & { box: Box }) {
  const [times, setTimes] = useState('1')
  return (
    <Popconfirm
      title={<label>照第 {box.box_no} 箱再装几箱 <NumberBox
        value={times} decimals={0} min={1} label={`照第 ${box.box_no} 箱再装几箱`} onChange={(value) => setTimes(String(value ?? ''))}
      /></label>}
      okText="复制" cancelText="取消" onConfirm={() => onCopy(box, Number(times))} disabled={disabled}
    >
      <Button size="small" type="text" icon={<CopyOutlined />} aria-label={`复制第 ${box.box_no} 箱`} disabled={disabled} />
    </Popconfirm>
  )
}

function Sizes({ box, disabled, onMeasure }: Pick<Props, 'disabled' | 'onMeasure'> & { box: Box }) {
  const [sizes, setSizes] = useState<Record<string, string>>(
    () => Object.fromEntries(SIZES.flatMap(([name]) => (box[name] === null ? [] : [[name, box[name]]]))),
  )
  const keep = (): void => {
    const changed = Object.fromEntries(Object.entries(sizes).filter(([name, value]) => value !== '' && Number(value) !== Number(box[name as 'length'])))
    // A size that is known may be corrected, not taken back: what was emptied stands there again, as it is kept.
    const emptied = SIZES.flatMap(([name]) => (sizes[name] === '' && box[name] !== null ? [[name, box[name]] as const] : []))
    if (emptied.length > 0) setSizes((before) => ({ ...before, ...Object.fromEntries(emptied) }))
    if (Object.keys(changed).length > 0) onMeasure(box, changed)
  }
  return (
    <div className="packing-sizes" onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : keep())}>
      {SIZES.map(([name, label]) => (
        <label key={name}>{label} <NumberBox
          value={sizes[name] ?? ''} decimals={name === 'weight' ? 2 : 1} min={0} disabled={disabled} label={`第 ${box.box_no} 箱的${label}`}
          onChange={(value) => setSizes((before) => ({ ...before, [name]: String(value ?? '') }))}
        /></label>
      ))}
      <span>cm · kg</span>
    </div>
  )
}
