import { LocalConduitController__factory } from '@opensea/seaport-js/lib/typechain-types/factories/seaport/contracts/conduit/ConduitController.sol/LocalConduitController__factory.js';
import { Seaport__factory } from '@opensea/seaport-js/lib/typechain-types/factories/seaport/contracts/Seaport__factory.js';
import { contractOf } from '../chains/LocalContract.ts';

/** Seaport 1.6 as its authors have compiled it: for local chains alone, and in nothing that is deployed. */
export const seaportContracts = {
  conduitController: contractOf(
    LocalConduitController__factory.abi,
    LocalConduitController__factory.bytecode,
  ),
  seaport: contractOf(Seaport__factory.abi, Seaport__factory.bytecode),
};
