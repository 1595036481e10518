import { useEffect, useRef, useState } from 'react';
import { compiledTexts } from 'virtual:compiled-messages/sendNft';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { SendNftProps } from '../../../lib/calls/SendNft.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { CallsDialog } from '../calls/CallsDialog.tsx';
import type { CoinPrice } from '../CoinPrice.ts';
import type { SavedRecipient } from '../SavedRecipient.ts';
import { nftTransferRequest } from './nftTransferRequest.ts';
import { NftRecipientForm, type NftRecipient } from './NftRecipientForm.tsx';

loadTexts(compiledTexts);

interface SendNftDialogProps extends SendNftProps {
  /** Offered beside the recipient's field. */
  contacts: readonly SavedRecipient[];
  /** What the recipient is compared with. */
  known: KnownAddresses;
  /** Of the network's coin; undefined while there is none of the last five minutes, and of test coins. */
  price: CoinPrice | undefined;
}

/** Sends an NFT: first whom it goes to, judged as of any send, and then its transfer, decoded and tried out, to be signed. */
export function SendNftDialog({ nft, contacts, known, price, onSent, onClose }: SendNftDialogProps) {
  const [chosen, setChosen] = useState<NftRecipient>();
  const [request, setRequest] = useState<CallRequest>();
  // What may be sent still, as of now: another tab may have sent some of it while this one was open.
  const left = useRef(nft.units);
  useEffect(() => {
    left.current = nft.units;
  });

  function review(recipient: NftRecipient) {
    setChosen(recipient);
    const { address, amount } = recipient;
    const { units } = nft;
    // Whatever of it left since was sent somewhere else, and may be the very same.
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
        // Who does not sign after all may change whom it goes to.
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
