/**
 * All that the demo company did in its days, made once for all steps that write of it, and only what is asked for. The same every
 * time for the same last day. It writes nothing.
 */
import { setImmediate } from 'node:timers/promises'
import type { Model } from '../../contract/model'
import { demoAds, type DemoAds } from './ads.demo'
import { clockOf, type DemoClock } from './calendar.demo'
import { demoFees, type DemoFees } from './fees.demo'
import { demoProducts, type DemoProduct } from './products.demo'
import { demoTrade, type DemoTrade } from './sales.demo'
import { demoStorage, type StorageMonth } from './storage.demo'
import { demoTransactions, type DemoTransaction } from './transactions.demo'

/** What all steps share; what is promised is worked out when it is first asked for, and kept. */
export interface DemoWorld {
  clock: DemoClock
  products: DemoProduct[]
  fees: DemoFees
  trade(): Promise<DemoTrade>
  storage(): Promise<StorageMonth[]>
  ads(): Promise<DemoAds>
  transactions(): Promise<DemoTransaction[]>
}

/** @param today the last day with data, yyyy-mm-dd */
export function demoWorld(model: Model, today: string): DemoWorld {
  const clock = clockOf(today)
  const products = demoProducts(clock)
  const trade = once(() => demoTrade(products, clock))
  const storage = once(async () => demoStorage(products, await trade(), clock))
  const ads = once(async () => demoAds(products, await trade(), clock))
  const transactions = once(async () => demoTransactions(await trade(), await ads(), await storage(), clock))
  return { clock, products, fees: demoFees(model), trade, storage, ads, transactions }
}

/** Each takes half a second of processor: who waits for an answer comes in between. */
function once<T>(make: () => T | Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= setImmediate().then(make))
}
