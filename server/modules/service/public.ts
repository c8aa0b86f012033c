/** What other rooms may use of customer service. */
export { invoiceOrders } from './vat'
