/** All of our own modules that one of them imports at once lie in one chunk: a page waits for few files instead of many small ones. Runs in Node. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Modules and all that they import at once, as ids. */
function closureOf(graph: Graph, starts: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const look = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(look)
  }
  starts.forEach(look)
  return seen
}

/**
 * @param starts ids of the modules that are imported
 * @returns the name of a module's chunk, or null where it is left to other groups
 */
export function openingChunk(starts: readonly string[], name: string): (id: string, graph: Graph) => string | null {
  let closure: Set<string> | undefined
  return (id, graph) => {
    closure ??= closureOf(graph, starts)
    return closure.has(id) && !id.includes('/node_modules/') ? name : null
  }
}
