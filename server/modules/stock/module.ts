/** Where a company's own goods are: the one ledger of entries, and the documents that move by it. */
import { defineModule } from '../../kernel/plug/module'
import { binRule } from './bins'
import { compareStock, differenceRule } from './differences'
import { postHandMove } from './hand-moves'
import { linesOfBefore } from './lines-before'
import { openingRule } from './openings'
import { binsOfEntriesBefore } from './entry-bins-before'
import { placeLayers, placeStocks } from './place-layers'
import { endPutaway, putAway, putSuggested } from './putaways'
import { sinceOfBefore } from './since-before'
import { skuBinRule } from './sku-bins'
import { freezeBook, hideBook, keepCounted, needCounts, postStocktake } from './stocktakes'
import { holdTransfer, receiveTransfer, shipTransfer } from './transfers'

export default defineModule({
  name: 'stock',
  effects: {
    postHandMove, holdTransfer, shipTransfer, receiveTransfer, freezeBook, hideBook, keepCounted, needCounts, postStocktake, compareStock, putAway,
    putSuggested, endPutaway,
  },
  derived: { placeLayers: { run: placeLayers, version: 1 }, placeStocks: { run: placeStocks, version: 1 } },
  rules: { warehouse_bin: binRule, sku_bin: skuBinRule, stock_opening: openingRule, stock_diff: differenceRule },
  upgrades: [linesOfBefore, sinceOfBefore, binsOfEntriesBefore],
})
