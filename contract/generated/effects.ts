/**
 * 每个步骤效果得到的单据与明细。
 * Written by `npm run codegen` from schemas/entities/: edit that, not this file.
 */
/** By the names that transitions say under "effects". */
export type EffectShapes = Record<never, never>
