import { normaliseQuestion } from '../normaliseQuestion.ts';
import type { HelpExample } from './HelpExample.ts';
import { learnWeights } from './learnWeights.ts';
import { QuestionFeatures } from './QuestionFeatures.ts';
import type { TrainedJudge } from './TrainedJudge.ts';
import { vectorOf } from './vectorOf.ts';

/** Maximum step of a weight: eight bits for each are enough, and a quarter of their size in training. */
const STEPS = 127;

/**
 * Learns from examples which answer a question wants, the same every time.
 *
 * @param fewest in how many examples a feature must be to be learned
 */
export function trainJudge(examples: readonly HelpExample[], fewest = 2): TrainedJudge {
  const answers = [...new Set(examples.map(({ answer }) => answer))];
  const words = [...new Set(examples.flatMap(({ question }) => normaliseQuestion(question).split(' ')))];
  const reader = new QuestionFeatures(words);
  const read = examples.map(({ question }) => reader.of(question));
  const counts = new Map<string, number>();
  for (const features of read) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const frequent = [...counts].filter(([, count]) => count >= fewest);
  const rarityOf = (count: number) => Math.log((examples.length + 1) / (count + 0.5));
  const rarity = Float32Array.from(frequent, ([, count]) => rarityOf(count));
  const highestRarity = rarityOf(0);
  const ids = new Map(frequent.map(([feature], id) => [feature, id]));
  const vectors = read.map((features) =>
    vectorOf(features, ids, (id) => (id === undefined ? undefined : rarity[id]) ?? highestRarity),
  );
  const numbers = new Map(answers.map((answer, number) => [answer, number]));
  const labels = examples.map(({ answer }) => numbers.get(answer) ?? 0);
  const { weights, bias } = learnWeights(vectors, labels, frequent.length, answers.length);
  return {
    answers,
    words,
    features: frequent.map(([feature]) => feature),
    rarity,
    highestRarity,
    ...inSteps(weights, answers.length),
    bias,
  };
}

function inSteps(learned: Float32Array, answers: number): Pick<TrainedJudge, 'weights' | 'scales'> {
  const weights = new Int8Array(learned.length);
  const scales = new Float32Array(learned.length / answers);
  for (const feature of scales.keys()) {
    const row = learned.subarray(feature * answers, (feature + 1) * answers);
    const scale = row.reduce((one, other) => Math.max(one, Math.abs(other)), 0) / STEPS;
    if (scale === 0) continue;
    scales[feature] = scale;
    weights.set(
      row.map((weight) => Math.round(weight / scale)),
      feature * answers,
    );
  }
  return { weights, scales };
}
