/**
 * 接口族一览；每一族的接口在用到时才加载。
 * Written by `npm run codegen` from schemas/endpoints/: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import type { CallMeta, ClientName, FamilyMeta, Transport } from '../../contract/transport'

/** What every family's module exports. */
export interface FamilyModule {
  CALLS: Record<string, CallMeta>
  FAMILY: FamilyMeta
  PLANNED: readonly string[]
  STAMP: string
  provider: (transport: Transport) => DataProvider
}

export interface FamilyEntry {
  label: string
  client: ClientName
  wire: string
  load: () => Promise<FamilyModule>
}

export const FAMILIES: Record<string, FamilyEntry> = {
  access: { label: '组织权限', client: 'erp', wire: 'erp', load: () => import('./providers/access') },
  account: { label: '账号、公司与个人筛选', client: 'erp', wire: 'erp', load: () => import('./providers/account') },
  ads: { label: '广告公共', client: 'ads', wire: 'erp', load: () => import('./providers/ads') },
  adsAdvice: { label: '广告优化建议', client: 'newAds', wire: 'erp', load: () => import('./providers/adsAdvice') },
  adsHour: { label: '广告小时报表', client: 'ads', wire: 'erp', load: () => import('./providers/adsHour') },
  adsNew: { label: '新版广告', client: 'newAds', wire: 'erp', load: () => import('./providers/adsNew') },
  adsSb: { label: 'SB 广告', client: 'ads', wire: 'erp', load: () => import('./providers/adsSb') },
  adsSbv: { label: 'SBV 品牌视频', client: 'ads', wire: 'erp', load: () => import('./providers/adsSbv') },
  adsSd: { label: 'SD 广告', client: 'ads', wire: 'erp', load: () => import('./providers/adsSd') },
  adsSp: { label: 'SP 广告', client: 'ads', wire: 'erp', load: () => import('./providers/adsSp') },
  adsSpReport: { label: 'SP 广告报表', client: 'ads', wire: 'erp', load: () => import('./providers/adsSpReport') },
  adsTemplate: { label: '广告模板', client: 'newAds', wire: 'erp', load: () => import('./providers/adsTemplate') },
  adsTimed: { label: '广告定时任务', client: 'ads', wire: 'erp', load: () => import('./providers/adsTimed') },
  ai: { label: 'AI 助手', client: 'ai', wire: 'erp', load: () => import('./providers/ai') },
  alerts: { label: '预警', client: 'erp', wire: 'erp', load: () => import('./providers/alerts') },
  app: { label: '本系统自有接口', client: 'erp', wire: 'erp', load: () => import('./providers/app') },
  approval: { label: '审批', client: 'erp', wire: 'erp', load: () => import('./providers/approval') },
  auth: { label: '登录与密码', client: 'sso', wire: 'erp', load: () => import('./providers/auth') },
  clientService: { label: '客户端任务', client: 'erp', wire: 'erp', load: () => import('./providers/clientService') },
  columns: { label: '自定义列', client: 'erp', wire: 'erp', load: () => import('./providers/columns') },
  commodity: { label: '商品资料', client: 'erp', wire: 'erp', load: () => import('./providers/commodity') },
  common: { label: '收藏、快捷搜索与公共', client: 'erp', wire: 'erp', load: () => import('./providers/common') },
  compensation: { label: '赔偿与索赔', client: 'erp', wire: 'erp', load: () => import('./providers/compensation') },
  declareLegacy: { label: '货件申报（旧流程）', client: 'erp', wire: 'erp', load: () => import('./providers/declareLegacy') },
  delivery: { label: '发货单', client: 'erp', wire: 'erp', load: () => import('./providers/delivery') },
  develop: { label: '产品开发', client: 'erp', wire: 'erp', load: () => import('./providers/develop') },
  download: { label: '文件下载', client: 'download', wire: 'erp', load: () => import('./providers/download') },
  fbaConfig: { label: 'FBA 与业务配置', client: 'erp', wire: 'erp', load: () => import('./providers/fbaConfig') },
  fbaIntellect: { label: '补货建议', client: 'erp', wire: 'erp', load: () => import('./providers/fbaIntellect') },
  fbaLockQty: { label: '库存锁定', client: 'erp', wire: 'erp', load: () => import('./providers/fbaLockQty') },
  fbaShipment: { label: '货件（旧流程）', client: 'erp', wire: 'erp', load: () => import('./providers/fbaShipment') },
  fbaSynchro: { label: 'MSKU 同步与配对', client: 'erp', wire: 'erp', load: () => import('./providers/fbaSynchro') },
  fbm: { label: '自发货', client: 'erp', wire: 'erp', load: () => import('./providers/fbm') },
  finance: { label: '财务', client: 'erp', wire: 'erp', load: () => import('./providers/finance') },
  help: { label: '帮助服务', client: 'help', wire: 'erp', load: () => import('./providers/help') },
  identities: { label: '数据核对', client: 'erp', wire: 'erp', load: () => import('./providers/identities') },
  indexBoard: { label: '首页仪表盘', client: 'erp', wire: 'erp', load: () => import('./providers/indexBoard') },
  inventoryReport: { label: '库存成本报表', client: 'erp', wire: 'erp', load: () => import('./providers/inventoryReport') },
  logistics: { label: '物流', client: 'erp', wire: 'erp', load: () => import('./providers/logistics') },
  operationBoard: { label: '运营看板', client: 'erp', wire: 'erp', load: () => import('./providers/operationBoard') },
  plug: { label: '浏览器插件', client: 'erp', wire: 'erp', load: () => import('./providers/plug') },
  purchase: { label: '采购', client: 'erp', wire: 'erp', load: () => import('./providers/purchase') },
  replenishPlan: { label: '补货批次、计划与审核', client: 'erp', wire: 'erp', load: () => import('./providers/replenishPlan') },
  reports: { label: '移除、退货、仓储费与报告任务', client: 'erp', wire: 'erp', load: () => import('./providers/reports') },
  salesStatistics: { label: '销量与产品表现', client: 'erp', wire: 'erp', load: () => import('./providers/salesStatistics') },
  sellWith: { label: '跟卖监控', client: 'erp', wire: 'erp', load: () => import('./providers/sellWith') },
  service: { label: '客服', client: 'erp', wire: 'erp', load: () => import('./providers/service') },
  settings: { label: '公司与系统设置', client: 'erp', wire: 'erp', load: () => import('./providers/settings') },
  shipment: { label: '货件装箱与发货', client: 'erp', wire: 'erp', load: () => import('./providers/shipment') },
  shipmentFlow: { label: '货件申报流程（STA）', client: 'erp', wire: 'erp', load: () => import('./providers/shipmentFlow') },
  staff: { label: '员工', client: 'erp', wire: 'erp', load: () => import('./providers/staff') },
  systemV2: { label: '系统（v2）', client: 'erp', wire: 'erp', load: () => import('./providers/systemV2') },
  taskReport: { label: '报告任务', client: 'erp', wire: 'erp', load: () => import('./providers/taskReport') },
  tools: { label: '评论、关键词与反馈', client: 'erp', wire: 'erp', load: () => import('./providers/tools') },
  trade: { label: '订单与库存', client: 'erp', wire: 'erp', load: () => import('./providers/trade') },
  transparency: { label: '透明计划', client: 'erp', wire: 'erp', load: () => import('./providers/transparency') },
  warehouse: { label: '仓库', client: 'erp', wire: 'erp', load: () => import('./providers/warehouse') },
  ziniao: { label: '紫鸟浏览器', client: 'erp', wire: 'erp', load: () => import('./providers/ziniao') },
}
