import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { useAcceptedCollections } from '../accepted/useAcceptedCollections.ts';
import type { ChainNft } from '../ChainNft.ts';
import type { CollectedNft } from '../CollectedNft.ts';

interface CollectionTrustProps {
  nft: ChainNft;
  holders: readonly CollectedNft[];
  accepted: ReturnType<typeof useAcceptedCollections>;
}

/** Notice of an unverified collection, which the user can trust, or no longer trust. */
export function CollectionTrust({ nft: { network, contract }, holders, accepted }: CollectionTrustProps) {
  const t = useText();
  const [isAccepting, setIsAccepting] = useState(false);
  const unverified = holders.find(accepted.isUnverified);
  const wanted = holders.find((one) => one.nft.isUnverified && accepted.isAccepted(one));
  return (
    <>
      {unverified && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => setIsAccepting(true)} sx={{ minHeight: 44 }}>
              {t('nfts.accept')}
            </Button>
          }
        >
          {t('nfts.unverifiedOne')}
        </Alert>
      )}
      {wanted && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => accepted.set(wanted, false)}
              sx={{ minHeight: 44 }}
            >
              {t('nfts.unaccept')}
            </Button>
          }
        >
          {t('nfts.accepted')}
        </Alert>
      )}
      {unverified && isAccepting && (
        <ConfirmDialog
          title={t('nfts.accept.title')}
          text={t('nfts.accept.text', { contract, network: network.name })}
          confirmLabel={t('nfts.accept')}
          onConfirm={() => {
            accepted.set(unverified, true);
            setIsAccepting(false);
          }}
          onCancel={() => setIsAccepting(false)}
        />
      )}
    </>
  );
}
