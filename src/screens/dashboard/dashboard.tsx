/** The landing page: what is open today and where to start. */
import { ArrowRightOutlined } from '@ant-design/icons'
import { Card } from 'antd'
import { Link } from 'react-router'
import { HOME } from '../../app/config'
import type { Boot, MenuNode, PageState } from '../../app/session'

interface Entry {
  title: string
  group: string
  page: PageState
}

/** Menu items whose page is built, with the names of the groups above them. */
function builtEntries(menu: readonly MenuNode[], pages: ReadonlyMap<string, PageState>): Entry[] {
  return menu.flatMap((top) =>
    top.children.flatMap((group) =>
      group.children.flatMap((item): Entry[] => {
        const page = pages.get(item.vue_url)
        return page?.state === 'built' && page.route !== HOME ? [{ title: item.name, group: `${top.name} / ${group.name}`, page }] : []
      }),
    ),
  )
}

export function Dashboard({ boot }: { boot: Boot }) {
  const pages = new Map(boot.pages.map((page) => [page.route, page]))
  const entries = builtEntries(boot.menu, pages)
  const planned = boot.pages.filter((page) => page.state === 'planned' && page.route !== HOME).length
  return (
    <div className="dashboard">
      <h2>{boot.session.employee.name}，您好</h2>
      <p className="cell-muted">{boot.session.company.company_name ?? boot.session.company.name}</p>
      <h3>可以使用的页面</h3>
      <div className="dashboard-cards">
        {entries.map(({ title, group, page }) => (
          <Link key={page.route} to={page.route} className="dashboard-card">
            <Card size="small" hoverable>
              <b>{title}</b>
              <span className="cell-muted">{group}</span>
              <ArrowRightOutlined />
            </Card>
          </Link>
        ))}
      </div>
      {planned > 0 ? <p className="cell-muted">另有 {planned} 个页面尚未开放，菜单中以「未开放」标出。</p> : null}
    </div>
  )
}
