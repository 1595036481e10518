/** One effect of a call, in words. */
export interface EffectLine {
  readonly direction: 'out' | 'in' | 'between' | 'permission';
  readonly text: string;
  /** Text with its amount to the last digit. */
  readonly exact?: string | undefined;
  /** Recipient or sender, in words, if relevant. */
  readonly whom?: string | undefined;
  /** Remarks on the effect. */
  readonly marks: readonly string[];
}
