/** What a company buys: plans become orders, merged by supplier and warehouse. */
import { defineModule } from '../../kernel/plug/module'
import { checkOrder } from './orders'
import { goodsOfPlansBefore, planRule } from './plans'

export default defineModule({ name: 'purchase', effects: { checkOrder }, rules: { purchase_plan: planRule }, upgrades: [goodsOfPlansBefore] })
