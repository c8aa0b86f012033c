/**
 * What a module brings to the kernel. The kernel owns these words and names no module; server/modules/modules.ts lists the
 * modules and plugs them in. A module is one folder: it may import the kernel, the contract, and the public.ts of the
 * modules that it needs.
 */
import type { Filling } from '../asker/slot'
import type { Database } from '../store/connect'
import type { RatesSource } from '../read/statement/rates.source'
import type { Explainer } from '../read/answer/explainers'
import type { OutcomeOf } from '../read/answer/outcomes'
import type { DerivedRows } from '../kept/functions'
import type { Founder } from '../kept/founders'
import type { PeriodLock } from '../kept/period-lock'
import type { Upgrade } from '../kept/upgrades'
import type { Effect } from '../write/effects'
import type { StepGate } from '../write/gates'
import type { LaterFunction } from '../write/later'
import type { WriteRule } from '../write/write.rules'
import type { EachMinute } from '../tasks/each-minute'
import type { JobEnd, JobHandler } from '../tasks/job'
import type { FeesSource } from '../intake/fees.source'
import type { RowFollower } from '../intake/followers'
import type { ParserFactory } from '../intake/parsers/parser'
import type { PageReader } from '../intake/tables/pdf.pages'
import type { Handlers } from '../http/answers'
import type { Teller } from '../http/sessions/account-news'

/** One module, as its module.ts exports it and plug.ts plugs it in; what is left out it does not bring. */
export interface Module {
  /** The folder's name. */
  name: string
  /** Modules whose public.ts this one imports; never in a circle. */
  needs?: readonly string[]
  /**
   * By family, and by the name that a call's `does: {"handler": …}` gives; each declared by `answers`. A call is answered by the module
   * whose data it reads or writes: several modules may answer calls of one family, and no call is answered twice.
   */
  handlers?: Handlers
  /** What rows of an entity must be like after any write of them, by entity; several modules may each hold one. */
  rules?: Readonly<Record<string, WriteRule>>
  /** What steps of life cycles do besides changing their row, by the name that a transition's `effects` say; declared by `effect`. */
  effects?: Readonly<Record<string, Effect>>
  /** Who else has a say when a document takes a step. */
  gates?: readonly StepGate[]
  /** Functions that make rows out of facts, by the name that an entity's `compute` says. */
  derived?: Readonly<Record<string, DerivedRows>>
  /** Functions that work rows out seconds after a change, by the name that an entity's `later` says. */
  later?: Readonly<Record<string, LaterFunction>>
  /** What values of made rows come from (查看计算过程), by the name that an entity's `compute` says. */
  explains?: Readonly<Record<string, Explainer>>
  /** What is done once to a database that an earlier version filled. */
  upgrades?: readonly Upgrade[]
  /** What a new company begins with. */
  founds?: Founder
  /** What rows come to by all that belongs to them, by entity (the profit of an order). */
  outcomes?: Readonly<Record<string, OutcomeOf>>
  /** Which periods are closed (month close): what stands there is written by nobody. */
  locks?: readonly PeriodLock[]
  /** What it brings to slots of modules that it needs (their public.ts): who follows the stock ledger. */
  fills?: readonly Filling[]
  /** Kinds of jobs. */
  tasks?: Readonly<Record<string, JobHandler>>
  /** Is told of the end of every job, in the transaction that keeps it. */
  ended?: JobEnd
  /** Readers of report files whose rows do not map one to one, by the name that a format says. */
  parsers?: Readonly<Record<string, ParserFactory>>
  /** Readers of printed documents (PDF), by name: each is asked whether it knows the document. */
  prints?: Readonly<Record<string, PageReader>>
  /** What becomes of the fees in report files. One module does. */
  fees?: FeesSource
  /** What follows when a file's rows become facts. */
  follows?: readonly RowFollower[]
  /** Clears what has served its time; once an hour in every process. */
  sweep?(db: Database): Promise<void>
  /** What it does by the clock; once a minute in every process. */
  eachMinute?: EachMinute
  /** Where rates of exchange are kept. One module does. */
  rates?: RatesSource
  /** Brings news of their account to a person. One module does. */
  teller?: Teller
}

/** Says what a module brings, held to its words. */
export function defineModule(module: Module): Module {
  return module
}
