/** The form of one step: sections, inputs by their kinds, rows of items. It holds nothing: values come and go through it. */
import { DeleteOutlined, PlusOutlined } from '../../ui/icons'
import { Button, Form } from 'antd'
import { useEffect } from 'react'
import { FollowedValue } from '../../controls/inputs/followed-value'
import { INPUTS } from '../../controls/inputs/inputs'
import { meets } from '../../../contract/condition-match'
import type { FormPlan, ItemsPlan } from '../../../contract/page-plan'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import type { Suggestion, SuggestionsAnswer } from '../../../contract/suggestions'
import type { Row } from '../../../contract/wire'
import { newItem } from '../../controls/forms/new-item'
import { formulasBelow } from '../form/form-values'
import { StepReview } from './step-review'
import { useAnswerTo } from './use-answer-to'

interface Props {
  form: FormPlan
  enums: Record<string, EnumPlan>
  values: Row
  /** Everything entered in all steps, which conditions look at. */
  all: Row
  /** What will be sent, as far as it is entered: by it values are suggested, and what would be made is told. */
  asked: Row
  wrong: Record<string, string>
  disabled: boolean
  onChange: (values: Row) => void
  onNext: () => void
}

/** A person fills in boxes and takes suggested values; Enter goes on. `wrong` holds sentences by field, those of items by `list.at.field`. */
export function StepForm({ form: plan, enums, values, all, asked, wrong, disabled, onChange, onNext }: Props) {
  const [form] = Form.useForm<Row>()
  const { answer } = useAnswerTo<SuggestionsAnswer>(plan.suggests, asked)
  const suggested = new Map((answer?.suggestions ?? []).map((one) => [one.field, one]))
  // Another draft, an emptied one, a row that was loaded: the form shows what it is given.
  useEffect(() => {
    const names = [...plan.sections.flatMap(({ inputs }) => inputs.map(({ name }) => name)), ...plan.items.map(({ has }) => has)]
    for (const name of names) {
      const value = values[name]
      if (JSON.stringify(form.getFieldValue(name) ?? null) !== JSON.stringify(value ?? null)) form.setFieldValue(name, value)
    }
  }, [form, plan, values])
  useEffect(() => {
    const focus = document.querySelector<HTMLElement>('.steps-body .ant-form-item-has-error input, .steps-body .ant-form-item-has-error textarea')
    if (Object.keys(wrong).length > 0) focus?.focus()
  }, [wrong])
  return (
    <Form<Row>
      form={form} className="step-form" layout="vertical" disabled={disabled} initialValues={values}
      onValuesChange={(_changed, next: Row) => onChange(next)} onFinish={onNext} requiredMark
    >
      {plan.sections.map((section, at) => {
        const shown = section.inputs.filter((input) => meets(input.when, all))
        return shown.length === 0 ? null : (
          <section key={at} className="step-section" aria-label={section.title}>
            {section.title ? <h2 className="step-heading">{section.title}</h2> : null}
            <div className="step-inputs">
              {shown.map((input) => (
                <StepInput
                  key={input.name} plan={plan} all={{ ...all, ...values }} input={input} enums={enums} wrong={wrong[input.name]}
                  suggested={suggested.get(input.name)} onTake={(value) => onChange({ ...values, [input.name]: value })}
                />
              ))}
            </div>
          </section>
        )
      })}
      {plan.items.map((items) => <Items key={items.has} items={items} enums={enums} wrong={wrong} />)}
      {plan.review ? <StepReview call={plan.review} asked={asked} /> : null}
      <button type="submit" hidden aria-hidden tabIndex={-1} />
    </Form>
  )
}

interface InputProps {
  plan: FormPlan
  input: InputPlan
  enums: Record<string, EnumPlan>
  all: Row
  wrong?: string
  suggested?: Suggestion
  onTake: (value: string) => void
}

function StepInput({ plan, input, enums, all, wrong, suggested, onTake }: InputProps) {
  const Control = INPUTS[input.input]
  const help = suggested ? <>{input.help ? <div>{input.help}</div> : null}<Suggested {...suggested} label={input.label} onTake={onTake} /></> : input.help
  return (
    <Form.Item
      name={input.formula ? undefined : input.name} label={input.label} required={input.required} extra={help}
      validateStatus={wrong ? 'error' : ''} help={wrong}
      className={input.input === 'textarea' ? 'is-wide' : ''}
    >
      {input.formula ? <FollowedValue input={input} row={all} below={formulasBelow(plan)} /> : <Control input={input} enums={enums} />}
    </Form.Item>
  )
}

function Suggested({ value, says, label, onTake }: Suggestion & { label: string; onTake: (value: string) => void }) {
  return (
    <div className="step-suggested">
      建议 <b>{value}</b><Button type="link" size="small" aria-label={`${label}采用建议 ${value}`} onClick={() => onTake(value)}>采用</Button><span>{says}</span>
    </div>
  )
}

function FollowedItem({ list, at, input }: { list: string; at: number; input: InputPlan }) {
  const item = Form.useWatch((all: Row) => (all[list] as (Row | undefined)[] | undefined)?.[at], Form.useFormInstance<Row>()) ?? {}
  return <FollowedValue input={input} row={item} />
}

/** Rows below the row, each a line of inputs. */
function Items({ items, enums, wrong }: { items: ItemsPlan; enums: Record<string, EnumPlan>; wrong: Record<string, string> }) {
  return (
    <section className="step-section" aria-label={items.label}>
      <h2 className="step-heading">{items.label}</h2>
      {wrong[items.has] ? <p className="step-wrong" role="alert">{wrong[items.has]}</p> : null}
      <Form.List name={items.has}>
        {(rows, { add, remove }) => (
          <>
            {rows.map((row) => (
              <div key={row.key} className="step-item">
                {items.inputs.map((input) => {
                  const Control = INPUTS[input.input]
                  const says = wrong[`${items.has}.${row.name}.${input.name}`]
                  return (
                    <Form.Item
                      key={input.name} name={input.formula ? undefined : [row.name, input.name]} label={input.label} required={input.required}
                      validateStatus={says ? 'error' : ''} help={says}
                    >
                      {input.formula ? <FollowedItem list={items.has} at={row.name} input={input} /> : <Control input={input} enums={enums} />}
                    </Form.Item>
                  )
                })}
                <Button type="text" icon={<DeleteOutlined />} aria-label={`删除第 ${row.name + 1} 条`} onClick={() => remove(row.name)} />
              </div>
            ))}
            <Button
              type="dashed" icon={<PlusOutlined />} disabled={items.max !== undefined && rows.length >= items.max}
              onClick={() => add(newItem(items))}
            >添加{items.label}</Button>
          </>
        )}
      </Form.List>
    </section>
  )
}
