/**
 * Places that come round again: the hours of a day and the days of a week, as values and in words. In charge of what they are called;
 * which place a moment has is worked out where its clock is known (EntityReader.clock).
 */
import type { ClockStep } from './across-plan'
import type { EnumPlan } from './plan'

interface ClockWords {
  /** The enum that the language brings for it: no file says it. */
  enum: string
  label: string
  values: EnumPlan['values']
}

const HOURS = Array.from({ length: 24 }, (_none, hour) => String(hour).padStart(2, '0'))
const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日']

export const CLOCK_STEPS: Record<ClockStep, ClockWords> = {
  hour: { enum: 'clock_hour', label: '时段', values: HOURS.map((value) => ({ value, label: `${value}时` })) },
  weekday: { enum: 'clock_weekday', label: '星期', values: WEEKDAYS.map((day, at) => ({ value: String(at + 1), label: `周${day}` })) },
}

/** Whether a step of a dimension comes round again (hour, weekday); false for steps of time, which go on, and for none. */
export function isClockStep(step: string | undefined): step is ClockStep {
  return step !== undefined && Object.hasOwn(CLOCK_STEPS, step)
}
