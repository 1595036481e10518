import { contractOf } from '../chains/LocalContract.ts';
import feeVault from './compiled/FeeVault.json' with { type: 'json' };
import collection from './compiled/HostileCollection.json' with { type: 'json' };
import inflatableVault from './compiled/InflatableVault.json' with { type: 'json' };
import losingVault from './compiled/LosingVault.json' with { type: 'json' };
import lyingVault from './compiled/LyingVault.json' with { type: 'json' };
import pausingVault from './compiled/PausingVault.json' with { type: 'json' };

/** Contracts that misbehave, for tests only; each source states how. */
export const hostileContracts = {
  collection: contractOf(collection.abi, collection.bytecode),
  feeVault: contractOf(feeVault.abi, feeVault.bytecode),
  inflatableVault: contractOf(inflatableVault.abi, inflatableVault.bytecode),
  losingVault: contractOf(losingVault.abi, losingVault.bytecode),
  lyingVault: contractOf(lyingVault.abi, lyingVault.bytecode),
  pausingVault: contractOf(pausingVault.abi, pausingVault.bytecode),
};
