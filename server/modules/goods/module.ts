/** The shops' products as their files tell of them, and the codes that stand in an MSKU's place. */
import { defineModule } from '../../kernel/plug/module'
import { followGoods } from './follow'

export default defineModule({ name: 'goods', follows: [followGoods] })
