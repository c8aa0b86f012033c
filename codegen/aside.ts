/**
 * Resolving, emitting and comparing with the disk on a thread of their own while the check runs on the main one: neither needs the
 * other's answer, and a person waits for both. The thread is given what the main one has read; what it made counts only where the
 * check finds no error: then each of the two writes half of it. A thread that goes on (watch) keeps what it has resolved and
 * emitted, and is given what has changed alone.
 */
import { on } from 'node:events'
import { dirname, join } from 'node:path'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { changesIn, writeChanges, type ChangedFile, type Changes } from './disk'
import { emitted } from './emit/emit'
import { Memory, NoMemory } from './memory'
import { gatherFiles } from './read/read'
import type { SourceFile, Sources } from './read/source'
import { resolveModel } from './resolve/resolve'

/** What resolving and emitting read of a file: what it says, and nothing of how it was written. */
type Said = Pick<SourceFile, 'path' | 'kind' | 'name' | 'module' | 'value'>

/** A file for the two threads: several may stand within one path. */
const keyOf = ({ path, kind, name }: Said): string => `${path} ${kind} ${name}`

/** What the thread is told: files that it does not know as they are, and the keys of those that are gone. */
interface Told {
  files: Said[]
  gone: string[]
}

/** Some of what is emitted, against the disk. */
export interface Part extends Pick<Changes, 'added' | 'changed'> {
  /** All of them, also what is the same on the disk. */
  paths: string[]
  /** The thread writes these itself; their texts are left out. */
  isOwn: boolean
}

/** What the thread says of a round: a part, the end of it, or in words why it could not go on. */
type Answer = [round: number, said: Part | null | string]

/** The thread, as the main one holds it. Whoever starts it stops it. */
export interface Aside {
  /** A round begins: the thread makes what these say. Each is followed by `go`. */
  begin(sources: Sources): void
  /** Whether what the round made is written: true where nothing is wrong with what was read. */
  go(writes: boolean): void
  /** What the round emits, some files at a time, as soon as they are made; ends when the thread has written its own. @throws what it could not do */
  parts(): AsyncIterable<Part>
  /** The thread ends by itself, with what it puts by then, or where it is in the midst of a round, at once. */
  stop(): void
}

const NAME = 'codegen aside'

interface Asked {
  name: string
  root: string
  /** The kept file that the thread runs. */
  program: string
  /** More rounds will follow. */
  goesOn: boolean
}

/** @param program the kept file that runs now: the thread runs the same, up to `answerAside`. @param goesOn more than one round will be begun */
export function makeAside(root: string, program: string, goesOn: boolean): Aside {
  const worker = new Worker(join(root, 'codegen/run.mjs'), { workerData: { name: NAME, root, program, goesOn } satisfies Asked })
  // What comes before it is asked for is kept.
  const answers = on(worker, 'message', { close: ['exit'] }) as AsyncIterableIterator<[Answer]>
  const given = new Map<string, SourceFile>()
  let round = 0
  let isDone = false
  return {
    begin({ files }) {
      round += 1
      isDone = false
      const here = new Set(files.map(keyOf))
      const gone = [...given.keys()].filter((key) => !here.has(key))
      const changed = files.filter((file) => given.get(keyOf(file)) !== file)
      for (const key of gone) given.delete(key)
      for (const file of changed) given.set(keyOf(file), file)
      worker.postMessage({ files: changed.map(saidOf), gone } satisfies Told)
    },
    go: (writes) => worker.postMessage(writes),
    async *parts() {
      for (;;) {
        const { done, value } = await answers.next()
        if (done) throw new Error('the thread ended before all was made')
        const [of, said] = value[0]
        if (of !== round) continue
        if (said === null) {
          isDone = true
          return
        }
        if (typeof said === 'string') throw new Error(said)
        yield said
      }
    },
    stop: () => (isDone ? worker.postMessage(null) : void worker.terminate()),
  }
}

const saidOf = ({ path, kind, name, module, value }: SourceFile): Said => ({ path, kind, name, value, ...(module === undefined ? {} : { module }) })

/** On the thread: makes what is asked for, round by round. False on the main thread, which has other things to do. */
export function answerAside(): boolean {
  const asked = workerData as Asked | null
  if (isMainThread || asked?.name !== NAME) return false
  void answer(asked)
  return true
}

async function answer({ root, goesOn }: Asked): Promise<void> {
  const port = parentPort!
  const told = on(port, 'message') as AsyncIterableIterator<[Told | boolean | null]>
  const next = async (): Promise<Told | boolean | null> => (await told.next()).value[0]
  const files = new Map<string, SourceFile>()
  // What is emitted says no versions.
  const memory = goesOn ? new Memory(false) : new NoMemory(false)
  const onDisk = new Map<string, string>()
  for (let round = 1; ; round += 1) {
    const say = (said: Answer[1]): void => port.postMessage([round, said] satisfies Answer)
    const given = (await next()) as Told | null
    if (given === null) return port.close()
    const { files: changed, gone } = given
    for (const key of gone) files.delete(key)
    for (const said of changed) files.set(keyOf(said), { ...said, text: '', problems: [], lines: [] })
    // What is wrong with the files may be why nothing can be made of them: whoever checks them says so.
    const made = await make(gatherFiles(root, [...files.values()]), memory, onDisk, say).catch((error: Error) => error)
    const writes = await next()
    try {
      if (made instanceof Error) throw made
      if (writes) for (const part of made.own) writeChanges(root, part)
      if (writes) for (const [path, text] of made.texts) onDisk.set(path, text)
      say(null)
    } catch (error) {
      say((error as Error).message)
    }
  }
}

/** Hands over some files at a time: each by itself would cost more to hand over than to make. */
const AT_A_TIME = 40

interface Made {
  /** What the thread writes itself. */
  own: Part[]
  /** All that is emitted. */
  texts: Map<string, string>
}

/** @param onDisk what is known to lie there: the same text is not read again. @param say told each part as soon as it is made */
async function make(sources: Sources, memory: Memory, onDisk: ReadonlyMap<string, string>, say: (part: Part) => void): Promise<Made> {
  const own: Part[] = []
  const texts = new Map<string, string>()
  const isOwn = sharedOut()
  const waiting = [new Map<string, string>(), new Map<string, string>()] as const
  const tell = (side: 0 | 1): void => {
    const part = { ...changesIn(sources.root, waiting[side], onDisk), paths: [...waiting[side].keys()], isOwn: side === 1 }
    if (part.isOwn) own.push(part)
    say(part.isOwn ? { ...part, added: part.added.map(withoutText), changed: part.changed.map(withoutText) } : part)
    waiting[side].clear()
  }
  for (const [path, made] of emitted(resolveModel(sources, memory), sources, memory)) {
    const text = typeof made === 'string' ? made : await made
    const side = isOwn(path) ? 1 : 0
    texts.set(path, text)
    waiting[side].set(path, text)
    if (waiting[side].size >= AT_A_TIME) tell(side)
  }
  tell(0)
  tell(1)
  return { own, texts }
}

/** Whether the thread writes a file itself. Folders are shared out, the next to whoever has less: two that make files in one folder wait for each other. */
function sharedOut(): (path: string) => boolean {
  const isOwn = new Map<string, boolean>()
  let more = 0
  return (path) => {
    const folder = dirname(path)
    const known = isOwn.get(folder) ?? more < 0
    isOwn.set(folder, known)
    more += known ? 1 : -1
    return known
  }
}

const withoutText = (file: ChangedFile): ChangedFile => ({ ...file, text: '' })
