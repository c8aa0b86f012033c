/**
 * The demo company's three seller accounts and the five sites they sell on, and what selling costs at each site. Fees are
 * in hundredths of the site's currency; the figures follow Amazon's published fee schedules roughly, not to the cent.
 */

/** A shop is one site of a seller account. `places`: city, state and postal code of buyers. */
export interface DemoShop {
  /** Position in DEMO_SHOPS; the row's id is given when it is written. */
  at: number
  account: string
  site: 'us' | 'ca' | 'de' | 'gb' | 'jp'
  name: string
  sellerId: string
  /** Amazon's name of the channel, as reports write it. */
  channel: string
  language: 'en' | 'de' | 'ja'
  currency: string
  zone: string
  /** Money rounds to this many hundredths: a yen is a hundred of them. */
  step: number
  /** What a US dollar is sold for at this site. */
  priceFactor: number
  /** Share of the site in the company's sales. */
  demand: number
  products: number
  /** Tax on top of the price: rates by place; the marketplace collects and keeps it where `withheld`. */
  taxes: number[]
  withheld: boolean
  /** Fulfilment fee of a small standard item and of each further 100 g. */
  fulfilment: { base: number; per100g: number }
  /** Monthly rate of storage by volume, in ten-thousandths of the currency: January to September, October to December. */
  storage: { usual: number; peak: number; unit: 'cubic feet' | 'cubic meters' }
  subscription: number
  /** Fulfilment centres. */
  centres: string[]
  country: string
  /** Places of buyers: city, state or prefecture, postcode. */
  places: [string, string, string][]
}

const NORTH_AMERICA = '北美店'
const EUROPE = '欧洲店'
const JAPAN = '日本店'

