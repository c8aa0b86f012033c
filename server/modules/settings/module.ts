/** What a company sets for itself. */
import { defineModule } from '../../kernel/plug/module'
import { settingsHandlers } from './settings.handlers'

export default defineModule({
  name: 'settings',
  needs: ['sales'],
  handlers: { settings: settingsHandlers },
})
