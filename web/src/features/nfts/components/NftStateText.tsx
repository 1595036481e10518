import type { OwnedNft } from '@everything-wallet/core/schemas/nftsAnswer';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import { nftState } from '../nftState.ts';

interface NftStateTextProps {
  nft: Pick<OwnedNft, 'agreement'>;
  isOnItsWay: boolean;
  /** True if there is room for an explanation. */
  isExplained?: boolean;
}

/** Doubts about whether an account holds an NFT. */
export function NftStateText({ nft, isOnItsWay, isExplained = false }: NftStateTextProps) {
  const t = useText();
  const state = nftState(nft);
  const texts = [
    ...(isOnItsWay ? [t('nfts.onItsWay')] : []),
    ...(state ? [t(isExplained ? `nfts.explain.${state}` : `nfts.state.${state}`)] : []),
  ];
  return texts.map((text) => (
    <Typography
      key={text}
      variant="caption"
      component="p"
      data-testid="nft-state"
      sx={{ color: 'warning.main', fontWeight: 650 }}
    >
      {text}
    </Typography>
  ));
}
