'use client'
import { Button, ConfirmationModal, DatePicker, FieldLabel, TextareaInput, toast, useAuth, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { STEPS } from './purchase-orders'

const WORDS: Record<string, { label: string; asks?: string }> = {
  submit: { label: '提交审核', asks: '提交后不能再修改，确定提交吗？' },
  approve: { label: '审核通过', asks: '确定审核通过吗？' },
  refuse: { label: '驳回' },
  delay: { label: '改交期' },
}

export function Steps() {
  const { id, savedDocumentData: order } = useDocumentInfo()
  const { user } = useAuth()
  const { openModal } = useModal()
  const router = useRouter()
  const [values, setValues] = useState<Record<string, string>>({})
  if (!id || !order) return null
  const send = async (name: string) => {
    const answer = await fetch(`/api/purchase-orders/${id}/steps/${name}`, { method: 'POST', body: JSON.stringify(values) })
    if (!answer.ok) toast.error((await answer.json()).errors[0].message)
    router.refresh()
  }
  const area = (path: string, label: string) => (
    <TextareaInput path={path} label={label} value={values[path] ?? ''} onChange={(event) => setValues({ ...values, [path]: event.target.value })} />
  )
  const bodies: Record<string, React.ReactNode> = {
    refuse: area('refuseReason', '驳回原因'),
    delay: (
      <>
        <FieldLabel label="预计到货" />
        <DatePicker value={values.expectedDate} onChange={(day) => setValues({ ...values, expectedDate: day.toISOString() })} />
        {area('remark', '备注')}
      </>
    ),
  }
  const offered = Object.entries(STEPS).filter(([, { from, manager }]) => from.includes(order.state) && (!manager || user?.role === 'manager'))
  return offered.map(([name]) => (
    <span key={name}>
      <Button onClick={() => openModal(name)}>{WORDS[name].label}</Button>
      <ConfirmationModal modalSlug={name} heading={WORDS[name].label} body={bodies[name] ?? WORDS[name].asks} onConfirm={() => send(name)} />
    </span>
  ))
}
