import { designTokens } from './designTokens.ts';

const PHONE = '@media (max-width: 599.95px)';
const { motion, radius, elevation } = designTokens;

/**
 * Dialogs: a card in the middle of a wide screen, a sheet at the lower edge of a phone. The sheet is above the on-screen keyboard
 * (`watchKeyboard`) and scrolls inside, so that its buttons stay in view.
 */
export const sheet = {
  root: { bottom: 'var(--keyboard-height, 0px)' },
  container: { [PHONE]: { alignItems: 'flex-end' } },
  paper: {
    borderRadius: radius.dialog,
    boxShadow: elevation.overlay,
    [PHONE]: {
      margin: 0,
      width: '100%',
      maxWidth: '100%',
      maxHeight: 'calc(100% - 24px)',
      borderRadius: `${radius.dialog}px ${radius.dialog}px 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      animation: `sheet-up ${motion.standard}ms ${motion.emphasizedEasing}`,
    },
  },
  /** Global, since the library fades the whole dialog. */
  keyframes: { '@keyframes sheet-up': { from: { transform: 'translateY(64px)' } } },
} as const;
