import type { TextId } from '../../texts/texts.ts';

/** Reason why a sequence has nothing to sign, as a text of the catalogue. */
export interface SequenceProblem {
  readonly text: TextId;
  readonly values?: Readonly<Record<string, string | number>>;
}
