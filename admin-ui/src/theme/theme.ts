/**
 * The MUI theme with the colours of `palette.ts`. Sizes are in px. The specification sets the breakpoints `sm` (456)
 * and `lg` (756). Below `md` (720), tables become cards. From `xl` (1240) on, the edit panel is a column.
 */
import { createTheme, type Theme } from '@mui/material/styles';
import { colors, FORCED_COLORS, paletteCss } from './palette.js';

/** Whether the navigation fits next to the page. (docs/spec/owners-area.md#navigation) */
export const WIDE_QUERY = '(min-width: 756px)';

/** Whether tables are shown as cards. The style sheets repeat the width. */
export const PHONE_QUERY = '(max-width: 719.95px)';

/** Where tables of many columns become cards: below, a column would be a few letters wide. */
export const ROW_CARDS_QUERY = '(max-width: 899.95px)';

export const tokens = {
  ...colors,
  rail: 264,
  topBar: 64,
  panel: 342,
  content: 1120,
  /** The side margins on a phone held sideways, where a camera or rounded corners cover part of the screen. */
  safeSide: 'max(env(safe-area-inset-left), env(safe-area-inset-right))',
  /** The minimum size of a tap target. */
  target: 44,
  lift: '0 1px 2px rgb(42 18 6/.06), 0 2px 8px rgb(42 18 6/.04)',
  liftHigh: '0 6px 20px rgb(0 0 0/.19)',
} as const;

/** The sizes as CSS variables, for example `var(--panel)`. */
const sizes = {
  '--rail': `${tokens.rail}px`,
  '--topBar': `${tokens.topBar}px`,
  '--panel': `${tokens.panel}px`,
  '--content': `${tokens.content}px`,
  '--target': `${tokens.target}px`,
  '--lift': tokens.lift,
  '--liftHigh': tokens.liftHigh,
};

/**
 * Cuts a text at the end of its first line. `text-overflow` would cut it at the end of the box: in an Arabic line that
 * ends in Latin letters, the first of these letters are there.
 */
export const oneLine = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
} as const;

/**
 * The background of a scroll box. A shadow at its top or bottom shows that the content continues there. At the first and
 * last line, a layer in the surface's colour hides the shadow; the layers scroll with the content.
 */
export const scrollShadows = [
  `linear-gradient(${tokens.surface} 40%, transparent) 0 0 / 100% 40px no-repeat local`,
  `linear-gradient(transparent, ${tokens.surface} 60%) 0 100% / 100% 40px no-repeat local`,
  `linear-gradient(${tokens.scrollShadow}, transparent) 0 0 / 100% 10px no-repeat scroll`,
  `linear-gradient(transparent, ${tokens.scrollShadow}) 0 100% / 100% 10px no-repeat scroll`,
].join(', ');

/** Applies styles where tables and rows become cards: on a narrow screen, or in a narrow container. */
export const cardsBelow = <S extends object>(styles: S) => ({
  [`@media ${PHONE_QUERY}`]: styles,
  '@container rows (max-width: 599.95px)': styles,
});

/** The selected one of several elements: a tab, a filter, a row, a segment. */
const SELECTED = [
  '[aria-pressed="true"]',
  '[aria-selected="true"]',
  '[aria-current]:not([aria-current="false"])',
  '.Mui-selected',
  'label:has(> input.sr-only:checked)',
].join();

const focusRing = { outline: `3px solid ${tokens.accent}`, outlineOffset: 2 } as const;

