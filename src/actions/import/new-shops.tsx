/**
 * A shop for a file that has none, made where the file is looked at: site and currency are what the report says, the account
 * is proposed. One press makes it and reads the file anew; an account-level file gets a shop for each of its sites.
 */
import { Alert, Button, Input, Select, Tag } from 'antd'
import { useId, useState } from 'react'
import type { NewShops as Offer } from '../../../contract/imports'

/** A shop as it is to be made; `site` is the site's code as the report has it. */
export interface NewShop {
  name: string
  account_name: string
  site: string
}

const nameOf = (account: string, site: string): string => `${account.trim()}-${site.toUpperCase()}`

/** Says whom to ask where the person may not add shops; `onMake` gets one shop, or one for each site of an account-level file. */
export function NewShops({ offer, busy, onMake }: { offer: Offer; busy: boolean; onMake: (shops: NewShop[]) => void }) {
  const [account, setAccount] = useState(offer.account)
  const [site, setSite] = useState(offer.sites[0]?.site ?? '')
  const [own, setOwn] = useState<string>()
  const id = useId()
  const title = offer.hasShops ? '没有这个站点的店铺' : '还没有店铺，按报告新建一个'
  if (!offer.may) {
    const ask = offer.ask.length > 0 ? `请让 ${offer.ask.join('、')} 新增，或在角色里开通这个权限。` : '请联系管理员。'
    return <Alert type="warning" showIcon message={title} description={`新增店铺需要「店铺列表」的新增权限与全部店铺的范围，${ask}新增后重新打开这个文件即可继续。`} />
  }
  const sites = offer.each ? offer.sites : offer.sites.filter((one) => one.site === site)
  const shops = sites.map((one) => ({
    name: (offer.each ? undefined : own) ?? nameOf(account, one.site), account_name: account.trim(), site: one.site,
  }))
  const isWhole = account.trim() !== '' && shops.length > 0 && shops.every(({ name }) => name.trim() !== '')
  return (
    <Alert
      type="warning"
      showIcon
      message={title}
      description={
        <div className="import-new-shop">
          <label htmlFor={`${id}-account`}>卖家账号</label>
          <Input id={`${id}-account`} value={account} maxLength={80} onChange={({ target }) => setAccount(target.value)} />
          <label htmlFor={`${id}-site`}>站点</label>
          {offer.sites.length > 1 && !offer.each
            ? <Select
              id={`${id}-site`} value={site} onChange={setSite} showSearch optionFilterProp="label"
              options={offer.sites.map((one) => ({ value: one.site, label: `${one.label}（${one.currency}）` }))}
            />
            : <span>{offer.sites.map((one) => <Tag key={one.site} bordered={false}>{one.label}（{one.currency}）</Tag>)}</span>}
          {offer.each ? null : <>
            <label htmlFor={`${id}-name`}>店铺名称</label>
            <Input id={`${id}-name`} value={shops[0]?.name ?? ''} maxLength={80} onChange={({ target }) => setOwn(target.value)} />
          </>}
          <Button type="primary" loading={busy} disabled={!isWhole} onClick={() => onMake(shops)}>
            {shops.length > 1 ? `新建 ${shops.length} 个店铺并使用` : '新建店铺并使用'}
          </Button>
        </div>
      }
    />
  )
}
