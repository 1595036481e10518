/** Layout of a row of settings: an icon's tile, a name, and what stands at the end. */
export const settingRowSx = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  width: '100%',
  minHeight: 56,
  paddingInline: { xs: 1.5, sm: 2 },
  paddingBlock: 1,
} as const;
