import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import type { Text } from '../../../lib/text/useText.ts';

/** Functions that write the texts of a call. */
export interface CallFormatters {
  readonly t: Text;
  /** Id of the call's network. */
  readonly network: string;
  /** Formats an amount, a decimal string. */
  readonly write: WriteAmount;
}
