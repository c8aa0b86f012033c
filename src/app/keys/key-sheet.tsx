/** The sheet of keys that `?` opens: every name of the register, told where it works. Drawn from the register alone (src/lib/keys.ts). */
import { Modal } from 'antd'
import './key-sheet.css'
import { KEYS, type KeyName } from '../../lib/keys'
import { keyWords } from './key-words'

const PLACES = ['随处', '表格', '表头', '单元格修改', '详情', '表单与助手', '页签'] as const

/** `instead`: said in place of the combinations, where they are too many to read. */
interface Told { at: (typeof PLACES)[number]; says: string; instead?: string }

/** The compiler names a key of the register that nothing is told of. */
const TOLD: Record<KeyName, Told> = {
  palette: { at: '随处', says: '快速查找：页面、记录、操作' },
  keySheet: { at: '随处', says: '这张快捷键表（输入文字时除外）' },
  undo: { at: '随处', says: '撤销上一次单元格修改（输入文字时除外）' },
  gridMove: { at: '表格', says: '移到相邻的单元格', instead: '↑ ↓ ← →' },
  gridFar: { at: '表格', says: '移到行首、行尾；按住 Ctrl 到表格的边', instead: 'Home End　Ctrl + ↑ ↓ ← → Home End' },
  gridPage: { at: '表格', says: '上一屏、下一屏' },
  gridExtend: { at: '表格', says: '框选单元格', instead: 'Shift + 上面的键' },
  gridCopy: { at: '表格', says: '复制单元格或框选的区域，可贴进 Excel' },
  gridEnter: { at: '表格', says: '打开这一行，或修改可以修改的单元格；按住 Ctrl 打开链接' },
  gridWrite: { at: '表格', says: '进入单元格里的控件' },
  gridChoose: { at: '表格', says: '勾选这一行；按住 Shift 勾选一段' },
  gridAll: { at: '表格', says: '框选整张表' },
  gridMenu: { at: '表格', says: '单元格的菜单' },
  gridLeave: { at: '表格', says: '放下框选，离开表格' },
  headSort: { at: '表头', says: '排序；按住 Shift 加为次要排序' },
  headWidth: { at: '表头', says: '列变窄、变宽' },
  headMenu: { at: '表头', says: '这一列的菜单' },
  cellKeep: { at: '单元格修改', says: '保存' },
  cellNext: { at: '单元格修改', says: '保存，到下一个、上一个可修改的单元格' },
  cellDrop: { at: '单元格修改', says: '放弃修改' },
  rowPrevious: { at: '详情', says: '上一条' },
  rowNext: { at: '详情', says: '下一条；审批时下一份' },
  formSend: { at: '表单与助手', says: '提交表单；审批时通过' },
  lineNext: { at: '表单与助手', says: '明细里到下一行，最后一行后新增一行' },
  lineMove: { at: '表单与助手', says: '明细里移到旁边的格子' },
  lineSame: { at: '表单与助手', says: '明细里同上一行' },
  lineFill: { at: '表单与助手', says: '明细里填到末行' },
  ask: { at: '表单与助手', says: 'AI 助手：发送（Shift + Enter 换行）' },
  tabWalk: { at: '页签', says: '到左边、右边的页签' },
  tabMove: { at: '页签', says: '把页签左移、右移' },
  tabClose: { at: '页签', says: '关闭页签' },
}

const NAMES = Object.keys(KEYS) as KeyName[]

/** A window with the keys by the place where they work; loaded by KeyHelp. */
export default function KeySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} onCancel={onClose} footer={null} width={760} title="键盘快捷键" className="key-sheet" destroyOnHidden>
      <div className="key-sheet-places">
        {PLACES.map((place) => (
          <section key={place}>
            <h3>{place}</h3>
            <dl>
              {NAMES.filter((name) => TOLD[name].at === place).map((name) => (
                <div key={name} data-key={name}>
                  <dt>{TOLD[name].instead ?? KEYS[name].map(keyWords).join(' 或 ')}</dt>
                  <dd>{TOLD[name].says}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
