import { networkById } from '@everything-wallet/core/networks/findNetwork';
import Chip from '@mui/material/Chip';
import { useSnackbar } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Nft } from '../../../catalogue/nfts.ts';
import { AmountText } from '../../../components/AmountText.tsx';
import { ToastText } from '../../../components/ToastText.tsx';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Duration of the simulated purchase, in ms (docs/product.md §9, Timing). */
const PURCHASE_MS = 2000;

/** Simulates buying an NFT: two seconds, a toast, and back to the collection. Nothing is called, nothing is paid. */
export function usePurchase(nft: Nft): { isProcessing: boolean; purchase: () => void } {
  const t = useText();
  const navigate = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const [isProcessing, setIsProcessing] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function finish() {
    const { currency } = networkById(nft.network);
    enqueueSnackbar(
      <ToastText
        title={t('nfts.purchased', { name: nft.name })}
        text={
          <AmountText say={(write) => t('nfts.purchasedText', { price: write(nft.price, 'up'), currency })} />
        }
        badge={<Chip label={t('nfts.purchasedDemo')} color="warning" size="small" sx={{ fontWeight: 700 }} />}
      />,
      { key: `purchased/${nft.id}`, variant: 'success' },
    );
    void navigate(paths.nfts);
  }

  function purchase() {
    if (isProcessing) return;
    setIsProcessing(true);
    timer.current = window.setTimeout(finish, PURCHASE_MS);
  }

  return { isProcessing, purchase };
}
