/** How many orders a company may still read in. */
export { ordersLeft, orderVolume } from './order-volume'
export { lastDays, SOLD } from './windows'
