import type { SiweMessage } from '@everything-wallet/core/connect/SiweMessage';
import { networks } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { useText } from '../../../lib/text/useText.ts';
import { visibleText } from '../../../lib/text/visibleText.ts';

interface SignInFieldsProps {
  /** Checked: its domain is that of the website, and its address that of the account. */
  siwe: SiweMessage;
}

/** Fields of a sign-in to a website (ERC-4361), above the message that is signed. */
export function SignInFields({ siwe }: SignInFieldsProps) {
  const t = useText();
  const network = networks.find(({ chainId }) => chainId === siwe.chainId);
  const moment = (text: string) => formatTime(new Date(text));
  const rows: readonly (readonly [string, string])[] = [
    ...(siwe.statement === undefined
      ? []
      : [[t('sign.signIn.statement'), visibleText(siwe.statement).text] as const]),
    [t('sign.signIn.account'), siwe.address],
    [t('sign.signIn.network'), network?.name ?? t('sign.signIn.chain', { id: siwe.chainId })],
    [t('sign.signIn.uri'), visibleText(siwe.uri).text],
    [t('sign.signIn.issued'), moment(siwe.issuedAt)],
    ...(siwe.notBefore === undefined ? [] : [[t('sign.signIn.starts'), moment(siwe.notBefore)] as const]),
    [
      t('sign.signIn.expires'),
      siwe.expirationTime === undefined ? t('sign.signIn.noEnd') : moment(siwe.expirationTime),
    ],
    ...(siwe.resources.length === 0
      ? []
      : [[t('sign.signIn.resources'), visibleText(siwe.resources.join('\n')).text] as const]),
  ];
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
          {t('sign.signIn', { domain: siwe.domain })}
        </Typography>
        <Box component="dl" data-testid="sign-in-fields" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
          {rows.map(([label, value]) => (
            <Box key={label}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {label}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
