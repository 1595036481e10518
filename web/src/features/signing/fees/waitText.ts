import type { ExpectedWait } from '@everything-wallet/core/fees/expectedWait';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Text } from '../../../lib/text/useText.ts';

const SECONDS = 60;
/** Longer waits are shown in minutes. */
const MAX_SECONDS = 90;

/** Describes the expected wait of a transfer for a block. */
export function waitText(wait: ExpectedWait, { blockSeconds }: Network, t: Text): string {
  if (wait === 'longer') return t('send.fees.wait.longer');
  if (wait === 'cheaper') return t('send.fees.wait.cheaper');
  // Some chains have several blocks in a second.
  const seconds = Math.ceil(wait.blocks * blockSeconds);
  if (seconds < MAX_SECONDS) return t('send.fees.wait.seconds', { count: seconds });
  return t('send.fees.wait.minutes', { count: Math.round(seconds / SECONDS) });
}
