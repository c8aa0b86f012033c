/**
 * Runs a kept file with what the engine made of it the last time it ran: compiling it anew, function by function as they are first
 * called, takes a tenth of a run that lasts a second. What was made lies beside the file, one for each thread, since each calls other
 * functions; the engine refuses it itself where it is of other code, of another engine or of other flags, and it is made anew.
 * Plain JavaScript, as kept-code.mjs is.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import Module, { SourceMap, createRequire } from 'node:module'
import { isMainThread, threadId } from 'node:worker_threads'
import vm from 'node:vm'

/**
 * @param file a CommonJS file, as `bundled` keeps them. @param thread by which what is made for this thread is known; left out: nothing is kept,
 * for runs that go on: they compile what they call often otherwise
 */
export function runCompiled(file, thread) {
  const kept = `${file}.${thread}`
  const cachedData = thread === undefined ? undefined : readKept(kept)
  const script = new vm.Script(Module.wrap(readFileSync(file, 'utf8')), { filename: file, cachedData })
  if (thread !== undefined && (!cachedData || script.cachedDataRejected)) process.once('exit', () => keep(kept, script.createCachedData()))
  // Of what fails on another thread the main one is told.
  if (isMainThread) process.once('uncaughtException', (error) => {
    console.error(inSources(file, String(error?.stack ?? error)))
    process.exit(1)
  })
  const module = { exports: {} }
  script.runInThisContext()(module.exports, createRequire(file), module, file)
}

function readKept(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** A disk that takes no more is no reason to fail: the next run compiles again. */
function keep(file, data) {
  try {
    const draft = `${file}.${process.pid}.${threadId}`
    writeFileSync(draft, data)
    renameSync(draft, file)
  } catch {
    // It is made again.
  }
}

/** A stack whose places in the kept file are said as places of the sources: the engine's own way costs every run the reading of the map. */
function inSources(file, stack) {
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
    const places = new RegExp(`${file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}:(\\d+):(\\d+)`, 'g')
    return stack.replace(places, (place, line, column) => {
      const { originalSource, originalLine, originalColumn } = map.findEntry(Number(line) - 1, Number(column) - 1)
      return originalSource === undefined ? place : `${originalSource}:${originalLine + 1}:${originalColumn + 1}`
    })
  } catch {
    return stack
  }
}
