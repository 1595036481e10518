/** Features of a question with their weights. Its length is 1, over all features, known or not. */
export interface QuestionVector {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
}

/**
 * @param features with the weight of their kind
 * @param ids of the known features
 * @param rarityOf weight of a feature by its id; undefined stands for an unknown one
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
