/** The words beside the tick by which a person confirms. */
export const MEANT = '我已看过，仍然这样修改'