/** By position `at`; price factor and demand of the others are told against the first. */
export const DEMO_SHOPS: DemoShop[] = [
  {
    at: 0, account: NORTH_AMERICA, site: 'us', name: '北美店-美国', sellerId: 'A1DEMONA0US77K', channel: 'amazon.com', language: 'en',
    currency: 'USD', zone: 'America/Los_Angeles', step: 1, priceFactor: 1, demand: 1, products: 70,
    taxes: [0, 0.06, 0.0625, 0.0725, 0.08, 0.0875, 0.095], withheld: true,
    fulfilment: { base: 322, per100g: 22 }, storage: { usual: 7_800, peak: 24_000, unit: 'cubic feet' }, subscription: 3_999, country: 'US',
    centres: ['ABE2', 'ACY1', 'AVP1', 'BFI4', 'CLT2', 'DFW7', 'FTW1', 'GYR3', 'IND9', 'LAS1', 'LGB8', 'MDW2', 'ONT8', 'PHX6', 'RIC2', 'SBD1', 'SMF3', 'TEB9'],
    places: [
      ['BROOKLYN', 'NY', '11215'], ['HOUSTON', 'TX', '77019'], ['LOS ANGELES', 'CA', '90034'], ['CHICAGO', 'IL', '60614'], ['MIAMI', 'FL', '33137'],
      ['SEATTLE', 'WA', '98103'], ['ATLANTA', 'GA', '30318'], ['DENVER', 'CO', '80206'], ['PHOENIX', 'AZ', '85016'], ['PORTLAND', 'OR', '97214'],
      ['BOSTON', 'MA', '02130'], ['AUSTIN', 'TX', '78704'], ['SAN DIEGO', 'CA', '92104'], ['RALEIGH', 'NC', '27608'], ['COLUMBUS', 'OH', '43206'],
    ],
  },
  {
    at: 1, account: NORTH_AMERICA, site: 'ca', name: '北美店-加拿大', sellerId: 'A1DEMONA0US77K', channel: 'amazon.ca', language: 'en',
    currency: 'CAD', zone: 'America/Los_Angeles', step: 1, priceFactor: 1.36, demand: 0.28, products: 30,
    taxes: [0.05, 0.12, 0.13, 0.14975, 0.15], withheld: true,
    fulfilment: { base: 459, per100g: 30 }, storage: { usual: 9_500, peak: 12_500, unit: 'cubic feet' }, subscription: 0, country: 'CA',
    centres: ['YYZ1', 'YYZ4', 'YVR2', 'YVR3', 'YYC1', 'YOW1'],
    places: [
      ['TORONTO', 'ON', 'M6G 1L5'], ['VANCOUVER', 'BC', 'V5N 2V1'], ['CALGARY', 'AB', 'T2E 3J6'], ['MONTREAL', 'QC', 'H2J 3W3'],
      ['OTTAWA', 'ON', 'K1S 3W4'], ['HALIFAX', 'NS', 'B3K 2W1'],
    ],
  },
  {
    at: 2, account: EUROPE, site: 'de', name: '欧洲店-德国', sellerId: 'A2DEMOEU0DE41P', channel: 'amazon.de', language: 'de',
    currency: 'EUR', zone: 'Europe/Berlin', step: 1, priceFactor: 0.95, demand: 0.46, products: 40,
    taxes: [0.19], withheld: true,
    fulfilment: { base: 329, per100g: 17 }, storage: { usual: 275_400, peak: 424_600, unit: 'cubic meters' }, subscription: 3_900, country: 'DE',
    centres: ['BER3', 'DTM1', 'DUS2', 'FRA7', 'HAM2', 'LEJ1', 'MUC3', 'STR1'],
    places: [
      ['Berlin', '', '10437'], ['Hamburg', '', '22765'], ['München', '', '81541'], ['Köln', '', '50823'], ['Leipzig', '', '04275'],
      ['Stuttgart', '', '70197'], ['Dresden', '', '01099'], ['Nürnberg', '', '90429'],
    ],
  },
  {
    at: 3, account: EUROPE, site: 'gb', name: '欧洲店-英国', sellerId: 'A2DEMOEU0DE41P', channel: 'amazon.co.uk', language: 'en',
    currency: 'GBP', zone: 'Europe/London', step: 1, priceFactor: 0.82, demand: 0.34, products: 30,
    taxes: [0.2], withheld: true,
    fulfilment: { base: 272, per100g: 15 }, storage: { usual: 7_500, peak: 10_500, unit: 'cubic feet' }, subscription: 0, country: 'GB',
    centres: ['BHX4', 'EMA1', 'LTN4', 'MAN1', 'MME1', 'STN8'],
    places: [
      ['LONDON', 'Greater London', 'SE15 4QL'], ['MANCHESTER', 'Lancashire', 'M21 9WQ'], ['BRISTOL', 'Avon', 'BS6 5PT'], ['LEEDS', 'West Yorkshire', 'LS6 2SA'],
      ['EDINBURGH', 'Midlothian', 'EH6 8RG'], ['CARDIFF', 'South Glamorgan', 'CF11 9DX'],
    ],
  },
  {
    at: 4, account: JAPAN, site: 'jp', name: '日本店', sellerId: 'A3DEMOJP0JP92T', channel: 'amazon.co.jp', language: 'ja',
    currency: 'JPY', zone: 'Asia/Tokyo', step: 100, priceFactor: 148, demand: 0.4, products: 30,
    taxes: [0.1], withheld: false,
    fulfilment: { base: 31_800, per100g: 2_400 }, storage: { usual: 51_600_000, peak: 91_700_000, unit: 'cubic meters' }, subscription: 539_000, country: 'JP',
    centres: ['HND3', 'KIX1', 'NRT5', 'TPF3', 'TYO6', 'UKB5'],
    places: [
      ['世田谷区', '東京都', '154-0011'], ['横浜市', '神奈川県', '220-0023'], ['大阪市', '大阪府', '530-0041'], ['名古屋市', '愛知県', '464-0075'],
      ['札幌市', '北海道', '060-0042'], ['福岡市', '福岡県', '810-0042'],
    ],
  },
]

/** Hundredths rounded to what the shop's currency can hold. */
export function toStep(shop: DemoShop, hundredths: number): number {
  return Math.round(hundredths / shop.step) * shop.step
}
