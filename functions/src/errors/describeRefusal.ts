import type { RefusalText, RefusalTextId } from '@everything-wallet/core/refusals/refusalText';
import { refusalValues } from '@everything-wallet/core/refusals/refusalValues';
import { fillText } from '@everything-wallet/core/texts/fillText';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { texts } from '@everything-wallet/core/texts/texts';

/** Text of the catalogue, or a sentence for programmers that is not there, such as one that names a field. */
export type RefusalSource = RefusalTextId | { readonly sentence: string };

/** Values of a refusal's text. */
interface RefusalValues {
  readonly values?: RefusalText['values'];
  /** Value of {when}. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Returns the sentence of a refusal in English, and its text for a browser in another language. */
export function describeRefusal(
  source: RefusalSource,
  { values, retryAfterSeconds }: RefusalValues = {},
): { readonly sentence: string; readonly text?: RefusalText } {
  if (typeof source !== 'string') return source;
  return {
    sentence: fillText(texts[source], refusalValues({ values }, retryAfterSeconds, SOURCE_LANGUAGE)),
    text: { id: source, ...(values && { values }) },
  };
}
