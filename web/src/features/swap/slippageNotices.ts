import type { Text } from '../../lib/text/useText.ts';
import { percentOf, slippageHint } from './slippage.ts';

/** What somebody has to accept of the slippage they chose before a swap is signed, as sentences: none up to 1 %. */
export function slippageNotices(bps: number, t: Text): readonly string[] {
  const hint = slippageHint(bps);
  return hint && hint.severity !== 'info' ? [t(hint.text, { percent: percentOf(bps) })] : [];
}
