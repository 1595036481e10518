import { compiledTexts } from 'virtual:compiled-texts/holdings';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import type { Figure } from '../Figure.ts';
import { FigureMark } from './FigureMark.tsx';

loadTexts(compiledTexts);

interface BalanceMarkProps {
  /** Undefined until there is an answer. */
  figure: Figure | undefined;
  /** The balance beside it, in the smallest unit; undefined while unknown. */
  units: bigint | undefined;
  /** Display name of the asset. */
  asset: string;
}

/** Agreement of the nodes on a balance that was requested separately; empty if the holdings have another amount. */
export function BalanceMark({ figure, units, asset }: BalanceMarkProps) {
  if (units === undefined || !figure) return null;
  // The two are requested at different moments.
  if (figure.agreement === 'agreed' && figure.units !== units) return null;
  return <FigureMark figure={figure} asset={asset} />;
}
