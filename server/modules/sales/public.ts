/** How many orders a company may still read in, what sells a day and how long it lasts. */
export { ordersLeft, orderVolume } from './order-volume'
export { daily, lastDays, SOLD, soldOf } from './windows'
export { runsOut } from './runs-out'
