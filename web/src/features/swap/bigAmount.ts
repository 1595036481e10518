/** Style of a large amount without a frame, which its side of the swap has; an error draws the line. */
export const bigAmount = {
  '& .MuiInputBase-input': {
    fontSize: { xs: '1.75rem', sm: '2rem' },
    fontWeight: 600,
    lineHeight: 1.2,
    height: 'auto',
    fontVariantNumeric: 'tabular-nums',
    textOverflow: 'ellipsis',
  },
  '& .MuiInput-root:not(.Mui-error)::before, & .MuiInput-root:not(.Mui-error)::after': { display: 'none' },
  // Forced colors remove the color that its side has with the focus.
  '@media (forced-colors: active)': {
    '& .MuiInput-root.Mui-focused': { outline: '2px solid', outlineOffset: '2px' },
  },
} as const;
