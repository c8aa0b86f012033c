/** Suggests changes of advertising by a company's own rules (优化建议), lets people take or leave them, and follows what became of them. */
import { defineModule } from '../../kernel/plug/module'
import { adviseJob } from './advise.job'
import { adRulesOfBefore, foundAdRules, laterAdRules } from './presets'
import { adsAdviceHandlers, adviseAfterImport, adviseDaily, KIND } from './start'
import { takeAdvice } from './take-advice'

export default defineModule({
  name: 'advice',
  needs: ['ads'],
  handlers: { adsAdvice: adsAdviceHandlers },
  effects: { takeAdvice },
  tasks: { [KIND]: adviseJob },
  follows: [adviseAfterImport],
  sweep: adviseDaily,
  founds: foundAdRules,
  upgrades: [adRulesOfBefore, laterAdRules],
})
