/** The lists of rules, in no order that matters. A rule is added to the file of its subject and named here. */
import * as actions from './actions'
import { conditionsFit } from './conditions'
import type { Rule } from './context'
import * as datasets from './datasets'
import * as entities from './entities'
import * as families from './families'
import * as lists from './lists'
import * as pages from './pages'
import * as reports from './reports'
import * as tidiness from './tidiness'

/** What files say together; each rule tells of one kind of mistake. */
export const RULES: Rule[] = [
  entities.enumOfField,
  entities.currencyOfField,
  entities.zoneOfField,
  entities.formulaOperands,
  entities.formulaLoops,
  entities.totalOfField,
  entities.keysAreFilled,
  entities.formulasAreNotWritten,
  entities.refsMeetKeys,
  entities.hasMeetsKey,
  entities.scopeIsKept,
  entities.treeParent,
  entities.lifecycleIsWhole,
  entities.fieldLimits,
  entities.impliedColumns,
  entities.namesOnce,
  entities.transitionsWrite,
  conditionsFit,
  datasets.sourceDay,
  datasets.dimensionsLineUp,
  datasets.measuresAreOneThing,
  datasets.rollupsAddUp,
  datasets.pivotOfEnum,
  lists.listsSayTheirRows,
  lists.reportsOnly,
  lists.callsGiveTheRows,
  lists.familiesCanDoIt,
  lists.sortsCanBeSaid,
  lists.filtersCanBeSaid,
  lists.columnsOnce,
  lists.secretsStaySecret,
  lists.setsFit,
  actions.actionsDoOneThing,
  actions.actionsStandWhereTheyWork,
  actions.shortActionsHaveCalls,
  actions.actionsOnce,
  actions.builtPagesHaveBuiltCalls,
  actions.inputsFit,
  pages.oneRouteOnePage,
  pages.tabsAreTabs,
  pages.calendarsHaveDays,
  pages.linksArrive,
  pages.menuKeysOnce,
  pages.rolesAreSomething,
  families.oneAddressOneCall,
  families.builtCallsAreAnswered,
  families.callsCanDoIt,
  families.callsAreAskable,
  families.wiresHaveWords,
  reports.reportColumnsLand,
  reports.headersOnce,
  reports.replacingNeedsDays,
  reports.sumsAreNumbers,
  reports.parsersAreThere,
  reports.mappingRulesAreReached,
]

/** What nothing uses; told only when nothing is wrong. */
export const TIDINESS: Rule[] = [tidiness.fieldsAreUsed, tidiness.pagesAreInTheMenu, tidiness.sharedPartsAreUsed]
