/**
 * What goods must cost, told from what the server accepted: plain queues of pieces, one unit after the other. It knows no ledger, no positions and no
 * statement, and asks the server nothing.
 */

interface Came { id: string; sku: string; day: string; nth: number; qty: number }
interface Left { id: string; sku: string; day: string; nth: number; qty: number }
/** Cost said of a batch, in cents, in the month in which it counts. */
interface Said { id: string; batch: string; month: string; cents: number }

type Expected = Record<'used' | 'spent' | 'diff' | 'left' | 'gap', Map<string, number>>

const add = (to: Map<string, number>, key: string, by: number): void => void to.set(key, (to.get(key) ?? 0) + by)

export class Reference {
  came: Came[] = []
  left: Left[] = []
  said: Said[] = []

  takeBack(id: string): void {
    this.came = this.came.filter((each) => each.id !== id)
    this.left = this.left.filter((each) => each.id !== id)
    this.said = this.said.filter((each) => each.batch !== id && each.id !== id)
  }

  /** By batch (used, spent, difference, left over, in cents), and what each issue lacks. */
  expected(): Expected {
    const found: Expected = { used: new Map(), spent: new Map(), diff: new Map(), left: new Map(), gap: new Map() }
    for (const sku of new Set([...this.came, ...this.left].map((each) => each.sku))) {
      const inOrder = <Each extends { sku: string; day: string; nth: number }>(all: Each[]): Each[] =>
        all.filter((each) => each.sku === sku).toSorted((a, b) => a.day.localeCompare(b.day) || a.nth - b.nth)
      // One unit after the other: which batch is it of, and in which month did it go?
      const units = inOrder(this.came).flatMap((batch) => Array.from({ length: batch.qty }, () => ({ batch })))
      const gone = inOrder(this.left).flatMap((issue) => Array.from({ length: issue.qty }, () => issue))
      gone.forEach((issue, at) => {
        const unit = units[at]
        if (unit === undefined) add(found.gap, issue.id, 1)
      })
      for (const batch of inOrder(this.came)) {
        this.value(found, batch, units.flatMap(({ batch: of }, at) => (of === batch && gone[at] ? [gone[at]] : [])))
      }
    }
    return found
  }

  private value(found: Expected, batch: Came, went: Left[]): void {
    const lines = this.said.filter(({ batch: of }) => of === batch.id)
    const costAt = (month: string): number => lines.filter((line) => line.month <= month).reduce((sum, { cents }) => sum + cents, 0)
    const upTo = (cost: number, taken: number): number => Math.sign(cost) * Math.floor((2 * Math.abs(cost) * taken + batch.qty) / (2 * batch.qty))
    const months = new Map<string, number>()
    let spent = 0
    // Pieces are of one issue each; units of a batch go in its order.
    for (let at = 0; at < went.length;) {
      let end = at
      while (end < went.length && went[end] === went[at]) end += 1
      const month = went[at]!.day.slice(0, 7) > batch.day.slice(0, 7) ? went[at]!.day.slice(0, 7) : batch.day.slice(0, 7)
      spent += upTo(costAt(month), end) - upTo(costAt(month), at)
      add(months, `${month} ${at} ${end}`, 0)
      at = end
    }
    const last = '9999-12'
    const worth = [...months.keys()].reduce((sum, key) => {
      const [, from, to] = key.split(' ')
      return sum + upTo(costAt(last), Number(to)) - upTo(costAt(last), Number(from))
    }, 0)
    found.used.set(batch.id, went.length)
    found.spent.set(batch.id, spent)
    found.diff.set(batch.id, worth - spent)
    found.left.set(batch.id, costAt(last) - worth)
  }
}
