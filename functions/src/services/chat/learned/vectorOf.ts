/** A question by its features: which, and how much each says. Its length is 1, of all of them, known or not. */
export interface QuestionVector {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
}

/**
 * @param features with how much each counts by its kind
 * @param ids of the features that are known
 * @param rarityOf how much a feature says, by its id; undefined is one that is not known
 */
export function vectorOf(
  features: ReadonlyMap<string, number>,
  ids: ReadonlyMap<string, number>,
  rarityOf: (id: number | undefined) => number,
): QuestionVector {
  const known: number[] = [];
  const weights: number[] = [];
  let square = 0;
  for (const [feature, kind] of features) {
    const id = ids.get(feature);
    const weight = kind * rarityOf(id);
    square += weight ** 2;
    if (id === undefined) continue;
    known.push(id);
    weights.push(weight);
  }
  const length = Math.sqrt(square) || 1;
  return { ids: Int32Array.from(known), weights: Float32Array.from(weights, (weight) => weight / length) };
}
