/** Filter templates that people save for themselves, by configuration type, one active for each. */
import { defineModule } from '../../kernel/plug/module'

export default defineModule({
  name: 'saved',
})
