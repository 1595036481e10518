import { useSnackbar } from 'notistack';
import { useEffect, type ComponentType } from 'react';
import { logProblem } from '../lib/log/logProblem.ts';
import { useText } from '../lib/text/useText.ts';
import { useLoaded } from './useLoaded.ts';

interface DialogProps {
  onClose: () => void;
}

/**
 * Creates a dialog whose code is loaded when it is opened. Where that fails, for example offline, it shows an
 * error and closes: opening it again retries.
 *
 * @param load imports the dialog's component
 */
export function loadedDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LoadedDialog(props: Props) {
    const t = useText();
    const { enqueueSnackbar } = useSnackbar();
    const loaded = useLoaded(load);
    const { onClose } = props;
    const failure = loaded.status === 'failed' ? loaded.error : undefined;

    useEffect(() => {
      if (failure === undefined) return;
      logProblem('A dialog could not be loaded', failure);
      enqueueSnackbar(t('common.error.notLoaded'), { variant: 'error' });
      onClose();
    }, [failure, onClose, enqueueSnackbar, t]);

    if (loaded.status !== 'ready') return null;
    const Dialog = loaded.value;
    return <Dialog {...props} />;
  };
}
