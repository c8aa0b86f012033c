import { defineHook } from '@directus/extensions-sdk'

export default defineHook(({ filter }) => {
  filter('purchase_order_item.items.create', (item: any) => ({ ...item, amount: item.qty * item.price }))
  filter('purchase_order_item.items.update', async (change: any, { keys }, { database }) => {
    const item = { ...(await database('purchase_order_item').where('id', keys[0]).first()), ...change }
    return { ...change, amount: item.qty * item.price }
  })
  const summed = (all: any) => {
    const amount = ['contract_amount', 'freight', 'tax'].reduce((sum, name) => sum + Number(all[name] ?? 0), 0) - Number(all.discount ?? 0)
    return { amount, unpaid: amount - Number(all.paid ?? 0) }
  }
  filter('purchase_order.items.create', async (order: any, _, { database }) => {
    const day = new Date().toISOString().slice(0, 10).replaceAll('-', '')
    const [{ count }] = await database('purchase_order').whereLike('po_no', `CG${day}%`).count({ count: '*' })
    return { ...order, ...summed(order), po_no: `CG${day}${String(Number(count) + 1).padStart(4, '0')}` }
  })
  filter('purchase_order.items.update', async (change: any, { keys }, { database }) => ({
    ...change,
    ...summed({ ...(await database('purchase_order').where('id', keys[0]).first()), ...change }),
  }))
})
