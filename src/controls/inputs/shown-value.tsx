/** An entered or stored value as staff read it, outside of any column: the label of a choice, the name behind a key. */
import { usePort } from '../../engine/port'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import { asTexts } from '../../../kinds/shared/input'

interface Props {
  input: Pick<InputPlan, 'input' | 'enum' | 'options'>
  value: unknown
  enums: Record<string, EnumPlan>
}

/** Nothing at all is 空, a password dots. Names of rows come a moment later; their keys stand until then. */
export function ShownValue({ input, value, enums }: Props) {
  if (input.options && !input.enum) return <ShownReference entity={input.options.entity} ids={asTexts(value)} />
  return <>{shownText(input, value, enums)}</>
}

/** The same as text, for values that need no name looked up. */
function shownText(input: Pick<InputPlan, 'input' | 'enum'>, value: unknown, enums: Record<string, EnumPlan>): string {
  if (typeof value === 'boolean') return value ? '是' : '否'
  const values = asTexts(value)
  if (values.length === 0) return '空'
  if (input.input === 'password') return '••••••'
  const labels = new Map(enums[input.enum ?? '']?.values.map((one) => [one.value, one.label]))
  return values.map((one) => labels.get(one) ?? one).join('、')
}

function ShownReference({ entity, ids }: { entity: string; ids: string[] }) {
  const labels = usePort().useLabels(entity, ids)
  return <>{ids.length === 0 ? '空' : ids.map((id) => labels.get(id) ?? id).join('、')}</>
}
