import { attempts } from '../data/attempts.ts';
import { consumeQuota } from '../services/nfts/consumeQuota.ts';
import { metadataOf } from '../services/nfts/metadataOf.ts';
import type { Question } from './Question.ts';

/** NFTs whose metadata cost one unit: nodes are queried only for those that are not cached. */
const ITEMS_PER_UNIT = 5;

/** Metadata of NFTs. */
export const nftMetadata: Question<'nftMetadata'> = {
  costs: ({ items }) => [{ budget: 'discover', units: Math.ceil(items.length / ITEMS_PER_UNIT) }],
  needsDailyBudget: true,
  run: async (question, { userId }) =>
    metadataOf(question.network).read(question, {
      userId,
      mayRead: async (number) => consumeQuota(attempts, userId, number, Date.now()),
    }),
};
