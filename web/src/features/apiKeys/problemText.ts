import type { Text } from '../../lib/text/useText.ts';
import type { TextId } from '../../texts/texts.ts';
import { ApiProblemError } from './ApiProblemError.ts';

/** Returns what failed, followed by the API's reason. */
export function problemText(t: Text, what: TextId, error: unknown): string {
  const reason = error instanceof ApiProblemError ? error.detail : t('webhooks.error.noAnswer');
  return t('webhooks.error.reason', { what: t(what), reason });
}
