/**
 * Page plans for static hosting: where the app runs against a company's own ERP, no server of ours hands plans out, and the
 * build writes them beside the app. They are untrimmed: there the ERP alone decides what a person may see. Pure.
 */
import type { Model } from '../../contract/model'
import type { PagePlan } from '../../contract/page-plan'

/** Page id -> plan. */
export function plansOf(model: Model): Map<string, PagePlan> {
  return new Map(Object.entries(model.plans))
}

/** Files to be served below the app: plans/<page>.json, and plans/index.json by which a route finds its page. */
export function planFiles(model: Model): Map<string, string> {
  const files = new Map([...plansOf(model)].map(([page, plan]) => [`plans/${page}.json`, JSON.stringify(plan)]))
  files.set('plans/index.json', JSON.stringify({ version: model.version, pages: model.pages, menu: model.menu }))
  return files
}
