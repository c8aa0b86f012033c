/** The unit of a figure beside its entry, as the list shows it in the heading. */
import type { ReactNode } from 'react'
import type { InputPlan } from '../../contract/plan'

/** Nothing where the field has no unit. */
export const unitBeside = ({ unit }: Pick<InputPlan, 'unit'>): ReactNode => (unit === undefined ? undefined : <span className="cell-muted">{unit}</span>)
