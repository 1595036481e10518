import { region } from '@everything-wallet/core/hosts/region';
import { projectID } from 'firebase-functions/params';
import { picturesUrlParam } from '../../configuration.ts';
import { metadataPasses } from '../../data/metadataPasses.ts';
import { MetadataAsker } from './MetadataAsker.ts';

let asker: MetadataAsker | undefined;

/** Returns the client of `nftPictures` for metadata; one object per instance, since it has a pass. */
export function configuredMetadataAsker(): MetadataAsker {
  asker ??= new MetadataAsker({
    url: addressOfPictures,
    storePass: (digest, until) => metadataPasses.add(digest, until),
  });
  return asker;
}

function addressOfPictures(): string {
  return picturesUrlParam.value() || `https://${region}-${projectID.value()}.cloudfunctions.net/nftPictures`;
}
