/**
 * What stock must be, told from what the server accepted: one plain list of movements, added up. It knows no ledger and asks the server nothing.
 */

export interface Moved {
  document: string
  sku: string
  from: string
  to: string
  qty: number
  /** Which posting of the document. */
  step: string
}

/** Places that are the company's own: warehouses, and what is under way to one or to Amazon. */
const own = (place: string): boolean => /^(at|to|ship) /.test(place)

export class Reference {
  private moved: Moved[] = []
  private held = new Map<string, { sku: string; place: string; qty: number }[]>()

  post(document: string, step: string, moved: readonly Omit<Moved, 'document' | 'step'>[]): void {
    this.moved.push(...moved.filter(({ qty }) => qty > 0).map((each) => ({ ...each, document, step })))
  }

  /** Takes back these postings of a document. */
  takeBack(document: string, steps: readonly string[]): void {
    this.moved = this.moved.filter((each) => each.document !== document || !steps.includes(each.step))
  }

  hold(document: string, held: { sku: string; place: string; qty: number }[]): void {
    this.held.set(document, held)
  }

  release(document: string): void {
    this.held.delete(document)
  }

  /** "SKU place" -> on hand; nothing where there is none. */
  balances(): Map<string, number> {
    const sums = new Map<string, number>()
    const add = (place: string, sku: string, qty: number): void => {
      if (own(place)) sums.set(`${sku} ${place}`, (sums.get(`${sku} ${place}`) ?? 0) + qty)
    }
    for (const { sku, from, to, qty } of this.moved) {
      add(from, sku, -qty)
      add(to, sku, qty)
    }
    return new Map([...sums].filter(([, qty]) => qty !== 0))
  }

  /** "document sku from > to" -> how many stand of it. */
  movements(): Map<string, number> {
    const sums = new Map<string, number>()
    for (const { document, sku, from, to, qty } of this.moved) {
      const key = `${document} ${sku} ${from} > ${to}`
      sums.set(key, (sums.get(key) ?? 0) + qty)
    }
    return sums
  }

  holds(): Map<string, number> {
    const sums = new Map<string, number>()
    for (const { sku, place, qty } of [...this.held.values()].flat()) sums.set(`${sku} ${place}`, (sums.get(`${sku} ${place}`) ?? 0) + qty)
    return sums
  }
}
