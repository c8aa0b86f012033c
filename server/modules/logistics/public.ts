/** What others may do with logistics: ask what it costs to send boxes. */
export { linesOfOffers, offersOf, OFFER_COLUMNS, partsOf, type Offer } from './offers'
export { freightOf, type Box, type Tariff } from './tariff'
