/** Filter templates that people save for themselves, by configuration type, one active for each. */
import { defineModule } from '../../kernel/plug/module'
import { adsFilterHandlers, userFilterHandlers } from './user-filters.handlers'

export default defineModule({
  name: 'saved',
  handlers: { account: userFilterHandlers, adsNew: adsFilterHandlers },
})
