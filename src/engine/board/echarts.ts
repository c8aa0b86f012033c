/** The parts of ECharts that boards draw with, and nothing else of it. Loaded when a first chart comes into sight. */
import { BarChart, HeatmapChart, LineChart, PieChart, ScatterChart } from 'echarts/charts'
import {
  AriaComponent, BrushComponent, GridComponent, LegendComponent, ToolboxComponent, TooltipComponent, VisualMapContinuousComponent,
} from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

register([
  LineChart, BarChart, PieChart, HeatmapChart, ScatterChart, BrushComponent, ToolboxComponent, GridComponent, LegendComponent, TooltipComponent,
  VisualMapContinuousComponent, AriaComponent, CanvasRenderer,
])

export { init }
