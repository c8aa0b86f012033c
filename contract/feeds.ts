/** Which reports fill a list: those that bring its rows, their fees, or what the rows are made out of, however far back. Pure. */
import type { Feed } from './feed'
import type { Entity, ReportFormat } from './model'

type Entities = Readonly<Record<string, Pick<Entity, 'compute'>>>

/** The facts that rows of an entity are made out of, each once, the nearest first; empty where people or files bring them. */
export function madeFrom({ entities }: { entities: Entities }, entity: string): string[] {
  const found: string[] = []
  const look = (name: string): void => {
    for (const { facts } of entities[name]?.compute?.of ?? []) {
      if (facts === entity || found.includes(facts)) continue
      found.push(facts)
      look(facts)
    }
  }
  look(entity)
  return found
}

/** The reports whose import brings rows of these entities, by themselves or as what they are made out of, in the order of the facts. */
export function feedsFor(model: { entities: Entities; reports: Readonly<Record<string, ReportFormat>> }, facts: readonly string[]): Feed[] {
  const wanted = [...new Set(facts.flatMap((entity) => [entity, ...madeFrom(model, entity)]))]
  const rankOf = ({ entity, fees }: ReportFormat): number => {
    const ranks = [entity, ...(fees ? [fees.into] : [])].map((name) => wanted.indexOf(name)).filter((at) => at >= 0)
    return ranks.length > 0 ? Math.min(...ranks) : -1
  }
  return Object.values(model.reports)
    .flatMap((format) => (rankOf(format) < 0 ? [] : [{ format, rank: rankOf(format) }]))
    .sort((a, b) => a.rank - b.rank)
    .map(({ format }) => feedOf(format))
}

/** A format as a person looks for it. */
export function feedOf({ name, label, console, consoleEn }: ReportFormat): Feed {
  return { format: name, label, ...(console === undefined ? {} : { console }), ...(consoleEn === undefined ? {} : { consoleEn }) }
}
