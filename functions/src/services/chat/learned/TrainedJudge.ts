/** What was learned from examples. */
export interface TrainedJudge {
  /** The answers that are known. */
  readonly answers: readonly string[];
  /** The words of the examples, towards which spelling is corrected. */
  readonly words: readonly string[];
  readonly features: readonly string[];
  /** By feature, how much it says: the rarer the more. */
  readonly rarity: Float32Array;
  /** How much a feature says that no example has. */
  readonly highestRarity: number;
  /** By feature and then by answer, how much it speaks for it, in parts of the feature's scale. */
  readonly weights: Int8Array;
  readonly scales: Float32Array;
  /** By answer. */
  readonly bias: Float32Array;
}
