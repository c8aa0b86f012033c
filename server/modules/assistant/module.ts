/** The assistant: rounds with a model, ready questions without one; it reads under the asker's own rights. */
import { defineModule } from '../../kernel/plug/module'
import { aiHandlers } from './ai.handlers'

export default defineModule({
  name: 'assistant',
  handlers: { ai: aiHandlers },
})
