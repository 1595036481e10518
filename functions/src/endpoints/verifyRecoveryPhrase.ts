import { verifyRecoveryPhrase as contract } from '@everything-wallet/core/callables/verifyRecoveryPhrase';
import { phrasePepperSecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { attempts } from '../data/attempts.ts';
import { phraseHashes } from '../data/phraseHashes.ts';
import { verifyPhraseHash } from '../services/phrase/verifyPhraseHash.ts';
import { callable } from './callable.ts';

/** verify_recovery_phrase: whether a phrase's digest is the stored one. */
export const verifyRecoveryPhrase = callable(
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
  async ({ phrase_to_verify: digest }, userId) =>
    verifyPhraseHash({ phraseHashes, attempts }, phrasePepperSecret.value(), userId, digest),
);
