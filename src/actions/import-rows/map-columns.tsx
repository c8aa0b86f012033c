/**
 * A file whose headings are not the template's: fields on the left, beside each the column that fills it, with what stands in
 * its first rows, or one text for every row. Said once; the server remembers it for files of the same headings.
 */
import { Alert, Button, Select } from 'antd'
import { useState } from 'react'
import type { InputPlan } from '../../../contract/plan'
import type { FileColumns, ColumnMap } from './rows'

interface Props {
  inputs: readonly Pick<InputPlan, 'name' | 'label' | 'required'>[]
  found: FileColumns
  busy: boolean
  onMapped: (map: ColumnMap) => void
  /** What is asked, in words. */
  says?: string
}

const TEMPLATE_SAYS = '文件的列名和模板不同。请说明每个字段取自哪一列；文件里没有的，可以给所有行填同一个值。说过一次，同样列名的文件下次直接读取。'

/** Stands for a text that every row has. */
const FIXED = ' fixed'

/**
 * Begins with the server's guess; holds the button back while a required field has no column, or one column fills two fields. Texts are trimmed, fields
 * left blank not sent.
 */
export function MapColumns({ inputs, found, busy, onMapped, says = TEMPLATE_SAYS }: Props) {
  const [chosen, setChosen] = useState<Record<string, string>>(found.guess)
  const [texts, setTexts] = useState<Record<string, string>>({})
  const samples = new Map(found.columns.map(({ name, samples: first }) => [name, first]))
  const filled = (name: string): boolean => chosen[name] !== undefined && (chosen[name] !== FIXED || Boolean(texts[name]?.trim()))
  const lacking = inputs.filter(({ name, required }) => required && !filled(name))
  const twice = Object.values(chosen).find((column, at, all) => column !== FIXED && all.indexOf(column) !== at)
  const send = (): void => onMapped(Object.fromEntries(Object.entries(chosen).flatMap(([name, column]): [string, ColumnMap[string]][] => (
    column !== FIXED ? [[name, { column }]] : texts[name]?.trim() ? [[name, { value: texts[name].trim() }]] : []
  ))))
  return (
    <div className="rows-map">
      <p>{says}</p>
      <div className="rows-map-grid">
        <table>
          <thead><tr><th scope="col">字段</th><th scope="col">取自文件的哪一列</th><th scope="col">前几行的内容</th></tr></thead>
          <tbody>
            {inputs.map(({ name, label, required }) => {
              const column = chosen[name]
              return (
                <tr key={name}>
                  <th scope="row">{label}{required ? <i aria-label="必填">*</i> : null}</th>
                  <td>
                    <Select
                      aria-label={`${label} 取自`} allowClear showSearch value={column} placeholder="不导入" style={{ width: '100%' }}
                      options={[
                        { value: FIXED, label: '所有行填同一个值' }, ...found.columns.map((each) => ({ value: each.name, label: each.name })),
                      ]}
                      onChange={(value: string | undefined) => setChosen((before) => {
                        const { [name]: _old, ...others } = before
                        return value === undefined ? others : { ...others, [name]: value }
                      })}
                    />
                  </td>
                  <td>
                    {column === FIXED
                      ? (
                        <input
                          aria-label={`${label} 的值`} value={texts[name] ?? ''}
                          onChange={({ target }) => setTexts((before) => ({ ...before, [name]: target.value }))}
                        />
                      )
                      : <span className="cell-muted">{column === undefined ? '' : samples.get(column)?.filter(Boolean).join('、')}</span>}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {twice === undefined ? null : <Alert type="warning" showIcon message={`「${twice}」这一列对应了两个字段，请只选一个`} />}
      <div className="rows-map-foot">
        <span className="cell-muted">{lacking.length > 0 ? `还缺：${lacking.map(({ label }) => label).join('、')}` : '必填的字段都有了'}</span>
        <Button type="primary" loading={busy} disabled={lacking.length > 0 || twice !== undefined} onClick={send}>按这样读取</Button>
      </div>
    </div>
  )
}
