/** What others may do with orders that the seller sends: make shipments of what was imported, and tell what is tracked of them. */
export { makeOrders } from './make'
export { follow } from './tracks'
