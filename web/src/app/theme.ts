import { createTheme } from '@mui/material/styles';
import { documentDirection } from '../lib/language/documentDirection.ts';

/** Motion is short and only follows user input. */
const TRANSITION = '140ms cubic-bezier(0.2, 0, 0, 1)';

/** Top of the window below the banner for a lost connection; 0 without it. */
const BELOW_BANNER = 'var(--offline-banner-height, 0px)';

/** While a dialog is open, but not while it closes. */
const OVER_A_DIALOG = 'body:has(.MuiDialog-container[style*="opacity: 1"])';

/** Keyboard focus: visible on every background of either scheme (WCAG 2.2, 2.4.7 and 1.4.11). */
const FOCUS = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: '2px' };

/** The same where surrounding elements would clip it. */
const FOCUS_INSIDE = { '&.Mui-focusVisible, &:focus-visible': { outlineOffset: '-2px' } };

/**
 * Minimum contrast of text on a filled color (WCAG 2.2, 1.4.3); the library's default of 3 is for large
 * letters.
 */
const CONTRAST = 4.5;

/**
 * Theme of the wallet: paper and ink, one strong blue for actions, mint and coral for outcomes.
 *
 * Only this file contains colors, for both schemes; components use roles.
 */
export const theme = createTheme({
  direction: documentDirection(),
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: {
    light: {
      palette: {
        contrastThreshold: CONTRAST,
        primary: { main: '#2f4bff', dark: '#1d33cc', contrastText: '#ffffff' },
        success: { main: '#0b7a55' },
        warning: { main: '#8a5a00' },
        error: { main: '#c02626' },
        info: { main: '#1d5fb4' },
        background: { default: '#f5f6f8', paper: '#ffffff' },
        text: { primary: '#10131a', secondary: '#596173' },
        divider: '#e3e6ec',
      },
    },
    dark: {
      palette: {
        contrastThreshold: CONTRAST,
        primary: { main: '#93a5ff', dark: '#b3c0ff', contrastText: '#0b0f2e' },
        // The dark shades are behind white text in toasts and banners: 4.5 to 1 (WCAG 1.4.3).
        success: { main: '#5fdcae', dark: '#177a56' },
        warning: { main: '#f2bd5c', dark: '#8a5f14' },
        error: { main: '#ff8f8f', dark: '#b23b3b' },
        info: { main: '#8fbcff', dark: '#2c64ad' },
        background: { default: '#0b0d12', paper: '#141821' },
        text: { primary: '#f0f2f7', secondary: '#9aa3b5' },
        divider: '#262c38',
      },
    },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    h1: { fontSize: '2.75rem', fontWeight: 650, letterSpacing: '-0.03em', lineHeight: 1.08 },
    h2: { fontSize: '1.625rem', fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.2 },
    h3: { fontSize: '1.0625rem', fontWeight: 620, letterSpacing: '-0.01em', lineHeight: 1.35 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        'html, body, #root': { minHeight: '100%' },
        // If the scroll bar appeared only on long screens, short ones would be shifted sideways. Dialogs
        // account for it.
        html: { overflowY: 'scroll' },
        // Everything moves down by the height of the banner for a lost connection (OfflineBanner).
        body: { fontFeatureSettings: "'cv11', 'ss03'", paddingTop: BELOW_BANNER },
        // Toasts must not cover buttons: below the screen and above the tab bar of a phone; in a dialog,
        // whose buttons are at the bottom, at its top. Clicks pass through them, except on their own button;
        // the library sets the opposite in inline styles.
        '.notistack-SnackbarContainer': {
          '@media (max-width: 599.95px)': { bottom: 'calc(66px + env(safe-area-inset-bottom))' },
          '&, & *': { pointerEvents: 'none !important' },
          '& .MuiAlert-action, & .MuiAlert-action *': { pointerEvents: 'auto !important' },
        },
        [`${OVER_A_DIALOG} .notistack-SnackbarContainer`]: {
          top: `calc(14px + ${BELOW_BANNER})`,
          bottom: 'auto !important',
        },
        ':focus-visible': FOCUS,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '1ms !important',
            transitionDuration: '1ms !important',
          },
        },
      },
    },
    // A custom button uses the theme's font as well: browsers give buttons another.
    MuiButtonBase: {
      styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible, &:focus-visible': FOCUS } },
    },
    MuiListItemButton: { styleOverrides: { root: FOCUS_INSIDE } },
    MuiMenuItem: { styleOverrides: { root: FOCUS_INSIDE } },
    MuiCardActionArea: { styleOverrides: { root: FOCUS_INSIDE } },
    MuiSwitch: { styleOverrides: { switchBase: { '&.Mui-focusVisible': { outlineOffset: '-6px' } } } },
    MuiAppBar: { styleOverrides: { root: { top: BELOW_BANNER } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 10,
          paddingInline: 18,
          minHeight: 42,
          transition: `background-color ${TRANSITION}`,
        },
        sizeLarge: { minHeight: 50, fontSize: '1rem' },
        sizeSmall: { minHeight: 34, paddingInline: 12 },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 16 } },
    },
    MuiDialog: {
      styleOverrides: {
        root: { top: BELOW_BANNER },
        paper: ({ theme: { breakpoints } }) => ({
          borderRadius: 20,
          [breakpoints.down('sm')]: { borderRadius: 16, margin: 12, width: 'calc(100% - 24px)' },
        }),
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 650, letterSpacing: '-0.015em' } },
    },
    MuiOutlinedInput: {
      // Text that is too long for a field, such as its example, ends in an ellipsis.
      styleOverrides: { root: { borderRadius: 10 }, input: { textOverflow: 'ellipsis' } },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: 12,
          alignItems: 'flex-start',
          // On a colored background, the focus outline has the text color, which is visible there.
          '& .MuiButtonBase-root': {
            '&.Mui-focusVisible, &:focus-visible': { outlineColor: 'currentColor' },
          },
          // On a phone a button beside the text would leave a few letters a line for both: it is below,
          // aligned with the text.
          '@media (max-width: 599.95px)': {
            '&:has(> .MuiAlert-action .MuiButton-root)': {
              flexWrap: 'wrap',
              '& > .MuiAlert-message': { flex: '1 1 0', minWidth: 0 },
              '& > .MuiAlert-action': { flexBasis: '100%', margin: 0, padding: '0 0 4px 29px' },
            },
          },
        },
        // Buttons never wrap, however long the text is.
        action: { '& .MuiButton-root': { whiteSpace: 'nowrap' } },
      },
    },
    MuiTab: {
      styleOverrides: { root: { minHeight: 44, textTransform: 'none', fontWeight: 600, ...FOCUS_INSIDE } },
    },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
  },
});
