import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CollectionFloor } from '../CollectionFloor.ts';

interface FloorTextProps {
  network: Network;
  floor: CollectionFloor | undefined;
}

/** Floor of a collection with its value, on a line that stays empty until the floor is known; a phone has no room for the value. */
export function FloorText({ network, floor }: FloorTextProps) {
  const t = useText();
  const money = useMoney();
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ minHeight: '1.45em', display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}
    >
      {floor && (
        <>
          <span>
            <AmountText
              isInLink
              say={(write) =>
                t('nfts.floor', {
                  price: t('nfts.value', {
                    amount: write(formatAmount(floor.units)),
                    currency: network.currency,
                  }),
                })
              }
            />
          </span>
          {floor.usd !== undefined && (
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {money.format(floor.usd)}
            </Box>
          )}
        </>
      )}
    </Typography>
  );
}
