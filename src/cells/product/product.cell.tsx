/** A product as staff know it: picture, title in up to two lines, ASIN that opens the marketplace's page, MSKU to copy. */
import { productLink } from '../../lib/format/marketplace'
import { EMPTY } from '../../../contract/format/number'
import type { ProductPaths } from '../../../contract/cell-plan'
import type { Row } from '../../../contract/wire'
import { CopyValue } from '../../ui/copy-value'
import { isBlank, textOf, type CellProps } from '../../../kinds/shared/cell'

interface ProductParts {
  image?: string
  title?: string
  asin?: string
  msku?: string
  link?: string
}

/** What a row says of its product. The cell's own value fills the part that has no path and whose name is its field's. */
export function productOf(row: Row, paths: ProductPaths, own: { path: string; value: unknown }): ProductParts {
  const at = (path: string | undefined): string | undefined => (path === undefined || isBlank(row[path]) ? undefined : textOf(row[path]))
  const value = isBlank(own.value) ? undefined : textOf(own.value)
  const asin = at(paths.asin) ?? (/(^|[._])asin$/.test(own.path) ? value : undefined)
  const msku = at(paths.msku) ?? (asin === value ? undefined : value)
  const link = asin === undefined ? undefined : productLink(paths.site === undefined ? undefined : row[paths.site], asin)
  return { image: at(paths.image), title: at(paths.title), asin, msku, link }
}

/**
 * The paths of its parts are `field.product`; parts that are missing are left out, all missing is the empty sign. The room of a picture stays,
 * `field.size` pixels, 40 at first.
 */
export function ProductCell({ value, row, field, named = (words) => words }: CellProps) {
  const { image, title, asin, msku, link } = productOf(row, field.product ?? {}, { path: field.path, value })
  if (!image && !title && !asin && !msku) return EMPTY
  const size = field.size ?? 40
  return (
    <span className="cell-product">
      {image
        ? <img key={image} className="cell-image" src={image} alt="" width={size} height={size} loading="lazy" decoding="async" />
        : field.product?.image
        ? <span className="cell-image is-none" style={{ width: size, height: size }} aria-hidden="true" />
        : null}
      <span className="cell-product-words">
        {title ? <span className={asin || msku ? 'cell-product-title' : 'cell-product-title is-alone'} data-tip-cut="">{title}</span> : null}
        <span className={msku ? 'cell-product-codes' : 'cell-product-codes is-short'}>
          {asin ? (link ? <a href={link} target="_blank" rel="noopener noreferrer" data-tip="在亚马逊查看商品">{asin}</a> : <span>{asin}</span>) : null}
          {msku ? <span className="cell-product-code"><span className="cell-product-msku">{named(msku)}</span><CopyValue text={msku} /></span> : null}
        </span>
      </span>
    </span>
  )
}
