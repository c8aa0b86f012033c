/** Accounts, staff and roles: signing in, one's own account, who may what. */
import { defineModule } from '../../kernel/plug/module'
import { accessHandlers } from './access.handlers'
import { authHandlers } from './auth.handlers'
import { departmentRename, departmentsOfBefore } from './departments'
import { employeeBaseInfo } from './employee-base-info.handlers'
import { setEmployeeConfig } from './employee-config.handlers'
import { handOver } from './handover.handlers'
import { pricesBefore } from './prices-before'
import { staffHandlers } from './staff.handlers'
import { menusCountedBefore, STAFF_RULES } from './staff.rules'

export default defineModule({
  name: 'people',
  needs: ['approvals', 'messages', 'workplace'],
  handlers: {
    access: accessHandlers, auth: authHandlers, staff: { ...staffHandlers, handOver, departmentRename }, systemV2: { employeeBaseInfo, setEmployeeConfig },
  },
  rules: STAFF_RULES,
  upgrades: [departmentsOfBefore, menusCountedBefore, pricesBefore],
})
