/**
 * Colors by role, for both schemes; components use roles. Texts, and the outcomes that amounts are colored by, have a contrast of 7 to 1
 * with both backgrounds (WCAG 2.2, 1.4.6), everything else 4.5 to 1.
 */
export const colors = {
  light: {
    primary: { main: '#2f4bff', dark: '#1d33cc', contrastText: '#ffffff' },
    success: { main: '#07603f' },
    warning: { main: '#6b4500' },
    error: { main: '#9c1c1c' },
    info: { main: '#1d5fb4' },
    background: { default: '#f5f6f8', paper: '#ffffff' },
    text: { primary: '#10131a', secondary: '#474f60' },
    divider: '#e3e6ec',
  },
  dark: {
    primary: { main: '#93a5ff', dark: '#b3c0ff', contrastText: '#0b0f2e' },
    // The dark shades are behind white text in toasts and banners: 4.5 to 1 (WCAG 1.4.3).
    success: { main: '#5fdcae', dark: '#177a56' },
    warning: { main: '#f2bd5c', dark: '#8a5f14' },
    error: { main: '#ff9d9d', dark: '#b23b3b' },
    info: { main: '#8fbcff', dark: '#2c64ad' },
    background: { default: '#0b0d12', paper: '#141821' },
    text: { primary: '#f0f2f7', secondary: '#aeb6c6' },
    divider: '#262c38',
  },
} as const;
