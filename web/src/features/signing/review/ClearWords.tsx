import { clearCall } from '@everything-wallet/core/calls/clearSigning/clearCall';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { TokenFacts } from '@everything-wallet/core/schemas/holdings';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { useText } from '../../../lib/text/useText.ts';

interface ClearWordsProps {
  transaction: CallTransaction;
  sender: string;
  tokens: readonly TokenFacts[];
}

/** Description of a call by its contract's developers (ERC-7730), if there is one: beside our own, never in its place. */
export function ClearWords({ transaction, sender, tokens }: ClearWordsProps) {
  const t = useText();
  const names = use(AddressNamesContext);
  const { data: clear } = useQuery({
    queryKey: ['clearCall', transaction.chainId, transaction.to, transaction.data, tokens.length],
    queryFn: async () => {
      const found = await clearCall(transaction, {
        sender,
        tokenAt: (address) => {
          // Unverified tokens are left out of descriptions by others.
          const facts = tokens.find(({ contract, isListed }) => isListed && sameAddress(contract, address));
          return Promise.resolve(
            facts?.decimals == null ? undefined : { symbol: facts.symbol, decimals: facts.decimals },
          );
        },
        nameOf: (address) => Promise.resolve(names.get(address.toLowerCase())?.name),
      });
      return found ?? null;
    },
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  if (!clear) return null;
  return (
    <Box component="section" data-testid="call-clear">
      <Typography variant="subtitle2" component="h3">
        {t('calls.clear')}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {clear.intent}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}>
        {clear.fields.map(({ label, value }, place) => (
          <Box key={place} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {t('calls.clearHint')}
      </Typography>
    </Box>
  );
}
