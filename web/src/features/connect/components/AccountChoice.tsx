import { addressGroups } from '@everything-wallet/core/accounts/addressGroups';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { AddressPicture } from '../../../components/AddressPicture.tsx';
import { useText } from '../../../lib/text/useText.ts';

interface AccountChoiceProps {
  signers: readonly { readonly address: string; readonly name: string }[];
  /** Chosen addresses, in the order of the choice. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Accounts to share with a website. */
export function AccountChoice({ signers, chosen, onChange }: AccountChoiceProps) {
  const t = useText();
  return (
    <Box role="group" aria-labelledby="connect-accounts">
      <FormLabel id="connect-accounts">{t('connect.accounts')}</FormLabel>
      <FormGroup>
        {signers.map(({ address, name }) => (
          <FormControlLabel
            key={address}
            sx={{ minHeight: 52, mr: 0 }}
            control={
              <Checkbox
                checked={chosen.includes(address)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, address] : chosen.filter((other) => other !== address),
                  )
                }
              />
            }
            label={
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
                <AddressPicture address={address} size={28} />
                <Box>
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {name}
                  </Typography>
                  <Typography
                    variant="caption"
                    color="textSecondary"
                    translate="no"
                    sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
                  >
                    {addressGroups(address).join(' ')}
                  </Typography>
                </Box>
              </Box>
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}
