/** What others may ask of what is sent to Amazon: which goods a MSKU is. */
export { pairedGoods, refuseUnpaired } from './shipment/paired'
