/** A window with little room. */
export const SMALL_WINDOW = '@media (max-width: 599.95px), (max-height: 599.95px)';

/** For the paper of a dialog that signs: where there is little room it takes all of it, so that what is being signed stays in sight. */
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
