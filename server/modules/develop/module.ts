/** How a product comes to be: researches that are agreed to, projects by stages, samples, quotes and reviews, and what is seen of competitors. */
import { defineModule } from '../../kernel/plug/module'
import { keywordDataRule, observationRule } from './observations'
import { makeSku, productRule, quoteRule, sampleRule } from './products'
import { projectRule } from './projects'
import { researchRule } from './researches'
import { reviewHandlers, reviewRule, scoreRule } from './reviews'

export default defineModule({
  name: 'develop',
  needs: ['messages', 'stock'],
  handlers: { develop: reviewHandlers },
  effects: { makeSku },
  rules: {
    product_research: researchRule, dev_project: projectRule, dev_product: productRule, dev_quote: quoteRule, dev_sample: sampleRule, dev_review: reviewRule,
    dev_review_score: scoreRule, rival_observation: observationRule, keyword_observation: keywordDataRule,
  },
})
