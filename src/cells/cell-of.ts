/**
 * Which cell a column is drawn with: its kind's, or one composed of several values of the row. A composed cell is no kind: the
 * column keeps the kind of its own field, by which it is sorted, filtered and exported.
 */
import type { ColumnPlan } from '../../contract/plan'
import { CELLS } from '../../kinds/cells'
import type { CellComponent } from '../../kinds/shared/cell'
import { MarketplaceCell } from './marketplace/marketplace.cell'
import { ProductCell } from './product/product.cell'

/** The cell of a column: its kind's, or a product's, or a link to the marketplace, where the column says so. */
export function cellOf(column: Pick<ColumnPlan, 'kind' | 'product' | 'opens'>): CellComponent {
  return column.product ? ProductCell : column.opens ? MarketplaceCell : CELLS[column.kind]
}
