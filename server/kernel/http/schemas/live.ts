/**
 * The model that answers right now, with everything compiled from it. It is swapped whole: a request keeps the one it
 * began with, the next one has the new.
 */
import type { Model } from '../../../../contract/model'
import { createAccess, type Access } from '../../asker/access/access'
import type { RoleRow } from '../../asker/access/role-row'
import { createCallTable, type CallTable } from '../calls/table'
import { createValidators, type Validator } from '../calls/validate'
import type { Call } from '../../../../contract/model'

/** One model with its table of calls, validators and accesses, all of one version. A request keeps it to its end. */
export interface LiveModel {
  readonly model: Model
  readonly table: CallTable
  validatorOf(call: Call): Validator
  /** The access of these roles; worked out once per company and set of roles. */
  accessOf(companyId: number, roles: RoleRow[]): Access
}

/** Holder of the present model. */
export interface Live {
  readonly current: LiveModel
  swap(model: Model): void
}

/** Distinct sets of roles that are kept worked out. */
const MAX_ACCESSES = 500

/** Makes all that is worked out of a model; accesses are worked out when first asked for, and the kept ones cleared at 500. */
export function compileModel(model: Model): LiveModel {
  const accesses = new Map<string, Access>()
  return {
    model,
    table: createCallTable(model),
    validatorOf: createValidators(),
    accessOf(companyId, roles) {
      const key = `${companyId} ${JSON.stringify(roles)}`
      const known = accesses.get(key)
      if (known) return known
      const made = createAccess(model, companyId, roles)
      if (accesses.size >= MAX_ACCESSES) accesses.clear()
      accesses.set(key, made)
      return made
    },
  }
}

/** Begins with this model; `swap` compiles the next one and puts it in its place. */
export function createLive(model: Model): Live {
  let current = compileModel(model)
  return {
    get current() {
      return current
    },
    swap(next) {
      current = compileModel(next)
    },
  }
}
