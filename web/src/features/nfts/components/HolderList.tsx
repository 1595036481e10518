import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CollectedNft } from '../CollectedNft.ts';
import { formatUnits } from '../formatUnits.ts';
import { pendingSendsOf } from '../pendingSendsOf.ts';
import { sendableUnits } from '../sendableUnits.ts';
import { NftStateText } from './NftStateText.tsx';

interface HolderListProps {
  /** The user's accounts that hold the NFT. */
  holders: readonly CollectedNft[];
  sent: readonly TransactionRecord[];
  onSend: (collected: CollectedNft) => void;
}

/** Lists the user's accounts that hold an NFT, how many, and a way to send it. */
export function HolderList({ holders, sent, onSend }: HolderListProps) {
  const t = useText();
  const mask = useMask();
  if (holders.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="nft-holders" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="nft-holders" sx={{ mb: 1 }}>
        {t('nfts.holders')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
        {holders.map((holder) => {
          const { key, nft, account } = holder;
          const isWatched = account.derivationIndex === null;
          const isOnItsWay = pendingSendsOf(holder, sent).length > 0;
          return (
            <Box
              component="li"
              key={key}
              data-testid="nft-holder"
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, listStyle: 'none', minHeight: 44 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  <bdi>{account.name}</bdi>
                  {nft.standard === 'erc1155' && (
                    <Box component="span" sx={{ ml: 1, fontVariantNumeric: 'tabular-nums' }}>
                      {nft.units === null
                        ? t('nfts.unitsUnknown')
                        : t('nfts.units', { units: mask(formatUnits(nft.units)) })}
                    </Box>
                  )}
                </Typography>
                <NftStateText nft={nft} isOnItsWay={isOnItsWay} isExplained />
                {isWatched && (
                  <Typography variant="caption" color="textSecondary" component="p">
                    {t('nfts.watchedOnly')}
                  </Typography>
                )}
              </Box>
              {!isWatched && (
                <Button
                  variant="contained"
                  disabled={sendableUnits(holder, sent) === 0n}
                  aria-label={holders.length > 1 ? t('nfts.sendFrom', { name: account.name }) : undefined}
                  onClick={() => onSend(holder)}
                  sx={{ minHeight: 44 }}
                >
                  {t('nfts.send')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
