import type { SavedRecipient } from '../recipients/SavedRecipient.ts';
import type { SendableToken } from './SendableToken.ts';
import type { SendFormOptions } from './SendFormOptions.ts';
import type { SendFormState } from './SendFormState.ts';

/** Properties that the parts of the Send dialog share. */
export interface SendPart {
  readonly form: SendFormState;
  readonly options: SendFormOptions;
  readonly contacts: readonly SavedRecipient[];
  /** Tokens to select from beside the coin; without any, there is no selection. */
  readonly tokens: readonly SendableToken[];
  /**
   * Called with the selection.
   *
   * @param token undefined for the coin
   */
  readonly onTokenChange: ((token: SendableToken | undefined, recipient: string) => void) | undefined;
}
