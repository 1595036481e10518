import { createTheme } from '@mui/material/styles';
import { documentDirection } from '../lib/language/documentDirection.ts';
import { colors } from './theme/colors.ts';
import { designTokens } from './theme/designTokens.ts';
import { sheet } from './theme/sheet.ts';
import { touchTargets } from './theme/touchTargets.ts';

const { motion, radius, type, weight } = designTokens;

/** Elements whose edge is their background alone. */
const FILLED =
  '.MuiButton-contained, .MuiFab-root, .MuiChip-root, .MuiSwitch-track, .MuiSwitch-thumb, .MuiDialog-paper, .MuiMenu-paper';

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

/** Letters of a step of the type scale. */
function letters({ size, line, spacing }: (typeof type)[keyof typeof type]) {
  return { fontSize: `${size}rem`, lineHeight: line, letterSpacing: spacing === 0 ? 0 : `${spacing}em` };
}

/**
 * Theme of the wallet: paper and ink, one strong blue for actions, mint and coral for outcomes (docs/design-system.md).
 */
export const theme = createTheme({
  direction: documentDirection(),
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: {
    light: { palette: { contrastThreshold: CONTRAST, ...colors.light } },
    dark: { palette: { contrastThreshold: CONTRAST, ...colors.dark } },
  },
  spacing: designTokens.space,
  shape: { borderRadius: radius.notice },
  transitions: {
    duration: {
      shortest: motion.quick,
      shorter: motion.quick,
      short: motion.standard,
      standard: motion.standard,
      complex: motion.large,
      enteringScreen: motion.standard,
      leavingScreen: motion.quick,
    },
    easing: {
      easeInOut: motion.standardEasing,
      easeOut: motion.emphasizedEasing,
    },
  },
  typography: {
    fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    h1: { ...letters(type.display), fontWeight: weight.display },
    h2: { ...letters(type.title), fontWeight: weight.display },
    h3: { ...letters(type.heading), fontWeight: weight.heading },
    body1: letters(type.body),
    body2: letters(type.detail),
    caption: letters(type.caption),
    button: { fontWeight: weight.strong, letterSpacing: 0, textTransform: 'none' },
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
        ...sheet.keyframes,
        ':focus-visible': FOCUS,
        // Forced colors remove backgrounds and shadows, the only edge that these have; a button sets its own border.
        '@media (forced-colors: active)': {
          [FILLED]: { border: '1px solid !important' },
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '1ms !important',
            // A spinner would otherwise turn a thousand times a second.
            animationIterationCount: '1 !important',
            transitionDuration: '1ms !important',
          },
        },
      },
    },
    // A custom button uses the theme's font as well: browsers give buttons another.
    MuiButtonBase: {
      styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible, &:focus-visible': FOCUS } },
    },
    MuiIconButton: { styleOverrides: { root: touchTargets.iconButton } },
    MuiCheckbox: { styleOverrides: { root: touchTargets.choice } },
    MuiRadio: { styleOverrides: { root: touchTargets.choice } },
    MuiChip: { styleOverrides: { root: touchTargets.chip } },
    MuiListItemButton: { styleOverrides: { root: { ...FOCUS_INSIDE, ...touchTargets.row } } },
    MuiMenuItem: { styleOverrides: { root: { ...FOCUS_INSIDE, ...touchTargets.row } } },
    MuiCardActionArea: { styleOverrides: { root: FOCUS_INSIDE } },
    MuiSwitch: {
      styleOverrides: {
        root: touchTargets.toggle,
        switchBase: { '&.Mui-focusVisible': { outlineOffset: '-6px' } },
      },
    },
    MuiAppBar: { styleOverrides: { root: { top: BELOW_BANNER } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: radius.control,
          paddingInline: 18,
          minHeight: 42,
          transition: `background-color ${motion.quick}ms ${motion.standardEasing}`,
          // The library's dark shade is meant for white letters, as on toasts.
          '&.MuiButton-contained.MuiButton-colorError:hover': {
            backgroundColor:
              'color-mix(in srgb, var(--mui-palette-error-main) 88%, var(--mui-palette-text-primary))',
          },
          ...touchTargets.button,
        },
        sizeLarge: { minHeight: 50, fontSize: '1rem' },
        sizeSmall: { minHeight: 34, paddingInline: 12, ...touchTargets.button },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: radius.card } },
    },
    MuiDialog: {
      styleOverrides: {
        root: { top: BELOW_BANNER, ...sheet.root },
        container: sheet.container,
        paper: sheet.paper,
      },
    },
    MuiPopover: { styleOverrides: { paper: { boxShadow: designTokens.elevation.raised } } },
    MuiDialogTitle: {
      styleOverrides: { root: { ...letters(type.dialog), fontWeight: weight.display } },
    },
    MuiOutlinedInput: {
      // Text that is too long for a field, such as its example, ends in an ellipsis.
      styleOverrides: { root: { borderRadius: radius.control }, input: { textOverflow: 'ellipsis' } },
    },
    // A choice that is too long for a line, as in German, takes two.
    MuiSelect: {
      styleOverrides: {
        select: {
          whiteSpace: 'normal',
          // Forced colors remove the background that shows the focus of one without a border.
          '@media (forced-colors: active)': { '&:focus': { outline: '2px solid', outlineOffset: '-2px' } },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: radius.notice,
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
