/**
 * The modules of this product, and how they are plugged into the kernel. An explicit list: what is not here does not answer,
 * and the server refuses to start with a built call whose handler is missing.
 */
import ads from './ads/module'
import advice from './advice/module'
import alerts from './alerts/module'
import approvals from './approvals/module'
import assistant from './assistant/module'
import catalogue from './catalogue/module'
import changeRequests from './change-requests/module'
import claims from './claims/module'
import cost from './cost/module'
import develop from './develop/module'
import fba from './fba/module'
import finance from './finance/module'
import goods from './goods/module'
import identities from './identities/module'
import logistics from './logistics/module'
import messages from './messages/module'
import monitor from './monitor/module'
import people from './people/module'
import processing from './processing/module'
import purchase from './purchase/module'
import sales from './sales/module'
import saved from './saved/module'
import service from './service/module'
import settings from './settings/module'
import selfship from './selfship/module'
import stock from './stock/module'
import timing from './timing/module'
import workplace from './workplace/module'
import { plug } from '../kernel/plug/plug'

export const MODULES = [
  ads, advice, alerts, approvals, assistant, catalogue, changeRequests, claims, cost, develop, fba, finance, goods, identities, logistics, messages,
  monitor, people, processing, purchase, sales, saved, selfship, service, settings, stock, timing, workplace,
]

/** What all of them bring together. The kernel has it from here on. */
export const PARTS = plug(MODULES)

/** The handlers of all families. */
export const FAMILIES = PARTS.handlers
