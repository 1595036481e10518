/** Steps of the design system (docs/design-system.md): components take them from the theme. */
export const designTokens = {
  /** Unit of distance, in px: `sx` counts in it. */
  space: 8,
  /** Corners, in px. */
  radius: { control: 10, notice: 12, card: 16, dialog: 20 },
  /** Weight of letters. */
  weight: { strong: 600, heading: 620, display: 650 },
  /** Letters: size in rem, height of a line, distance between letters in em. */
  type: {
    display: { size: 2.75, line: 1.08, spacing: -0.03 },
    title: { size: 1.625, line: 1.2, spacing: -0.02 },
    heading: { size: 1.0625, line: 1.35, spacing: -0.01 },
    dialog: { size: 1.25, line: 1.6, spacing: -0.015 },
    body: { size: 0.9375, line: 1.55, spacing: 0 },
    detail: { size: 0.875, line: 1.5, spacing: 0 },
    caption: { size: 0.8125, line: 1.45, spacing: 0 },
  },
  /** Shadows of what lies above the page. */
  elevation: {
    raised: '0 1px 2px rgb(10 13 20 / 8%), 0 6px 20px rgb(10 13 20 / 12%)',
    overlay: '0 2px 6px rgb(10 13 20 / 10%), 0 20px 56px rgb(10 13 20 / 22%)',
  },
  /** Motion, in ms: it only follows what the user does. */
  motion: {
    quick: 150,
    standard: 200,
    large: 250,
    standardEasing: 'cubic-bezier(0.2, 0, 0, 1)',
    emphasizedEasing: 'cubic-bezier(0.05, 0.7, 0.1, 1)',
  },
  /** Smallest target of a finger, in px (WCAG 2.2, 2.5.5). */
  target: 44,
} as const;
