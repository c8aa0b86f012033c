/** Who one is, in the shape of the specification's section 3 (employee info), without what opens a session. */
import type { Handler } from '../../kernel/http/handler'

export const employeeBaseInfo: Handler = async ({ caller, company, employee }) => ({
  employeeId: caller.employeeId, name: employee.name, roles: employee.roles, companyId: caller.companyId, originalCompanyId: caller.companyId, company_name: company.name,
})
