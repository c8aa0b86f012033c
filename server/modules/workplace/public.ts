/** What other modules answer in the workplace's words. */
export { pageOfSet, saveViewSet, viewSets } from './view-sets'
export { setFeeMapping } from './reports/fee-mappings.handlers'
export { importAssign } from './reports/imports.handlers'
export { sheetCommit, sheetTemplate, sheetUpload } from './tasks/sheets'
