import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import { isNameLike } from '@everything-wallet/core/recipients/isNameLike';
import {
  suggestRecipients,
  type SuggestedRecipient,
} from '@everything-wallet/core/recipients/suggestRecipients';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { AddressPicture } from '../../../components/AddressPicture.tsx';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useText } from '../../../lib/text/useText.ts';
import { networkName } from '../recipients/networkName.ts';
import type { SavedRecipient } from '../recipients/SavedRecipient.ts';

/** Rows of a list; typing finds the others. */
const MAX_ROWS = 40;
/** Buttons in a row, below a field with others. */
const MAX_BUTTONS = 5;

interface RecipientSuggestionsProps {
  /** Text in the recipient's field, which narrows the list. */
  typed: string;
  contacts: readonly SavedRecipient[];
  known: KnownAddresses;
  network: Network;
  /** Address of the account that sends. */
  sender: string;
  /** 'rows' where they are the screen's content, 'buttons' below a field of a longer form. */
  layout: 'rows' | 'buttons';
  disabled: boolean;
  onPick: (address: string) => void;
}

/** Recent recipients, contacts and own accounts, each with its picture. People who only sent to the user are never among them. */
export function RecipientSuggestions(props: RecipientSuggestionsProps) {
  const { typed, contacts, known, network, sender, layout, ...rest } = props;
  const t = useText();
  const all = useMemo(
    // Recent ones that appeared later would move the others under a finger.
    () =>
      known.isLoading ? [] : suggestRecipients({ typed, contacts, known: known.addresses, network, sender }),
    [typed, contacts, known, network, sender],
  );
  const isSearch = typed.trim() !== '' && !isNameLike(typed) && !/^0x/i.test(typed.trim());
  if (all.length === 0) {
    if (!isSearch || known.isLoading) return null;
    return (
      <Typography variant="body2" color="textSecondary" role="status">
        {t('send.suggested.none')}
      </Typography>
    );
  }
  if (layout === 'buttons') {
    return (
      <Box
        role="group"
        aria-label={t('send.suggested')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, maxHeight: 88, overflow: 'hidden' }}
      >
        {all.slice(0, MAX_BUTTONS).map((one) => (
          <SuggestionButton key={one.address} suggestion={one} {...rest} />
        ))}
      </Box>
    );
  }
  const shown = all.slice(0, MAX_ROWS);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {(['recent', 'contact', 'account'] as const).map((kind) => (
        <SuggestionGroup
          key={kind}
          kind={kind}
          suggestions={shown.filter((one) => one.kind === kind)}
          network={network}
          {...rest}
        />
      ))}
    </Box>
  );
}

interface SuggestionProps {
  disabled: boolean;
  onPick: (address: string) => void;
}

interface SuggestionGroupProps extends SuggestionProps {
  kind: SuggestedRecipient['kind'];
  suggestions: readonly SuggestedRecipient[];
  network: Network;
}

function SuggestionGroup({ kind, suggestions, network, disabled, onPick }: SuggestionGroupProps) {
  const t = useText();
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h4" color="textSecondary">
        {t(`send.suggested.${kind}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {suggestions.map(({ address, name, network: saved }) => (
          <li key={address}>
            <Button
              fullWidth
              color="inherit"
              disabled={disabled}
              onClick={() => onPick(address)}
              sx={{ minHeight: 56, px: 1, gap: 1.5, justifyContent: 'flex-start', textAlign: 'start' }}
            >
              <AddressPicture address={address} size={36} />
              <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
                {name !== undefined && (
                  <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600 }}>
                    <bdi>{name}</bdi>
                  </Typography>
                )}
                <Typography
                  component="span"
                  variant={name === undefined ? 'body2' : 'caption'}
                  color={name === undefined ? undefined : 'textSecondary'}
                  sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
                >
                  <bdi translate="no">{shortenAddress(address)}</bdi>
                  {saved !== undefined && saved !== network.id && ` · ${networkName(saved)}`}
                </Typography>
              </Box>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function SuggestionButton({
  suggestion: { address, name },
  disabled,
  onPick,
}: SuggestionProps & { suggestion: SuggestedRecipient }) {
  const short = shortenAddress(address);
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      disabled={disabled}
      title={short}
      startIcon={<AddressPicture address={address} size={20} />}
      onClick={() => onPick(address)}
      sx={{ maxWidth: '100%', borderColor: 'divider', fontWeight: 500 }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name === undefined ? <bdi translate="no">{short}</bdi> : <bdi>{name}</bdi>}
      </Box>
    </Button>
  );
}
