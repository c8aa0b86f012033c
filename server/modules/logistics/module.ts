/** Forwarders, their channels and quotes: what it costs to send goods, tried before and estimated when they leave. */
import { defineModule } from '../../kernel/plug/module'
import { addressRule } from './addresses'
import { ruleTrial } from './rules'
import { templateTrial } from './templates'
import { freightTrial } from './trial.handlers'
import { freightZoneGrid } from './zone-grid.handler'

export default defineModule({
  name: 'logistics',
  rules: { address: addressRule },
  handlers: { logistics: { freightTrial, templateTrial, ruleTrial, freightZoneGrid } },
})
