import type { TextId } from '../../../texts/texts.ts';

/** Failures after which the preview must be refreshed. */
export const QUOTE_ERRORS: ReadonlySet<TextId> = new Set<TextId>([
  'send.error.feeRose',
  'send.error.quoteOld',
  'send.error.estimate',
]);
