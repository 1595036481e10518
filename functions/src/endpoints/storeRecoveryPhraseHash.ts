import { storeRecoveryPhraseHash as contract } from '@everything-wallet/core/callables/storeRecoveryPhraseHash';
import { phrasePepperSecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { attempts } from '../data/attempts.ts';
import { phraseHashes } from '../data/phraseHashes.ts';
import { storePhraseHash } from '../services/phrase/storePhraseHash.ts';
import { callable } from './callable.ts';

/** store_recovery_phrase_hash: stores a keyed digest of the phrase's hash until setup is finished. */
export const storeRecoveryPhraseHash = callable(
  contract,
  {
    counted: 'byService',
    needsCurrentSession: true,
    serviceAccount: serviceAccounts.phrases,
    secrets: [phrasePepperSecret],
    // As `generateApiKey`: rare, and without a question to a node.
    cpu: 0.5,
    concurrency: 1,
  },
  async ({ phrase_hash: digest }, userId) => {
    await storePhraseHash({ phraseHashes, attempts }, phrasePepperSecret.value(), userId, digest);
    return null;
  },
);
