import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { logProblem } from '../lib/log/logProblem.ts';
import { askTakeable } from '../lib/takeable/askTakeable.ts';
import type { Takeable } from '../lib/takeable/Takeable.ts';
import { takeableSentence } from '../lib/takeable/takeableSentence.ts';
import { useText } from '../lib/text/useText.ts';

interface TakeableListProps {
  network: Network;
  takeables: readonly Takeable[];
  /** Names an address. */
  nameOf: (address: string) => string;
}

/** What spenders could take now with the permissions of a signature or a call, one sentence each; nothing without any. */
export function TakeableList({ network, takeables, nameOf }: TakeableListProps) {
  const t = useText();
  const { data, isPending } = useQuery({
    queryKey: [
      'takeable',
      network.id,
      takeables.map(({ owner, spender, contract, kind, amount, isByPermit2 }) => [
        ...[owner, spender, contract, kind, amount.toString(), isByPermit2],
      ]),
    ],
    queryFn: async () => {
      try {
        return await askTakeable(network, takeables);
      } catch (error) {
        logProblem('What could be taken could not be read', error);
        return takeables.map((one) => ({ ...one, units: undefined, lacksPermit2: false, facts: undefined }));
      }
    },
    enabled: takeables.length > 0,
    retry: false,
    gcTime: 0,
  });
  if (takeables.length === 0) return null;
  return (
    <Box component="section" data-testid="takeable" aria-label={t('call.takeable.title')}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {t('call.takeable.title')}
      </Typography>
      {isPending && (
        <Typography variant="body2" color="textSecondary">
          {t('call.takeable.reading')}
        </Typography>
      )}
      {data?.map((one, place) => (
        // Two permissions may have the same sentence.
        <Typography key={place} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {takeableSentence(one, nameOf, t)}
        </Typography>
      ))}
    </Box>
  );
}
