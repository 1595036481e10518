import { designTokens } from './designTokens.ts';

const COARSE = '@media (pointer: coarse)';
const { target } = designTokens;

const tall = { [COARSE]: { minHeight: target } };

/** Styles that make room for a finger: nothing changes for a mouse. */
export const touchTargets = {
  button: tall,
  row: tall,
  iconButton: { [COARSE]: { minWidth: target, minHeight: target } },
  /** A box of 24 px with its padding. */
  choice: { [COARSE]: { padding: (target - 24) / 2 } },
  /** Its thumb of 20 px with its padding, and around its track of 14 px. */
  toggle: {
    [COARSE]: {
      height: target,
      paddingBlock: (target - 14) / 2,
      '& .MuiSwitch-switchBase': { paddingBlock: (target - 20) / 2 },
    },
  },
  /** A chip stays small: only the surface that takes the press grows. */
  chip: {
    [COARSE]: {
      '&.MuiChip-clickable::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: -10 },
    },
  },
} as const;
