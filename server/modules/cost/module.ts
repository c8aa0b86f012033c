/** What a company's goods cost: batches of what came in, what each outward entry took of them, and the cost that documents say of them. */
import { filling } from '../../kernel/asker/slot'
import { defineModule } from '../../kernel/plug/module'
import { LEDGER_FOLLOWER } from '../stock/public'
import { batchesOfBefore } from './batches-before'
import { followLedger } from './follow'
import { costLock } from './period-lock'

export default defineModule({
  name: 'cost',
  needs: ['stock'],
  fills: [filling(LEDGER_FOLLOWER, followLedger)],
  locks: [costLock],
  upgrades: [batchesOfBefore],
})
