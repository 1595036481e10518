/** Model trained on examples. */
export interface TrainedJudge {
  /** The answers that are known. */
  readonly answers: readonly string[];
  /** The words of the examples, towards which spelling is corrected. */
  readonly words: readonly string[];
  readonly features: readonly string[];
  /** Weight of each feature: the rarer the higher. */
  readonly rarity: Float32Array;
  /** Weight of a feature that no example has. */
  readonly highestRarity: number;
  /** By feature and then by answer, how much it speaks for it, in parts of the feature's scale. */
  readonly weights: Int8Array;
  readonly scales: Float32Array;
  /** By answer. */
  readonly bias: Float32Array;
}
