/** Looks for what Amazon owes (索赔助手): finds it in the facts, says until when and on what basis, and follows what comes back. */
import { defineModule } from '../../kernel/plug/module'
import { compensationHandlers } from './claims.handlers'
import { scanClaims } from './scan.job'
import { KIND, scanAfterImport, scanDaily } from './start'
import { foundWindows, windowsOfBefore, windowsOfNewTypes } from './windows'

export default defineModule({
  name: 'claims',
  needs: ['finance'],
  handlers: { compensation: compensationHandlers },
  tasks: { [KIND]: scanClaims },
  follows: [scanAfterImport],
  sweep: scanDaily,
  founds: foundWindows,
  upgrades: [windowsOfBefore, windowsOfNewTypes],
})
