/** Dayparting (分时策略): weeks of hours as tactics, tasks that hold advertising objects to them, what they would do, and the runner of their hours. */
import { defineModule } from '../../kernel/plug/module'
import { timedTaskCreate, timedTaskListCreate } from './apply.handlers'
import { figuresOfBefore } from './figures-before'
import { tacticFromHours } from './from-hours.handlers'
import { NO_GATEWAY } from './gateway'
import { timedTaskDay, timedTaskPlan } from './plan.handlers'
import { runTimedTasks } from './runner'
import { startTiming, stopTiming } from './steps'
import { tacticRule, taskRule } from './tactics'

export default defineModule({
  name: 'timing',
  handlers: { adsTimed: { timedTaskCreate, timedTaskListCreate, timedTaskPlan, timedTaskDay, tacticFromHours } },
  effects: { startTiming, stopTiming },
  rules: { ad_tactic: tacticRule, ad_timed_task: taskRule },
  upgrades: [figuresOfBefore],
  eachMinute: (world) => runTimedTasks({ ...world, gatewayOf: NO_GATEWAY }),
})
