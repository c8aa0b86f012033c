/** Forwarders, their channels and quotes: what it costs to send goods, tried before and estimated when they leave. */
import { defineModule } from '../../kernel/plug/module'
import { ruleTrial } from './rules'
import { templateTrial } from './templates'
import { freightTrial } from './trial.handlers'

export default defineModule({
  name: 'logistics',
  handlers: { logistics: { freightTrial, templateTrial, ruleTrial } },
})
