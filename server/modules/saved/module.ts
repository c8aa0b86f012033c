/** What people save for themselves: sets of filters and columns by place, one active for each. */
import { defineModule } from '../../kernel/plug/module'

export default defineModule({
  name: 'saved',
})
