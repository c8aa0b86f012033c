/**
 * Loads once; a load that failed is tried again with the next call. For modules that many calls pass through: `import()` hands
 * over even a module that is there already as a task of its own, and the browser may paint a frame before it.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  const forget = (problem: unknown): never => {
    loaded = undefined
    throw problem
  }
  return () => (loaded ??= load().catch(forget))
}
