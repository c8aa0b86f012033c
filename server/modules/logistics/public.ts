/** What others may do with logistics: ask what it costs to send boxes and parcels, and which channel an order takes. */
export { linesOfOffers, offersOf, OFFER_COLUMNS, partsOf, type Offer } from './offers'
export { freightOf, type Box, type Tariff } from './tariff'
export { channelsOf, type Chosen } from './rules'
export { parcelFreights } from './templates'
