import { useSnackbar } from 'notistack';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { logProblem } from '../../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../../lib/text/useText.ts';
import { rotateWebhookSecret } from '../../api/rotateWebhookSecret.ts';
import { problemText } from '../../problemText.ts';
import type { Webhook } from '../../webhookSchemas.ts';
import type { NewSecret } from './NewSecretPanel.tsx';

interface RotateSecretDialogProps {
  apiKey: string;
  webhook: Pick<Webhook, 'id' | 'url'>;
  onRotated: (secret: NewSecret) => void;
  onClose: () => void;
}

/** Explains how a new secret replaces that of a webhook, and rotates it. */
export function RotateSecretDialog({
  apiKey,
  webhook: { id, url },
  onRotated,
  onClose,
}: RotateSecretDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const rotation = useSingleMutation({
    mutationFn: () => rotateWebhookSecret(apiKey, id),
    onSuccess: ({ secret, previousValidUntil }) => {
      enqueueSnackbar(t('webhooks.rotated'), { variant: 'success' });
      onRotated({ url, secret, previousValidUntil });
    },
    onError: (error) => {
      logProblem('Failed to rotate secret', error);
      enqueueSnackbar(problemText(t, 'webhooks.error.rotate', error), { variant: 'error' });
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={t('webhooks.rotateTitle')}
      text={t('webhooks.rotateText', { url })}
      confirmLabel={t('webhooks.rotateConfirm')}
      isBusy={rotation.isPending}
      onConfirm={() => rotation.mutate()}
      onCancel={onClose}
    />
  );
}
