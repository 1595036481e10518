import type { ComponentProps } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { useText } from '../../../lib/text/useText.ts';
import { loadTransferEffects } from '../lateParts.ts';
import type { TransferEffects } from './TransferEffects.tsx';

/** Effects of a transfer, whose code is loaded once there is a transfer to simulate. */
export function TransferSimulation(props: ComponentProps<typeof TransferEffects>) {
  const t = useText();
  const effects = useLoaded(loadTransferEffects);
  if (effects.status === 'loading') return null;
  if (effects.status === 'failed') {
    return <ErrorState title={t('common.error.notLoaded')} onRetry={effects.retry} />;
  }
  const Effects = effects.value;
  return <Effects {...props} />;
}
