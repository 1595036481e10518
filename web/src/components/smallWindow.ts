/** A small window. */
export const SMALL_WINDOW = '@media (max-width: 599.95px), (max-height: 599.95px)';

/**
 * Style for the paper of a dialog that signs: in a small window it takes all the space, so that the summary
 * stays visible.
 */
export const fillsSmallWindow = {
  [SMALL_WINDOW]: {
    m: 0,
    width: '100%',
    height: '100%',
    maxHeight: '100%',
    maxWidth: '100%',
    borderRadius: 0,
  },
} as const;