export function createAppTheme(direction: 'rtl' | 'ltr'): Theme {
  return createTheme({
    // Lets the browser mix colours, because MUI can't mix CSS variables.
    cssVariables: { nativeColor: true, disableCssColorScheme: true },
    direction,
    breakpoints: { values: { xs: 0, sm: 456, md: 720, lg: 756, xl: 1240 } },
    shape: { borderRadius: 12 },
    palette: {
      mode: 'light',
      primary: { main: tokens.accent, dark: tokens.accentDark, contrastText: tokens.onAccent },
      error: { main: tokens.danger, contrastText: tokens.onDanger },
      warning: { main: tokens.warning, contrastText: tokens.surface },
      text: { primary: tokens.text, secondary: tokens.muted },
      background: { default: tokens.page, paper: tokens.surface },
      divider: tokens.line,
      action: { active: tokens.text, hover: tokens.hover, disabled: tokens.control, disabledBackground: tokens.sunken },
    },
    typography: {
      fontFamily: "'Cairo Variable', system-ui, Tahoma, sans-serif",
      body1: { fontSize: 15, lineHeight: '24px' },
      body2: { fontSize: 13.5, lineHeight: '22px' },
      h1: { fontSize: 22, lineHeight: '30px', fontWeight: 800 },
      h2: { fontSize: 18, lineHeight: '28px', fontWeight: 800 },
      h3: { fontSize: 16, lineHeight: '24px', fontWeight: 700 },
      caption: { fontSize: 12.5, lineHeight: '19px' },
      button: { fontSize: 14.5, lineHeight: '22px', fontWeight: 700, textTransform: 'none' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ...paletteCss,
          html: { ...sizes, scrollPaddingTop: tokens.topBar + 16 },
          a: { color: tokens.accentDark },
          body: { letterSpacing: 0, fontVariantNumeric: 'tabular-nums', paddingInline: tokens.safeSide },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
          },
          ':focus-visible': focusRing,
          // Outlines show what fills and shadows show otherwise.
          [FORCED_COLORS]: {
            ...paletteCss[FORCED_COLORS],
            '[role="radiogroup"]:has(> label > input.sr-only)': { outline: '1px solid', outlineOffset: -1 },
            [`:is(${SELECTED}):not(:focus-visible)`]: { outline: '3px solid Highlight', outlineOffset: -3 },
          },
          '.sr-only': {
            position: 'absolute',
            inlineSize: 1,
            blockSize: 1,
            margin: -1,
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
            border: 0,
          },
          'button, a, input, select, textarea': { font: 'inherit' },
          // At the start of the page, whatever is typed: `start` is the side of the text's own direction, and of an
          // empty input the left one. The rtl plugin makes this `right` in Arabic.
          'input[dir="auto"]': { textAlign: 'left' },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: tokens.target,
            borderRadius: 14,
            paddingInline: 16,
            whiteSpace: 'nowrap',
            '&.Mui-focusVisible': focusRing,
          },
          contained: {
            [FORCED_COLORS]: {
              backgroundColor: 'ButtonFace',
              color: 'ButtonText',
              '&:not(:focus-visible)': { outline: '2px solid', outlineOffset: -2 },
              '&.Mui-disabled': { color: 'GrayText' },
            },
          },
          outlined: {
            borderColor: tokens.outline,
            backgroundColor: tokens.surface,
            '&:hover': { backgroundColor: tokens.hover },
          },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            inlineSize: tokens.target,
            blockSize: tokens.target,
            color: tokens.text,
            '&.Mui-focusVisible': focusRing,
          },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            borderRadius: 12,
            backgroundColor: tokens.surface,
            '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.control },
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.text },
            '&.Mui-focused': { outline: `3px solid ${tokens.accent}`, outlineOffset: 2 },
            '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: tokens.accent, borderWidth: 1 },
            '&.Mui-disabled': { backgroundColor: tokens.head },
          },
          input: {
            paddingBlock: 9,
            paddingInline: 12,
            blockSize: 26,
            outline: 'none',
            // MUI's own colour for disabled text is black in both modes.
            '&.Mui-disabled': { color: tokens.muted, WebkitTextFillColor: tokens.muted },
          },
          multiline: { padding: 0, '& textarea': { paddingBlock: 9, paddingInline: 12 } },
        },
      },
      MuiMenu: {
        styleOverrides: {
          paper: { backgroundColor: tokens.raised, borderRadius: 14, boxShadow: tokens.liftHigh, minWidth: 200 },
        },
      },
      MuiMenuItem: { styleOverrides: { root: { minHeight: tokens.target, gap: 12, fontSize: 14.5 } } },
      MuiDialog: {
        styleOverrides: {
          paper: {
            backgroundColor: tokens.raised,
            borderRadius: 20,
            margin: 16,
            maxWidth: 440,
            // MUI computes both for a margin of 32 px, which would waste space on phones.
            maxHeight: 'calc(100% - 32px)',
          },
          paperFullWidth: { width: 'calc(100% - 32px)' },
        },
      },
      MuiSkeleton: {
        defaultProps: { animation: 'wave' },
        styleOverrides: { root: { backgroundColor: tokens.sunken } },
      },
      // MUI's default track colour fits only light mode. In dark mode, an empty bar would look full.
      MuiLinearProgress: { styleOverrides: { root: { backgroundColor: tokens.sunken } } },
      MuiTooltip: { defaultProps: { enterDelay: 400 }, styleOverrides: { tooltip: { fontSize: 12.5 } } },
    },
  });
}
