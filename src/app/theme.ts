/** One calm, dense theme, by tokens alone. */
import type { ThemeConfig } from 'antd'

const FONTS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC', 'Helvetica Neue', Arial, sans-serif"

export const appTheme: ThemeConfig = {
  cssVar: true,
  hashed: false,
  token: {
    colorPrimary: '#1d5fbf',
    colorInfo: '#1d5fbf',
    colorSuccess: '#2c8a4b',
    colorSuccessBg: '#eef8f1',
    colorSuccessBorder: '#b4dcc1',
    colorWarning: '#c9760c',
    colorError: '#c8372d',
    colorLink: '#1d5fbf',
    colorText: '#1f2733',
    colorTextSecondary: '#5a6675',
    colorBorder: '#d5dbe3',
    colorBorderSecondary: '#e6eaef',
    colorBgLayout: '#f3f5f8',
    fontFamily: FONTS,
    fontSize: 13,
    borderRadius: 4,
    controlHeight: 30,
    controlHeightSM: 24,
    controlHeightLG: 36,
    // Half of antd's usual room between things: staff read tables, not posters.
    padding: 12,
    paddingLG: 18,
    paddingSM: 10,
    marginLG: 16,
    wireframe: false,
  },
  components: {
    Table: { cellFontSizeSM: 13, cellPaddingBlockSM: 8, cellPaddingInlineSM: 10, headerBg: '#f4f6f9', headerColor: '#3c4858', headerSplitColor: 'transparent', rowHoverBg: '#f2f7fd', borderColor: '#e9edf2' },
    Menu: { itemHeight: 32, subMenuItemBg: 'transparent', itemBorderRadius: 4, itemMarginBlock: 1, iconSize: 15 },
    Form: { itemMarginBottom: 0, verticalLabelPadding: '0 0 4px' },
    Tabs: { horizontalMargin: '0', horizontalItemPadding: '9px 2px' },
    Layout: { headerHeight: 48, headerBg: '#ffffff', siderBg: '#ffffff', bodyBg: '#f3f5f8' },
    Segmented: { trackBg: '#eceff3' },
  },
}
