/** Advertising: the structure of all kinds of ads out of bulk sheets, and what the advertising services answer. */
import { defineModule } from '../../kernel/plug/module'
import { AD_FUNCTIONS } from './structure/structure'
import { adsHandlers } from './ads.handlers'
import { operationsOfBefore, sheetOfBefore, typeOfBefore } from './changes-before'
import { askForCampaign } from './drafts/campaign-draft'
import { draftBegin } from './drafts/draft-begin.handlers'
import { campaignPreview } from './drafts/draft-preview.handlers'
import { entities, preview } from './drafts/template-told.handlers'
import { create, execute } from './drafts/templates.handlers'
import { bidRecommendations } from './drafts/suggestions.handlers'
import { adLog } from './log'
import { bulkSheetJob } from './bulk-sheet/bulk-sheet.job'
import { keywordCreate } from './from-terms/keywords.handlers'
import { negativeKeywordCreate } from './from-terms/negatives.handlers'
import { wordStockFromTerms } from './from-terms/words.handlers'
import { profileList } from './profiles.handlers'
import { portfolioRule } from './portfolio-rule'
import {
  groupCreate, productCreate, sbAdvertKeywordCreate, sbAdvertProductTargetingCreate, sbAdvertTargetCreate, targetCreate,
} from './structure/objects-add.handlers'
import { portfolioAdd, portfolioCreate } from './structure/portfolio-add.handlers'
import { commonAssetsRegister, commonAssetsUpload, sbvUpload } from './assets/assets.handlers'
import { assetLogos, assetVideos, sbvBrand, sbvProductMetadata, sbvRecommendations, sbvStore } from './assets/brands.handlers'
import { reportRequest } from './report-request.handlers'
import { adStatement } from './statements/ad-statement.pages'
import { adStatementLines } from './statements/ad-statement.parser'

export default defineModule({
  name: 'ads',
  needs: ['settings'],
  handlers: {
    ads: { ...adsHandlers, reportRequest },
    adsNew: { profileList, wordStockFromTerms, portfolioAdd, commonAssetsUpload, commonAssetsRegister, assetLogos, assetVideos },
    adsSp: {
      negativeKeywordCreate, keywordCreate, campaignPreview, bidRecommendations, draftBegin, portfolioCreate, groupCreate, productCreate, targetCreate,
    },
    adsSbv: { sbvUpload, sbvRecommendations, sbvBrand, sbvStore, sbvProductMetadata },
    adsSb: { sbAdvertKeywordCreate, sbAdvertTargetCreate, sbAdvertProductTargetingCreate },
    adsTemplate: { create, execute, preview, entities },
  },
  effects: { askForCampaign },
  rules: { pending_change: portfolioRule },
  upgrades: [operationsOfBefore, typeOfBefore, sheetOfBefore],
  derived: { ...AD_FUNCTIONS, adLog: { run: adLog, version: 1 } },
  parsers: { adStatementLines },
  prints: { adStatement },
  tasks: { bulkSheet: bulkSheetJob },
})
