/** The lists of rules, in no order that matters. A rule is added to the file of its subject and named here. */
import { checksAreAnswerable } from './checks'
import * as access from './access'
import * as actions from './actions'
import * as bodies from './bodies'
import { conditionsFit } from './conditions'
import type { Rule } from './context'
import { datasetRollupsAddUp } from './dataset-rollups'
import * as datasets from './datasets'
import * as elsewhere from './elsewhere'
import * as askedItems from './asked-items'
import * as deadStates from './dead-states'
import * as documents from './documents'
import * as madeFrom from './made-from'
import * as ordered from './ordered'
import * as entities from './entities'
import * as families from './families'
import * as identities from './identities'
import * as figures from './figures'
import { filtersCanBeSaid } from './filters'
import { barsAreOfNumbers } from './bars'
import { cellsFitTheirFields, groupsAreColumns } from './cells'
import { chartsFitTheirFigures } from './charts'
import { cascadersHaveLevels, filtersNarrow } from './filters-narrow'
import { fillsFit } from './fill'
import * as filled from './filled'
import * as formulas from './formulas'
import { knownWords } from './known'
import * as likeness from './likeness'
import { codeHasWhatItReads, feesAreKept } from './needs'
import * as given from './given'
import * as layout from './layout'
import * as made from './made'
import * as lists from './lists'
import * as pages from './pages'
import * as pivots from './pivots'
import * as relations from './relations'
import * as reports from './reports'
import * as roles from './roles'
import { callsAreOfTheirSort } from './sorts-of-calls'
import { rollupsAddUp } from './rollups'
import * as running from './running'
import { conditionsAreKept, firstOfSeveral, referencesFindTheirRow } from './settings'
import { saidIsKeptApart } from './said'
import * as scan from './scan'
import * as shown from './shown'
import * as states from './states'
import { columnsBelowAreWritten } from './template-below'
import { foundRowsAreOne } from './template-finds'
import * as tidiness from './tidiness'
import { formulasKeepUnits } from './units'
import * as words from './words'
import type { FileKind } from '../../read/source'

/** About the fields of one entity or the measures of one dataset. */
const FIGURE_RULES: Rule[] = [
  formulas.formulaOperands,
  formulas.formulaLoops,
  formulas.totalOfField,
  formulasKeepUnits,
]

/** About one entity at a time: they look at others by name alone, so that their answers can be kept while none of those changes. No other file has any. */
const ENTITY_RULES: Rule[] = [
  fillsFit,
  entities.enumOfField,
  knownWords,
  entities.numberedField,
  entities.limitsByCurrency,
  entities.derivedField,
  entities.pendingIsEdited,
  saidIsKeptApart,
  entities.currencyOfField,
  entities.zoneOfField,
  entities.fieldLimits,
  entities.impliedColumns,
  entities.keysAreFilled,
  entities.indexesAreKept,
  filled.oneHandWrites,
  filled.stepsAskForWhatIsWritten,
  filled.rowsBeginAtTheStart,
  referencesFindTheirRow,
  firstOfSeveral,
  conditionsAreKept,
  relations.refsMeetKeys,
  relations.namesAnother,
  relations.hasMeetsKey,
  relations.scopeIsKept,
  relations.treeParent,
  relations.lifecycleIsWhole,
  relations.transitionsWrite,
  relations.stepsDoSomething,
  figures.figuresJoin,
  likeness.refsAreAlike,
  likeness.rowsBelowAreAlike,
  likeness.parentsAreRows,
  likeness.scopesHoldShopsAndPeople,
  likeness.figuresAreAlike,
  shown.titlesAreWords,
  shown.referencesShowWhatIsKept,
  documents.approvalsGoTheWay,
  documents.apartIsAPerson,
  documents.effectsAreThere,
  documents.stepsGoOnByThemselves,
  deadStates.deadStatesAreEnds,
  lists.entitiesSortBySortable,
  formulas.formulasAreNotWritten,
  bodies.functionsAreThere,
  ordered.placesAreTheServers,
  rollupsAddUp,
  entities.newRowsWaitInAShop,
  scan.scansFindTheirLines,
  scan.codesAreTexts,
  madeFrom.whatIsTakenOverFits,
  madeFrom.severalAreAlike,
  bodies.rowFunctionsAreThere,
  ...FIGURE_RULES,
]

/** About one dataset, as those of entities are about one entity. */
const DATASET_RULES: Rule[] = [
  ...FIGURE_RULES,
  formulas.rollupsKeepStill,
  datasets.sourceDay,
  datasets.clocksAreTold,
  datasets.daysAreOfTheLines,
  datasets.periodsAreOfDays,
  datasets.dimensionsLineUp,
  datasets.measuresAreOneThing,
  datasets.measuresAreOfTheirField,
  datasetRollupsAddUp,
  identities.identitiesTellNoSecrets,
  running.balancesAddUp,
]

/** About the calls of one family. */
const FAMILY_RULES: Rule[] = [families.addedRowsStay, families.callsCanDoIt]

/** About one file alone, given what the others define; run for every file. */
const ANY_FILE_RULES: Rule[] = [
  conditionsFit,
  actions.inputsFit,
  callsAreOfTheirSort,
  entities.limitsHold,
  shown.listsNameOnce,
  shown.editorsReadTheRightSchema,
  filled.dialogsAskForWhatIsRequired,
  words.inputsAreToldApart,
]

