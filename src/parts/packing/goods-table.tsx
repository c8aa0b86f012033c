/** What is to be packed: planned, packed, left; the row scanned last is marked, what is full is green, what was begun blue. */
import { useEffect, useRef } from 'react'
import type { Goods } from './packing-rules'

function stateOf({ plan_qty: plan, packed_qty: packed }: Goods): string {
  return packed === plan ? 'is-full' : packed > 0 ? 'is-begun' : ''
}

/** `touched` is an MSKU; its row is scrolled into sight. */
export function GoodsTable({ goods, touched }: { goods: Goods[]; touched: string | undefined }) {
  const last = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    last.current?.scrollIntoView({ block: 'nearest' })
  }, [touched, goods])
  return (
    <div className="packing-goods">
      <table aria-label="批次商品">
        <thead><tr><th>MSKU</th><th>FNSKU</th><th>品名</th><th
          className="is-number"
        >单箱</th><th className="is-number">计划数</th><th className="is-number">已装</th><th className="is-number">剩余</th></tr></thead>
        <tbody>
          {goods.map((one) => (
            <tr key={one.id} ref={one.msku === touched ? last : undefined} className={`${stateOf(one)}${one.msku === touched ? ' is-touched' : ''}`}>
              <td>{one.msku}</td><td><code>{one.fnsku || '—'}</code></td><td>{one.product_name}</td>
              <td className="is-number">{one.box_qty ?? '—'}</td><td
                className="is-number"
              >{one.plan_qty}</td><td className="is-number"><b>{one.packed_qty}</b></td><td className="is-number">{one.plan_qty - one.packed_qty}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
