/**
 * What the list is asked, as one Chinese sentence above the table: every phrase can be taken back, the whole can be copied. What a
 * button of the bar says already is not said again. Nothing is drawn where nothing else is asked.
 */
import './filter-form.css'
import { CloseOutlined } from '../../ui/light/icons'
import { Button } from '../../ui/light/button'
import { Fragment, memo, useEffect, useMemo } from 'react'
import { findsOf } from './filter-finds'
import { CopyValue } from '../../ui/copy-value'
import { idsNamed, phrasesOf, sentenceOf, withoutPhrase } from '../../lib/filter-sentence'
import { keyOfFilter, type ListState } from '../../../contract/list-address'
import type { EnumPlan, ListPlan } from '../../../contract/plan'
import { usePort, type DataPort } from '../port'

interface FilterSentenceProps {
  plan: Pick<ListPlan, 'filters' | 'columns'>
  enums: Record<string, EnumPlan>
  filters: ListState['filters']
  where: ListState['where'] | undefined
  brokenWhere: ListState['brokenWhere'] | undefined
  /** The day that 最近有数据 stands for, as far as the answer has told it. */
  dataDay?: string | undefined
  /** The day that all of the asked data goes to. */
  dataUntil?: string | null | undefined
  onChange: (part: Pick<ListState, 'filters' | 'where'>) => void
  /** Told the sentence whenever it is another, '' where nothing is asked: exports carry it. */
  onSays?: (sentence: string) => void
}

/** A person takes back one phrase, or all by 清空. An advanced filter of the address that cannot be read is said to be left out. */
export const FilterSentence = memo(function FilterSentence({
  plan, enums, filters, where, brokenWhere, dataDay, dataUntil, onChange, onSays,
}: FilterSentenceProps) {
  const asked = useMemo(() => ({ filters, where }), [filters, where])
  const ids = useMemo(() => idsNamed(plan, asked), [plan, asked])
  return (
    <>
      {brokenWhere ? (
        <div className="filter-broken" role="alert">
          地址里的高级筛选无法识别，已忽略
          <Button type="link" size="small" onClick={() => onChange(asked)}>知道了</Button>
        </div>
      ) : null}
      <NamedSentence
        key={[...ids.keys()].join()} plan={plan} enums={enums} asked={asked} ids={ids} dataDay={dataDay} dataUntil={dataUntil} onChange={onChange}
        onSays={onSays}
      />
    </>
  )
})

type Asked = Pick<ListState, 'filters' | 'where'>

/** A hook for every entity whose rows are named; the element's key changes with the entities, never their number under one key. */
function useNames(port: DataPort, ids: Map<string, string[]>): Map<string, ReadonlyMap<string, string>> {
  const names = new Map<string, ReadonlyMap<string, string>>()
  // oxlint-disable-next-line react/rules-of-hooks
  for (const [entity, wanted] of ids) names.set(entity, port.useLabels(entity, wanted))
  return names
}

interface NamedProps extends Pick<FilterSentenceProps, 'plan' | 'enums' | 'dataDay' | 'dataUntil' | 'onChange' | 'onSays'> {
  asked: Asked
  ids: Map<string, string[]>
}

function NamedSentence({ plan, enums, asked, ids, dataDay, dataUntil, onChange, onSays }: NamedProps) {
  const names = useNames(usePort(), ids)
  const phrases = phrasesOf(plan, asked, { enums, nameOf: (entity, id) => names.get(entity)?.get(id), dataDay, dataUntil })
  const sentence = sentenceOf(phrases)
  useEffect(() => onSays?.(sentence), [onSays, sentence])
  const finds = findsOf(plan)
  const removable = phrases.filter((phrase) => phrase.removable)
  const told = phrases.filter(({ key }) => !finds.some((find) => keyOfFilter(find) === key && asked.filters[key]?.value === true))
  if (told.length === 0) return null
  return (
    <div className="filter-sentence" role="group" aria-label="当前筛选">
      <div className="filter-sentence-words">
        {told.map((phrase, at) => (
          <Fragment key={phrase.key}>
            {at > 0 ? <span className="filter-joint">且</span> : null}
            <span className="filter-phrase">
              <span title={phrase.text}>{phrase.text}</span>
              {phrase.removable ? (
                <button type="button" aria-label={`去掉条件：${phrase.text}`} onClick={() => onChange(withoutPhrase(asked, phrase.key))}><CloseOutlined /></button>
              ) : null}
            </span>
          </Fragment>
        ))}
      </div>
      <div className="filter-sentence-tools">
        <CopyValue text={sentence} />
        {removable.length > 1 ? (
          <Button type="link" size="small" onClick={() => onChange(removable.reduceRight<Asked>((left, { key }) => withoutPhrase(left, key), asked))}>
            清空
          </Button>
        ) : null}
      </div>
    </div>
  )
}
