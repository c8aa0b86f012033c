/** An ASIN or a seller's number that opens the marketplace's own page by the row's site (specification, section 9); text where there is no such page. */
import { productLink, sellerLink } from '../../lib/format/marketplace'
import { EMPTY } from '../../../contract/format/number'
import type { MarketplacePage } from '../../../contract/cell-plan'
import { isBlank, textOf, type CellProps } from '../../../kinds/shared/cell'
import { Copyable } from '../../../kinds/shared/copyable'

const PAGES: Record<MarketplacePage['page'], { link: (site: unknown, code: unknown) => string | undefined; says: string }> = {
  product: { link: productLink, says: '在亚马逊查看商品' },
  seller: { link: sellerLink, says: '在亚马逊查看卖家' },
}

/** Needs `field.opens`: which page, and the path of the row's site. Opens in a window of its own. */
export function MarketplaceCell({ value, row, field }: CellProps) {
  if (isBlank(value) || !field.opens) return EMPTY
  const text = textOf(value)
  const { link, says } = PAGES[field.opens.page]
  const href = link(row[field.opens.site], text)
  return (
    <Copyable text={text} copy={field.copy}>
      {href ? <a href={href} target="_blank" rel="noopener noreferrer" data-tip={says}>{text}</a> : text}
    </Copyable>
  )
}
