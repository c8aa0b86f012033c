/** A named card or section of src/parts; a name that nobody provides is said in its place. */
import { EmptyNotice } from './state-notice'
import { useParts, type CardPartProps } from './parts'

/** The part, or a sentence that there is none of this name. */
export function PartCard({ part, ...props }: CardPartProps & { part: string }) {
  const Part = useParts().cards[part]
  return Part ? <Part {...props} /> : <EmptyNotice says={`没有名为 ${part} 的部件`} />
}
