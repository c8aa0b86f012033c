import frappe
from frappe.model.document import Document
from frappe.utils import flt, now

STEPS = {
    "submit_order": (("草稿", "已驳回"), "已提交", ()),
    "approve": (("已提交",), "已通过", ()),
    "refuse": (("已提交",), "已驳回", ("refuse_reason",)),
    "delay": (("已通过",), "已通过", ("expected_date", "remark")),
}


class PurchaseOrder(Document):
    def validate(self):
        before = self.get_doc_before_save()
        if not self.flags.step:
            if before and before.state not in ("草稿", "已驳回"):
                frappe.throw("已提交的采购单不能修改")
            self.state = before.state if before else "草稿"
        for item in self.items:
            item.amount = flt(item.qty) * flt(item.price)
        self.amount = flt(self.contract_amount) + flt(self.freight) + flt(self.tax) - flt(self.discount)
        self.unpaid = self.amount - flt(self.paid)

    def on_trash(self):
        if self.state not in ("草稿", "已驳回"):
            frappe.throw("已提交的采购单不能删除")

    @frappe.whitelist()
    def step(self, name, values=None):
        start, end, asks = STEPS[name]
        if self.state not in start:
            frappe.throw(f"{self.state}的采购单不能这样操作")
        if name in ("approve", "refuse"):
            frappe.only_for("Purchase Manager")
        for field in asks:
            self.set(field, (values or {}).get(field) or frappe.throw("请填写完整"))
        if name == "approve":
            self.auditor = frappe.session.user
            self.audit_time = now()
        self.state = end
        self.flags.step = True
        self.save()
