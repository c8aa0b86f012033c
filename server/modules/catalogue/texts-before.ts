/** Listings once named their SKU by a text. Each text becomes a SKU, and each such listing a pairing that holds from the beginning. */
import type { Upgrade } from '../../kernel/kept/upgrades'

/** Makes SKU and pairings once out of `sku` texts of listings; what is paired already stays. */
export const skusOfTexts: Upgrade = {
  name: 'catalogue.skusOfTexts',
  entities: ['product', 'sku', 'pairing'],
  async run(tx) {
    const code = `btrim(sku)`
    await tx.query(
      `insert into sku (company_id, sku_code, product_name, image, goods_kind, sku_kind, product_status, unit, declare_currency, create_time, update_time)
       select company_id, ${code}, coalesce(max(nullif(btrim(product_name), '')), ${code}), max(image), 'normal', '2', '1', '个', 'USD', now(), now()
       from product where nullif(btrim(sku), '') is not null group by company_id, ${code} on conflict do nothing`,
    )
    await tx.query(
      `insert into pairing (company_id, shop_id, msku, sku_id, qty, source, create_time, update_time)
       select l.company_id, l.shop_id, l.msku, s.id, 1, 'kept', now(), now()
       from product l join sku s on s.company_id = l.company_id and s.sku_code = btrim(l.sku)
       where not exists (select from pairing p where p.company_id = l.company_id and p.shop_id = l.shop_id and p.msku = l.msku)`,
    )
  },
}
