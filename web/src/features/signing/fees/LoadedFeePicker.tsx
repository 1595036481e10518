import type { ComponentProps } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { useText } from '../../../lib/text/useText.ts';
import { loadFeePicker } from '../lateParts.ts';
import type { FeePicker } from './FeePicker.tsx';

/** Choice of fees, whose code is loaded when it is first shown. */
export function LoadedFeePicker(props: ComponentProps<typeof FeePicker>) {
  const t = useText();
  const picker = useLoaded(loadFeePicker);
  if (picker.status === 'loading') return null;
  if (picker.status === 'failed') {
    return <ErrorState title={t('common.error.notLoaded')} onRetry={picker.retry} />;
  }
  const Picker = picker.value;
  return <Picker {...props} />;
}
