/** Who posts to the ledger, and when: a write of a call, or an upgrade that has no person. */
import { CODES } from '../../../contract/wire'
import type { Model } from '../../../contract/model'
import { Refusal } from '../../kernel/asker/refusal'
import type { Tx } from '../../kernel/store/connect'

/** What a write of the kernel (`Writing`) has of it. */
export interface Posting {
  tx: Tx
  model: Model
  asker: { companyId: number; employeeId: string | null; zone: string; today: string }
  now: Date
}

/** A refusal of what was asked for. */
export function refuse(says: string, errors?: Record<string, string>): never {
  throw new Refusal(CODES.invalid, says, errors)
}

/** @param day yyyy-mm-dd @param field where it was entered, which is then told at it. @throws Refusal of a day that has not come */
export function refuseFuture({ asker }: Posting, day: string, label: string, field?: string): void {
  if (day > asker.today) refuse(`${label}不能晚于今天（${asker.today}）`, field === undefined ? undefined : { [field]: '不能晚于今天' })
}
