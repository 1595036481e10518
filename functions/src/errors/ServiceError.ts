import type { FailureDetails, FailureReason } from '@everything-wallet/core/callables/failureReason';
import type { RefusalText, RefusalTextId } from '@everything-wallet/core/refusals/refusalText';
import { refusalValues } from '@everything-wallet/core/refusals/refusalValues';
import { fillText } from '@everything-wallet/core/texts/fillText';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { texts } from '@everything-wallet/core/texts/texts';
import type { FunctionsErrorCode } from 'firebase-functions/https';

interface ServiceErrorOptions extends ErrorOptions {
  /** Reason for programs; 'refused' if there is nothing for them to do about it. */
  readonly reason?: FailureReason;
  readonly retryAfterSeconds?: number;
  /** Values of the text's parameters, except {when}. */
  readonly values?: RefusalText['values'];
}

/**
 * A failure reported to a caller: the code of the callable protocol, one sentence for people in English, and the
 * reason for programs. The details hold the sentence's text id, so that a browser shows it in its own language.
 */
export class ServiceError extends Error {
  override readonly name: string = 'ServiceError';
  readonly code: FunctionsErrorCode;
  readonly details: FailureDetails;

  /** @param text its id, or a sentence for programmers that is not in the catalogue */
  constructor(
    code: FunctionsErrorCode,
    text: RefusalTextId | { readonly sentence: string },
    { reason = 'refused', retryAfterSeconds, values, ...options }: ServiceErrorOptions = {},
  ) {
    const isKnown = typeof text === 'string';
    super(
      isKnown
        ? fillText(texts[text], refusalValues({ values }, retryAfterSeconds, SOURCE_LANGUAGE))
        : text.sentence,
      options,
    );
    this.code = code;
    this.details = {
      reason,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(isKnown && { text: { id: text, ...(values && { values }) } }),
    };
  }
}
