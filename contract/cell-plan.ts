/** What a cell is drawn from besides its own value, by paths of its row. Types alone. */

/** A page of the marketplace itself: a product's by its ASIN, a seller's by their number; `site`: path of the site's code. */
export interface MarketplacePage {
  page: 'product' | 'seller'
  site: string
}

/** Paths of what a bar of days is drawn from. */
export interface CoverPaths {
  stock: string
  daily: string
  /** The day that the stock was counted. */
  from?: string
  days: number
  /** How many arrive, and after how many days: a number, or the path of one. */
  arrivals: { path: string; label: string; in: number | string }[]
}

/** Paths of what a product cell shows; a part without a path is left out. */
export interface ProductPaths {
  image?: string
  title?: string
  asin?: string
  msku?: string
  /** Field that holds the site's code, by which the marketplace's address is known. */
  site?: string
}

/** What a number is made of; graded: the parts are steps of one thing. */
export interface BarParts {
  parts: { path: string; label: string }[]
  graded?: true
}

/** How high a number is: between two numbers, or among those of the page; `better`: which end is good. */
export interface Shade {
  least?: number
  most?: number
  better?: 'more' | 'less'
}
