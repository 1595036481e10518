/** Style of the field for an amount, and of the one for its asset beside it: as high, with large digits. */
export const bigField = {
  '& .MuiInputBase-root': { minHeight: 64 },
  '& .MuiInputBase-input:not(.MuiSelect-select)': {
    fontSize: '1.75rem',
    fontWeight: 650,
    letterSpacing: '-0.01em',
    fontVariantNumeric: 'tabular-nums',
    py: 1.25,
  },
} as const;
