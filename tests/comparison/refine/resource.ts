import type { ResourceProps } from '@refinedev/core'

export const purchaseOrders: ResourceProps = { name: 'purchase_order', list: '/purchase/order', meta: { label: '采购单' } }
