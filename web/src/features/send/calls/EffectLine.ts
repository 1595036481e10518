/** One thing that a call says, or does, in words. */
export interface EffectLine {
  readonly direction: 'out' | 'in' | 'between' | 'permission';
  readonly text: string;
  /** The text with its amount to the last digit. */
  readonly exact?: string | undefined;
  /** Whom it goes to or comes from, where that is to be said; in words. */
  readonly whom?: string | undefined;
  /** What has to be known of it. */
  readonly marks: readonly string[];
}
