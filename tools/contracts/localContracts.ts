import { contractOf } from '../chains/LocalContract.ts';
import boundedVault from './compiled/BoundedVault.json' with { type: 'json' };
import collection from './compiled/SampleCollection.json' with { type: 'json' };
import editions from './compiled/SampleEditions.json' with { type: 'json' };
import staking from './compiled/SampleStaking.json' with { type: 'json' };
import vault from './compiled/SampleVault.json' with { type: 'json' };
import withdrawalQueue from './compiled/SampleWithdrawalQueue.json' with { type: 'json' };
import wrappedStaking from './compiled/SampleWrappedStaking.json' with { type: 'json' };

/** The contracts of our own that local chains have: in nothing that is deployed. */
export const localContracts = {
  boundedVault: contractOf(boundedVault.abi, boundedVault.bytecode),
  collection: contractOf(collection.abi, collection.bytecode),
  editions: contractOf(editions.abi, editions.bytecode),
  staking: contractOf(staking.abi, staking.bytecode),
  vault: contractOf(vault.abi, vault.bytecode),
  withdrawalQueue: contractOf(withdrawalQueue.abi, withdrawalQueue.bytecode),
  wrappedStaking: contractOf(wrappedStaking.abi, wrappedStaking.bytecode),
};
