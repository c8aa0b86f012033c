/** The faces of the system, in the order in which they are looked for: pages, antd and the canvases of charts are set in the same. */
export const FONTS =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', "
  + "'Noto Sans CJK SC', 'Source Han Sans SC', 'Helvetica Neue', Arial, sans-serif"
