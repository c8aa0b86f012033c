/** The one list of form inputs. `Record<InputKind, …>` makes the compiler name one that is missing. */
import type { InputKind } from '../../../contract/plan'
import { DateInput } from '../../../kinds/date/date.input'
import { DatetimeInput } from '../../../kinds/datetime/datetime.input'
import { DecimalInput } from '../../../kinds/decimal/decimal.input'
import type { InputComponent } from '../../../kinds/shared/input'
import { IntegerInput } from '../../../kinds/integer/integer.input'
import { MonthInput } from '../../../kinds/month/month.input'
import { ConditionsInput } from '../conditions/conditions.input'
import { WeekInput } from '../week/week.input'
import { MultiselectInput } from './multiselect/multiselect.input'
import { PasswordInput } from './password/password.input'
import { PercentInput } from '../../../kinds/percent/percent.input'
import { PermissionsInput } from './permissions/permissions.input'
import { RadioInput } from './radio/radio.input'
import { SelectInput } from './select/select.input'
import { SwitchInput } from '../../../kinds/switch/switch.input'
import { TagsInput } from '../../../kinds/tags/tags.input'
import { TextInput } from '../../../kinds/text/text.input'
import { TextareaInput } from './textarea/textarea.input'
import { UploadInput } from './upload/upload.input'

/** What draws each input of a form; what it writes is in input-kinds.ts. */
export const INPUTS: Record<InputKind, InputComponent> = {
  text: TextInput,
  textarea: TextareaInput,
  password: PasswordInput,
  integer: IntegerInput,
  decimal: DecimalInput,
  percent: PercentInput,
  select: SelectInput,
  multiselect: MultiselectInput,
  radio: RadioInput,
  switch: SwitchInput,
  date: DateInput,
  datetime: DatetimeInput,
  month: MonthInput,
  upload: UploadInput,
  tags: TagsInput,
  permissions: PermissionsInput,
  conditions: ConditionsInput,
  week: WeekInput,
}
