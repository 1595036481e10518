import type { Text } from '../../lib/text/useText.ts';
import { percentOf, slippageHint } from './slippage.ts';

/** Returns the warnings of a slippage that must be accepted before signing: none up to 1 %. */
export function slippageNotices(bps: number, t: Text): readonly string[] {
  const hint = slippageHint(bps);
  return hint && hint.severity !== 'info' ? [t(hint.text, { percent: percentOf(bps) })] : [];
}
