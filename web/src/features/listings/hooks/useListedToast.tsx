import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useText } from '../../../lib/text/useText.ts';
import { coinText } from '../listingPrice.ts';
import type { TradedNft } from '../TradedNft.ts';

/** Shows a toast with the price once an NFT is listed, then calls `onShown`. */
export function useListedToast(
  isListed: boolean,
  { name, network }: TradedNft,
  price: bigint | undefined,
  onShown: () => void,
): void {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    if (!isListed || price === undefined) return;
    const say = (write: WriteAmount) =>
      t('market.listed', { name, price: coinText(price, { network, t, write }) });
    enqueueSnackbar(<AmountText say={say} />, { variant: 'success' });
    onShown();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is listed
  }, [isListed]);
}
