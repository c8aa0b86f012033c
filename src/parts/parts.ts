/**
 * The one list of parts: code that a schema file names where no kind draws what is wanted. The names are said in
 * contract/part-names.ts; `Record` makes the compiler name a part that is said and not here, or here and not said.
 */
import { type ComponentType } from 'react'
import type { CardPartProps, CellPartProps, Parts, StepPartProps } from '../engine/parts'
import type { CardPartName, CellPartName, StepPartName } from '../../contract/part-names'
import { MessageTitle } from './messages/message-title'
import { OwnSessions } from './system/own-sessions'
import { heavy } from '../ui/heavy'

/** Comes when its page is opened. */
const AccountSummary = heavy(() => import('./system/account-summary'))
const OwnMobile = heavy(() => import('./system/own-mobile'))
const ApprovalDesk = heavy(() => import('./approvals/approval-desk'))
const ScanPacking = heavy(() => import('./packing/scan-packing'))
const ScanWeighing = heavy(() => import('./weighing/scan-weighing'))
const DesignPreview = heavy(() => import('./print-design/design-preview'))
const WhyNotSeen = heavy(() => import('./why-not-seen/why-not-seen'))

const cells: Record<CellPartName, ComponentType<CellPartProps>> = { messageTitle: MessageTitle }
const cards: Record<CardPartName, ComponentType<CardPartProps>> = {
  accountSummary: AccountSummary, whyNotSeen: WhyNotSeen, ownSessions: OwnSessions, ownMobile: OwnMobile, scanPacking: ScanPacking,
  scanWeighing: ScanWeighing, approvalDesk: ApprovalDesk,
}
const steps: Record<StepPartName, ComponentType<StepPartProps>> = { designPreview: DesignPreview }

/** By kind of place and name; handed to the engine, which knows no part itself. Those that are loaded late need a Suspense above them. */
export const PARTS: Parts = { cells, cards, steps }
