import DialogContent from '@mui/material/DialogContent';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { useText } from '../../../lib/text/useText.ts';
import { loadSendSteps } from '../lateParts.ts';
import type { SendStepsProps } from './SendSteps.tsx';

/** Loads the steps ahead, on a phone; where that fails, the dialog loads them again. */
export const preloadSendSteps = () => void loadSendSteps().catch(() => undefined);

/** The Send dialog one step at a time, whose code only phones load. */
export function LoadedSendSteps(props: SendStepsProps) {
  const t = useText();
  const steps = useLoaded(loadSendSteps);
  if (steps.status === 'loading') return null;
  if (steps.status === 'failed') {
    return (
      <DialogContent>
        <ErrorState title={t('common.error.notLoaded')} onRetry={steps.retry} />
      </DialogContent>
    );
  }
  const Steps = steps.value;
  return <Steps {...props} />;
}
