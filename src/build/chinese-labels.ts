/**
 * What antd and the packages below it say in English to readers, and what they are to say: labels for which they take no word of ours.
 * Their icons are decoration, as ours are (ui/icons.tsx), but for the few that stand for a control's words. Pure; runs in Node.
 */

/** English words of one file, whole as it writes them, and what stands in their place. */
export interface Said { file: string; words: readonly (readonly [from: string, to: string])[] }

/** Icons that are a control of their own, by antd's names; all others are passed over. */
const ICONS = {
  close: '关闭', ellipsis: '更多', search: '搜索', 'zoom-in': '放大', 'zoom-out': '缩小', 'rotate-left': '向左旋转', 'rotate-right': '向右旋转', swap: '翻转',
}

const BUTTON = 'React.createElement("button", {'

/** Every change by the file it is made in; paths are below node_modules. */
export const SAID: readonly Said[] = [
  {
    file: '@ant-design/icons/es/components/AntdIcon.js',
    words: [[
      'role: "img",\n    "aria-label": icon.name',
      '...(icon.name in ICON_WORDS ? { role: "img", "aria-label": ICON_WORDS[icon.name] }\n'
        + '      : restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })',
    ], ['Icon.displayName =', `var ICON_WORDS = ${JSON.stringify(ICONS)};\nIcon.displayName =`]],
  },
  {
    file: 'antd/es/input/Password.js',
    words: [['(EyeOutlined, null)', '(EyeOutlined, { "aria-label": "隐藏密码" })'],
      ['(EyeInvisibleOutlined, null)', '(EyeInvisibleOutlined, { "aria-label": "显示密码" })']],
  },
  { file: 'antd/es/date-picker/generatePicker/generateRangePicker.js', words: [['"aria-label": "to"', '"aria-label": "至"']] },
  {
    file: 'antd/es/pagination/Pagination.js',
    words: (['prev', 'next'] as const).map((way) =>
      [`const ${way}Icon = /*#__PURE__*/${BUTTON}`,
        `const ${way}Icon = /*#__PURE__*/${BUTTON}\n      "aria-label": "${way === 'prev' ? '上一页' : '下一页'}",`] as const),
  },
  { file: 'antd/es/table/hooks/useSelection.js', words: [["'Custom selection' : 'Select all'", "'选择' : '全选'"]] },
  { file: 'rc-dialog/es/Dialog/Content/Panel.js', words: [['"aria-label": "Close"', '"aria-label": "关闭"']] },
  { file: 'rc-notification/es/Notice.js', words: [['"aria-label": "Close"', '"aria-label": "关闭"']] },
  { file: 'rc-input/es/BaseInput.js', words: [[BUTTON, `${BUTTON}\n        "aria-label": "清除",`]] },
  { file: 'rc-picker/es/PickerInput/Selector/Icon.js', words: [['type: "clear",', 'type: "clear",\n    "aria-label": "清除",']] },
  {
    file: 'rc-input-number/es/StepHandler.js',
    words: [['"aria-label": "Increase Value"', '"aria-label": "加"'], ['"aria-label": "Decrease Value"', '"aria-label": "减"']],
  },
  {
    file: 'rc-tabs/es/TabNavList/OperationNode.js',
    words: [["'expanded dropdown'", "'其余页签'"], ["removeAriaLabel || 'remove'", "removeAriaLabel || '关闭'"],
      ['"aria-haspopup": "listbox",', '"aria-haspopup": "listbox",\n    "aria-label": "更多页签",']],
  },
  { file: 'rc-tabs/es/TabNavList/TabNode.js', words: [["removeAriaLabel || 'remove'", "removeAriaLabel || '关闭'"]] },
  { file: 'rc-tree/es/NodeList.js', words: [['"for screen reader"', '"用方向键在各级之间移动"']] },
  { file: 'rc-tree/es/TreeNode.js', words: [['"Select ".concat(', '"选择 ".concat('], ["'tree node'", "'这一级'"]] },
]

/** The file with our words; undefined where it is none of those above. @throws where it no longer says what is to be replaced: look at what it says now. */
export function inChinese(id: string, code: string): string | undefined {
  const path = id.replaceAll('\\', '/').split('?')[0]!
  const said = SAID.find(({ file }) => path.endsWith(`/node_modules/${file}`))
  return said?.words.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${said.file} does not say ${from} any more`)
    return text.replace(from, () => to)
  }, code)
}
