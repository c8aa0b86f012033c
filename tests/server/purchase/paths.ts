/** Where the documents of purchase are, and the day on which they are written. */
export const PLANS = '/v2/purchase/api/purchase_plan'
export const ORDERS = '/v2/purchase/api/purchase_order'
export const RECEIPTS = '/v2/purchase/api/receipt'
export const RETURNS = '/v2/purchase/api/purchase_return'
export const BILLS = '/v2/purchase/api/supplier_bill'
export const PAYMENTS = '/v2/purchase/api/purchase_payment'
export const ADVICE = '/v2/purchase/api/purchase_advice'

export const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })
