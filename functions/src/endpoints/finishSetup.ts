import { finishSetup as contract } from '@everything-wallet/core/callables/finishSetup';
import { phrasePepperSecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { walletSetups } from '../data/walletSetups.ts';
import { finishWalletSetup } from '../services/phrase/finishWalletSetup.ts';
import { callable } from './callable.ts';

/** Writes the phrase's keyed digest, the primary address and `verified` together, once. */
export const finishSetup = callable(
  contract,
  {
    counted: { budget: 'settle', units: 1 },
    needsCurrentSession: true,
    serviceAccount: serviceAccounts.phrases,
    secrets: [phrasePepperSecret],
  },
  async ({ phrase_hash: digest, address }, userId) => {
    await finishWalletSetup(walletSetups, phrasePepperSecret.value(), userId, {
      digest,
      address,
    });
    return null;
  },
);
