import { useEffect, useRef, useState } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/sendNft';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { SendNftProps } from '../../../lib/calls/SendNft.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { CallsDialog } from '../review/CallsDialog.tsx';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import type { SavedRecipient } from '../recipients/SavedRecipient.ts';
import { nftTransferRequest } from './nftTransferRequest.ts';
import { NftRecipientForm, type NftRecipient } from './NftRecipientForm.tsx';

loadTexts(compiledTexts);

interface SendNftDialogProps extends SendNftProps {
  /** Contacts suggested beside the recipient's field. */
  contacts: readonly SavedRecipient[];
  /** Addresses the recipient is compared with. */
  known: KnownAddresses;
  /** Price of the network's coin, less than five minutes old; undefined without one, and for testnets. */
  price: CoinPrice | undefined;
}

/** Sends an NFT: selects the recipient, judged as for any send, and then reviews the transfer, decoded and simulated, and signs it. */
export function SendNftDialog({ nft, contacts, known, price, onSent, onClose }: SendNftDialogProps) {
  const [chosen, setChosen] = useState<NftRecipient>();
  const [request, setRequest] = useState<CallRequest>();
  // The current number: another tab may have sent some of it while this one was open.
  const left = useRef(nft.units);
  useEffect(() => {
    left.current = nft.units;
  });

  function review(recipient: NftRecipient) {
    setChosen(recipient);
    const { address, amount } = recipient;
    const { units } = nft;
    // Units that left since were sent elsewhere, and the transfer may be the same.
    setRequest({ ...nftTransferRequest(nft, address, amount), isDone: () => left.current < units });
  }

  if (request) {
    return (
      <CallsDialog
        requests={[request]}
        price={price}
        onSent={(txHash) => {
          onSent(txHash);
          onClose();
        }}
        // After cancelling, the recipient may be changed.
        onClose={() => setRequest(undefined)}
      />
    );
  }
  return (
    <NftRecipientForm
      nft={nft}
      contacts={contacts}
      known={known}
      initial={chosen}
      onReview={review}
      onClose={onClose}
    />
  );
}
