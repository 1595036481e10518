import type { Text } from '../../lib/text/useText.ts';
import type { Delivery } from './webhookSchemas.ts';

/** Describes the last attempt of a delivery: HTTP status, problem and time that it took, as far as they are known. */
export function deliveryOutcome(
  { status, problem, durationMs }: Pick<Delivery, 'status' | 'problem' | 'durationMs'>,
  t: Text,
): string {
  return [
    ...(status === undefined ? [] : [`HTTP ${status}`]),
    ...(problem === undefined ? [] : [problem]),
    ...(durationMs === undefined ? [] : [t('webhooks.duration', { ms: durationMs })]),
  ].join(' · ');
}
