/** Puts the modules' parts together and gives each to the room of the kernel that asks for it. */
import type { Database } from '../store/connect'
import type { HandlerTable } from '../http/handler'
import { TELLER } from '../http/sessions/account-news'
import { releaseFile } from '../intake/ended'
import { INTAKE_TASKS } from '../intake/kernel-tasks'
import { FEES } from '../intake/fees.source'
import { FOLLOWERS } from '../intake/followers'
import { PARSERS } from '../intake/parsers/parsers'
import { PAGE_READERS } from '../intake/tables/pdf.pages'
import { EXPLAINERS } from '../read/answer/explainers'
import { OUTCOMES } from '../read/answer/outcomes'
import { RATES } from '../read/statement/rates.source'
import { FOUNDERS } from '../kept/founders'
import { ROW_FUNCTIONS } from '../kept/functions'
import { PERIOD_LOCKS } from '../kept/period-lock'
import { UPGRADES } from '../kept/upgrades'
import type { Module } from './module'
import type { EachMinute } from '../tasks/each-minute'
import type { JobEnd, JobHandler } from '../tasks/job'
import { TASKS } from '../tasks/kernel-tasks'
import { EFFECTS } from '../write/effects'
import { STEP_GATES } from '../write/gates'
import { LATER_FUNCTIONS } from '../write/later'
import { WRITE_RULES, type WriteRule } from '../write/write.rules'

/** What whoever runs the program needs of all modules. */
export interface Parts {
  handlers: HandlerTable
  tasks: Readonly<Record<string, JobHandler>>
  /** Names that schema files may say. */
  parsers: string[]
  functions: string[]
  /** Effects of steps: can it be undone? */
  effects: Readonly<Record<string, boolean>>
  ended: JobEnd
  sweeps: readonly ((db: Database) => Promise<void>)[]
  eachMinute: readonly EachMinute[]
}

/** @throws Error where two modules bring the same name or answer the same call, or none brings what the kernel cannot do without */
export function plug(modules: readonly Module[]): Parts {
  const handlers = joinedHandlers(modules)
  const derived = merged(modules, 'derived')
  const parsers = merged(modules, 'parsers')
  ROW_FUNCTIONS.fill(derived)
  const later = merged(modules, 'later')
  LATER_FUNCTIONS.fill(later)
  PARSERS.fill(parsers)
  PAGE_READERS.fill(merged(modules, 'prints'))
  EXPLAINERS.fill(merged(modules, 'explains'))
  OUTCOMES.fill(merged(modules, 'outcomes'))
  FEES.fill(only(modules, 'fees'))
  FOLLOWERS.fill(modules.flatMap(({ follows = [] }) => follows))
  const effects = merged(modules, 'effects')
  EFFECTS.fill(effects)
  WRITE_RULES.fill(joinedRules(modules))
  STEP_GATES.fill(modules.flatMap(({ gates = [] }) => gates))
  PERIOD_LOCKS.fill(modules.flatMap(({ locks = [] }) => locks))
  for (const filling of modules.flatMap(({ fills = [] }) => fills)) filling.fill()
  FOUNDERS.fill(modules.flatMap(({ founds }) => (founds ? [founds] : [])))
  UPGRADES.fill(modules.flatMap(({ upgrades = [] }) => upgrades))
  TELLER.fill(only(modules, 'teller'))
  RATES.fill(only(modules, 'rates'))
  const ends = [releaseFile, ...modules.flatMap(({ ended }) => (ended ? [ended] : []))]
  return {
    handlers,
    tasks: { ...TASKS, ...INTAKE_TASKS, ...merged(modules, 'tasks') },
    parsers: Object.keys(parsers),
    functions: [...Object.keys(derived), ...Object.keys(later)],
    effects: Object.fromEntries(Object.entries(effects).map(([name, { undo }]) => [name, undo !== undefined])),
    ended: async (tx, job) => {
      for (const end of ends) await end(tx, job)
    },
    sweeps: modules.flatMap(({ sweep }) => (sweep ? [sweep] : [])),
    eachMinute: modules.flatMap(({ eachMinute }) => eachMinute ?? []),
  }
}

/** What exactly one of the modules brings. */
function only<Word extends 'teller' | 'rates' | 'fees'>(modules: readonly Module[], word: Word): NonNullable<Module[Word]> {
  const brought = modules.flatMap((module) => module[word] ?? [])
  if (brought.length !== 1) throw new Error(`one module brings its ${word}, not ${brought.length}`)
  return brought[0] as NonNullable<Module[Word]>
}

type Named = 'effects' | 'derived' | 'later' | 'explains' | 'outcomes' | 'tasks' | 'parsers' | 'prints'

/** An entity may be held by several modules, each to its own: their rules follow one another in the order of the modules. */
function joinedRules(modules: readonly Module[]): Record<string, WriteRule> {
  const all = new Map<string, WriteRule[]>()
  for (const { rules = {} } of modules) for (const [entity, rule] of Object.entries(rules)) all.set(entity, [...(all.get(entity) ?? []), rule])
  return Object.fromEntries([...all].map(([entity, rules]) => [entity, async (writing, written) => {
    const further = []
    for (const rule of rules) further.push(...((await rule(writing, written)) ?? []))
    return further
  }]))
}

/** One table out of all modules' handlers: several modules may answer calls of a family, each call is one module's. */
function joinedHandlers(modules: readonly Module[]): HandlerTable {
  const take = takenOnce('handlers')
  const all: HandlerTable = {}
  for (const { name: module, handlers = {} } of modules) {
    for (const [family, answered] of Object.entries(handlers)) {
      for (const [name, handler] of Object.entries(answered)) {
        take(`${family}.${name}`, module)
        all[family] = { ...all[family], [name]: handler }
      }
    }
  }
  return all
}

/** One record out of all modules' records; each name is one module's. */
function merged<Word extends Named>(modules: readonly Module[], word: Word): NonNullable<Module[Word]> {
  const take = takenOnce(word)
  const all: Record<string, unknown> = {}
  for (const module of modules) {
    for (const [name, value] of Object.entries(module[word] ?? {})) {
      take(name, module.name)
      all[name] = value
    }
  }
  return all as NonNullable<Module[Word]>
}

/** Is told who brings which name, and throws where another module has brought it. */
function takenOnce(word: string): (name: string, module: string) => void {
  const owners = new Map<string, string>()
  return (name, module) => {
    const other = owners.get(name)
    if (other !== undefined) throw new Error(`${word}: "${name}" is both ${other}'s and ${module}'s`)
    owners.set(name, module)
  }
}
