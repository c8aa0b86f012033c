/** The shops' products as their files tell of them, and the codes that stand in an MSKU's place. */
import { defineModule } from '../../kernel/plug/module'
import { followGoods } from './follow'
import { offersOfBefore } from './products'
import { asinTraffic } from './traffic.parser'

export default defineModule({ name: 'goods', follows: [followGoods], parsers: { asinTraffic }, upgrades: [offersOfBefore] })
