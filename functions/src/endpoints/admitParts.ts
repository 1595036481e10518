import { ServiceError } from '../errors/ServiceError.ts';
import type { AskedPart } from '../questions/askedParts.ts';
import type { PartName } from '../questions/Question.ts';
import type { CallCost } from '../services/limits/CallLimiter.ts';
import { configuredBudget } from '../services/limits/configuredBudget.ts';
import { maintenance } from './maintenance.ts';

/** Fails with the ServiceError that refuses a part. */
export type Admission = () => Promise<void>;

/**
 * Counts the parts of a call against the limits of its caller: all reads together, and everything else part by part. A refusal is that
 * of its part, and the others are answered.
 *
 * @throws ServiceError 'unauthenticated' where the session has ended, so that the user signs in again
 */
export async function admitParts(
  parts: readonly AskedPart[],
  userId: string,
  count: (cost: CallCost) => Promise<void>,
): Promise<ReadonlyMap<PartName, Admission>> {
  const priced = parts
    .filter(({ isEmpty }) => !isEmpty)
    .map((part) => ({ ...part, costs: part.question.costs(part.input, userId) }));
  const units = priced
    .flatMap(({ costs }) => costs.filter(isRead))
    .reduce((sum, cost) => sum + cost.units, 0);
  const reading = units === 0 ? Promise.resolve() : count({ budget: 'read', units });
  const counted = priced.map(({ name, question, costs }) => ({
    name,
    isReading: costs.some(isRead),
    own: admitAlone(
      question,
      costs.filter((cost) => !isRead(cost)),
    ),
  }));
  async function admitAlone({ needs, needsDailyBudget }: AskedPart['question'], costs: readonly CallCost[]) {
    if (needs) await maintenance.require(needs);
    if (needsDailyBudget) configuredBudget.require(userId);
    for (const cost of costs) await count(cost);
  }
  await Promise.all([reading, ...counted.map(({ own }) => own)].map(refuseEnded));
  return new Map(
    counted.map(({ name, isReading, own }) => [
      name,
      async () => {
        if (isReading) await reading;
        await own;
      },
    ]),
  );
}

function isRead({ budget }: CallCost): boolean {
  return budget === 'read';
}

/** Lets every refusal be that of its part, except the refusal of an ended session. */
async function refuseEnded(counted: Promise<void>): Promise<void> {
  try {
    await counted;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unauthenticated') throw error;
  }
}
