/**
 * One calm, dense theme, light or dark: antd's tokens with the values of src/ui/tokens.css, so that both draw with one hand.
 */
import { theme, type ThemeConfig } from 'antd'
import { FONTS } from './fonts'
import type { Look } from './look'

/** The seventh shade of a palette is what tags are written in; antd knows it by two names, of which either may come last. */
function wordsOfTags(inks: Record<string, string>): ThemeConfig['token'] {
  return Object.fromEntries(Object.entries(inks).flatMap(([name, ink]) => [[`${name}7`, ink], [`${name}-7`, ink]]))
}

/** antd computes shades from these, so they are colours and not names of colours. */
const COLOURS: Record<Look, ThemeConfig['token']> = {
  light: {
    colorPrimary: '#1d5fbf', colorPrimaryBorder: '#1d5fbf',
    colorPrimaryHover: '#2468c8', colorInfo: '#1d5fbf', colorSuccess: '#1f7a3f', colorSuccessBg: '#eef8f1',
    // antd's own link under the pointer is too pale on white to be read.
    colorLink: '#1d5fbf', colorLinkHover: '#2468c8', colorLinkActive: '#123d7d',
    colorSuccessBorder: '#b4dcc1', colorWarning: '#c9760c', colorError: '#c8372d',
    colorText: '#1f2733', colorTextSecondary: '#4f5a68', colorTextTertiary: '#66717f', colorTextDescription: '#66717f', colorTextPlaceholder: '#5f6b78',
    colorBorder: '#d5dbe3', colorBorderSecondary: '#e6eaef', colorBgLayout: '#f3f5f8',
    // Words of tags: antd's own are too pale on their grounds to be read with ease.
    ...wordsOfTags({ green: '#2b7a12', orange: '#ad4e00', gold: '#8f5a00' }),
  },
  dark: {
    colorPrimary: '#5b9bf0', colorPrimaryBorder: '#5b9bf0',
    colorInfo: '#5b9bf0', colorLink: '#5b9bf0', colorSuccess: '#58b478', colorWarning: '#e2a046', colorError: '#f07f76',
    colorText: '#e3e8ef', colorTextSecondary: '#b3bdc9', colorTextTertiary: '#98a4b2', colorTextDescription: '#98a4b2', colorTextPlaceholder: '#929eac',
    colorBorder: '#3a4452', colorBorderSecondary: '#2a323d', colorBgLayout: '#10141a', colorBgContainer: '#171c24', colorBgElevated: '#212834',
    colorTextLightSolid: '#0d1520', colorBgSpotlight: '#c9d3df',
  },
}

/** antd dims a dark look's first colour by itself; ours is chosen for dark grounds already. */
const darkAlgorithm: typeof theme.darkAlgorithm = (seed, map) => ({
  ...theme.darkAlgorithm(seed, map), colorPrimary: seed.colorPrimary, colorPrimaryHover: '#79aef4', colorPrimaryActive: '#9cc4f8',
  colorLink: seed.colorLink, colorLinkHover: '#79aef4', colorLinkActive: '#9cc4f8',
})

/** @param isCalm nothing slides or fades: a dialog stands as soon as it opens */
export function themeOf(look: Look, isCalm = false): ThemeConfig {
  return {
    // One name for the whole app: without it antd makes one up each time.
    cssVar: { key: 'app' },
    hashed: false,
    algorithm: look === 'dark' ? darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...COLOURS[look],
      motion: !isCalm,
      // The ring of the keyboard is drawn in colorPrimaryBorder: antd's own pale shade is hardly seen.
      lineWidthFocus: 2,
      fontFamily: FONTS,
      fontSize: 13,
      fontSizeSM: 12,
      fontSizeIcon: 10,
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
      Table: {
        cellFontSizeSM: 13, cellPaddingBlockSM: 8, cellPaddingInlineSM: 10, headerBg: 'var(--surface-3)', headerColor: 'var(--text-2)',
        headerSplitColor: 'transparent', rowHoverBg: 'var(--hover)', borderColor: 'var(--line)',
      },
      Menu: {
        itemHeight: 32, subMenuItemBg: 'transparent', itemSelectedBg: 'var(--selected)', itemSelectedColor: 'var(--primary)', itemBorderRadius: 4,
        itemMarginBlock: 1, iconSize: 15,
      },
      Form: { itemMarginBottom: 0, verticalLabelPadding: '0 0 4px' },
      Tabs: { horizontalMargin: '0', horizontalItemPadding: '9px 2px' },
      Layout: { headerHeight: 48, headerBg: 'var(--surface)', siderBg: 'var(--surface)', bodyBg: 'var(--ground)' },
      Segmented: { trackBg: 'var(--line-2)' },
    },
  }
}
