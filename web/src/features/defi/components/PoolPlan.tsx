import { SequenceSteps } from '../../../components/SequenceSteps.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { PoolStep } from '../sequence/PoolSequence.ts';
import { amountWords } from '../sequence/erc4626Words.ts';

interface PoolPlanProps {
  /** Signatures in their order. */
  steps: readonly PoolStep[];
  /** In the asset's smallest unit. */
  amount: bigint;
  asset: { readonly symbol: string; readonly decimals: number };
}

/** Signatures that a step with a pool needs, in plain words, before the first one. */
export function PoolPlan({ steps, amount, asset }: PoolPlanProps) {
  const t = useText();
  return (
    <SequenceSteps
      steps={steps.map((name, place) => ({
        id: name,
        say: (write) => t(`pools.sequence.step.${name}`, { amount: amountWords(amount, asset, write) }),
        state: place === 0 ? 'now' : 'next',
      }))}
    />
  );
}