const RULES_BY_KIND: Partial<Record<FileKind, readonly Rule[]>> = {
  entity: [...ANY_FILE_RULES, ...ENTITY_RULES],
  dataset: [...ANY_FILE_RULES, ...DATASET_RULES],
  endpoints: [...ANY_FILE_RULES, ...FAMILY_RULES],
}

/** What is asked of a file by itself; of pages more than this (PAGE_RULES). */
export function fileRules(kind: FileKind): readonly Rule[] {
  return RULES_BY_KIND[kind] ?? ANY_FILE_RULES
}

/** About one page at a time: they look at no other page, so that their answers can be kept while only others change. */
export const PAGE_RULES: Rule[] = [
  ...ANY_FILE_RULES,
  lists.listsSayTheirRows,
  lists.reportsOnly,
  lists.callsGiveTheRows,
  lists.familiesCanDoIt,
  lists.sortsCanBeSaid,
  filtersCanBeSaid,
  cellsFitTheirFields,
  barsAreOfNumbers,
  groupsAreColumns,
  filtersNarrow,
  cascadersHaveLevels,
  layout.columnsOnce,
  layout.marksAreSeen,
  figures.daysOfFiguresAreAsked,
  layout.secretsStaySecret,
  layout.setsFit,
  actions.actionsDoOneThing,
  actions.actionsAreToldApart,
  actions.actionsStandWhereTheyWork,
  askedItems.askedRowsAreOfOne,
  actions.detailsHaveOneRow,
  actions.shortActionsHaveCalls,
  actions.actionsOnce,
  documents.stepsOfTheServerAreNotOffered,
  actions.manyRowsAreWritten,
  columnsBelowAreWritten,
  foundRowsAreOne,
  actions.editedCellsAreSaved,
  actions.builtPagesHaveBuiltCalls,
  pages.tabsAreTabs,
  states.partialPagesSayWhatTheyLack,
  pages.calendarsHaveDays,
  bodies.kindsHaveTheirBody,
  bodies.oneRowAlone,
  bodies.formsGiveFields,
  bodies.screensAreDrawn,
  bodies.partsHaveCodes,
  bodies.cardsFollowFilters,
  chartsFitTheirFigures,
  bodies.cardsStandAboveTabs,
  bodies.boardsArrangeWhatTheyHave,
  bodies.bodiesKeepSecrets,
  bodies.treesHaveParents,
  bodies.editedCellsAreWritten,
  pivots.pivotOfEnum,
  pivots.pivotAddsUp,
  pivots.pivotSaysWhat,
  running.balancesHaveTheirDays,
  datasets.waysAreToldApart,
  datasets.rowsSplitByTimes,
  datasets.rowsAreOfOneValue,
  words.columnsAreToldApart,
  filled.formsAskForWhatIsRequired,
  given.actionsGiveWhatIsTaken,
  given.previewsAreAnswered,
  given.constantsFit,
  given.stepsFillForms,
  ordered.movedRowsAreOrdered,
]

/** About all else, and about pages among each other. */
export const RULES: Rule[] = [
  filled.addedRowsCanBeFilled,
  checksAreAnswerable,
  entities.namesOnce,
  shown.namesMeanOneThing,
  shown.namesFitTheDatabase,
  deadStates.countedLinesNameTheirDocument,
  deadStates.deadDocumentsLeaveNothing,
  madeFrom.documentsCanBeMade,
  madeFrom.printsAreOfTheDocument,
  askedItems.stepsAskOfTheirRows,
  identities.identitiesCanBeTold,
  layout.setsDoNotLoop,
  layout.setsSayOfWhat,
  words.valuesAreToldApart,
  words.pagesAreToldApart,
  pages.oneRouteOnePage,
  pages.routesAreFree,
  pages.linksArrive,
  pages.homesListRows,
  given.linksGiveWhatIsAsked,
  pages.sheetsAreThere,
  pages.menuKeysOnce,
  roles.rolesAreSomething,
  roles.rolesOpenTheirStarts,
  pages.rightsNeedNoCircle,
  access.openPagesLeanOnARight,
  access.rightsAreOfTheMenu,
  access.writesAreActions,
  access.everybodysCallsAreHarmless,
  codeHasWhatItReads,
  feesAreKept,
  families.oneAddressOneCall,
  families.callAddressesAreFree,
  states.partialCallsSayWhatTheyLack,
  families.builtCallsAreAnswered,
  families.valuesAreSaidOnce,
  families.oneHandlerOneShape,
  families.callsAreAskable,
  families.wiresHaveWords,
  elsewhere.signInIsSpoken,
  elsewhere.renamesLeadSomewhere,
  reports.reportColumnsLand,
  reports.reportRowsTellTheirFile,
  reports.headersOnce,
  reports.alwaysIsAValue,
  reports.restIsKept,
  reports.replacingNeedsDays,
  reports.sumsAreNumbers,
  reports.parsersAreThere,
  bodies.partsAreThere,
  made.madeKeysTellRows,
  made.periodsAreDays,
  reports.mappingRulesAreReached,
]

/** What nothing uses; told only when nothing is wrong. */
export const TIDINESS: tidiness.TidinessRule[] = [
  tidiness.fieldsAreUsed, tidiness.pagesAreInTheMenu, tidiness.sharedPartsAreUsed, documents.effectsAreNamed,
]
