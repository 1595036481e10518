import { compiledTexts } from 'virtual:compiled-messages/holdings';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import type { Figure } from '../Figure.ts';
import { FigureMark } from './FigureMark.tsx';

loadTexts(compiledTexts);

interface BalanceMarkProps {
  /** Undefined while nothing was heard of it. */
  figure: Figure | undefined;
  /** The balance that it stands beside, in the smallest unit; undefined while that is not known. */
  units: bigint | undefined;
  /** What it is a balance of, as people read it. */
  asset: string;
}

/** How sure a balance is that was asked by itself; nothing where another figure is shown than the one that is known of. */
export function BalanceMark({ figure, units, asset }: BalanceMarkProps) {
  if (units === undefined || !figure) return null;
  // The two are asked for at moments of their own.
  if (figure.agreement === 'agreed' && figure.units !== units) return null;
  return <FigureMark figure={figure} asset={asset} />;
}
