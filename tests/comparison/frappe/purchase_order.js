frappe.ui.form.on('Purchase Order', {
  refresh(frm) {
    const { state } = frm.doc
    const open = ['草稿', '已驳回'].includes(state)
    if (!open) frm.disable_form()
    if (frm.is_new()) return
    const step = (name, values) => frm.call('step', { name, values }).then(() => frm.reload_doc())
    const button = (label, press) => frm.add_custom_button(label, press)
    const ask = (label, name, fields) => button(label, () => frappe.prompt(fields, (values) => step(name, values), label))
    const sure = (label, name, question) => button(label, () => frappe.confirm(question, () => step(name)))
    if (open) sure('提交审核', 'submit_order', '提交后不能再修改，确定提交吗？')
    if (state === '已提交' && frappe.user.has_role('Purchase Manager')) {
      sure('审核通过', 'approve', '确定审核通过吗？')
      ask('驳回', 'refuse', [{ fieldname: 'refuse_reason', fieldtype: 'Small Text', label: '驳回原因', reqd: 1 }])
    }
    if (state === '已通过') {
      ask('改交期', 'delay', [
        { fieldname: 'expected_date', fieldtype: 'Date', label: '预计到货', reqd: 1, default: frm.doc.expected_date },
        { fieldname: 'remark', fieldtype: 'Small Text', label: '备注', reqd: 1, default: frm.doc.remark },
      ])
    }
  },
})
