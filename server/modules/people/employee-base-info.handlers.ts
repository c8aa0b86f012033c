/** Who one is, in the shape of the specification's section 3 (employee info), without what opens a session. */
import { answers } from '../../kernel/http/answers'

/** `originalCompanyId` is always the company that the person works in. */
export const employeeBaseInfo = answers('systemV2.employeeBaseInfo', async ({ caller, company, employee }) => ({
  employeeId: employee.id, name: employee.name, roles: employee.roles,
  companyId: caller.companyId, originalCompanyId: caller.companyId, company_name: company.name,
}))
