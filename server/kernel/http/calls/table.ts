/**
 * Which call stands at which method and path. The table is built anew from each model and swapped whole, for a running
 * server takes new calls without a restart, which routes of the framework could not.
 */
import type { Call, Model } from '../../../../contract/model'
import { patternOf } from '../../../../contract/pattern'
import { ourCalls } from '../../asker/our-calls'

/** The addresses of one model's calls. */
export interface CallTable {
  /** The call, or the methods that the path has instead. Parameters of the path ({name}) are in `parameters`. */
  find(method: string, path: string): { call: Call; parameters: Record<string, string> } | { methods: string[] } | undefined
  calls: Call[]
}

/**
 * The table of a model's own calls. Exact paths go before those with parameters; of two calls at one place the first stands. Parameters are decoded, or left as
 * written where they are no valid escapes.
 */
export function createCallTable(model: Model): CallTable {
  const calls = [...ourCalls(model)]
  const exact = new Map<string, Map<string, Call>>()
  const patterns: { pattern: RegExp; names: string[]; call: Call }[] = []
  for (const call of calls) {
    if (!call.path.includes('{')) {
      const methods = exact.get(call.path) ?? new Map<string, Call>()
      if (!methods.has(call.method)) methods.set(call.method, call)
      exact.set(call.path, methods)
    } else if (!call.path.startsWith('/{')) {
      // A path that is all parameter stands for another system's address, which this server does not have.
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
      const pattern = call.path.split(/\{\w+\}/).map(patternOf).join('([^/]+)')
      patterns.push({ pattern: new RegExp(`^${pattern}$`), names, call })
    }
  }
  return {
    calls,
    find(method, path) {
      const methods = exact.get(path)
      const call = methods?.get(method)
      if (call) return { call, parameters: {} }
      for (const each of patterns) {
        const match = each.call.method === method ? each.pattern.exec(path) : null
        if (match) return { call: each.call, parameters: Object.fromEntries(each.names.map((name, index) => [name, decode(match[index + 1] ?? '')])) }
      }
      return methods ? { methods: [...methods.keys()] } : undefined
    },
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
