import { MAX_SCANNED, type FoundAccount } from '@everything-wallet/core/accounts/AccountFinder';
import { derivationPath } from '@everything-wallet/core/accounts/derivationPath';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { wasUsed } from '@everything-wallet/core/accounts/wasUsed';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import type { DrilledAccount } from '../drillAccounts.ts';
import type { AccountSearch } from '../hooks/useAccountSearch.ts';
import { language } from '../../../lib/language/language.ts';

/** Account already in the wallet, with its key or watch-only. */
export type ListedAccount = Pick<DrilledAccount, 'address' | 'watch_only'>;

interface FoundAccountsProps {
  search: AccountSearch;
  /** Accounts to choose from, by index. */
  accounts: readonly FoundAccount[];
  /** Indexes of deselected accounts. */
  left: ReadonlySet<number>;
  /** True if the first account is always added. */
  isFirstFixed: boolean;
  /** Accounts already in the wallet. */
  listed: readonly ListedAccount[];
  disabled: boolean;
  onToggle: (index: number) => void;
}

/** Accounts of a phrase to choose from, and the progress of the search. */
export function FoundAccounts({
  search,
  accounts,
  left,
  isFirstFixed,
  listed,
  disabled,
  onToggle,
}: FoundAccountsProps) {
  const t = useText();
  const { status, found, scannedCount, unanswered, searchAgain, stop } = search;
  const isDone = status === 'done';
  const summary = found.length === 0 ? 'import.noneFound' : 'import.found';
  const switchedOn = useSwitchedOnNetworks();
  // Findings on a disabled network are hidden until it is enabled.
  const off = networks.filter(
    (network) => !switchedOn.includes(network) && found.some((account) => isUsedOn(account, network)),
  );
  const unansweredNames = networks
    .filter(({ rpcName }) => unanswered.includes(rpcName))
    .map(({ name }) => name);

  return (
    <Stack spacing={2}>
      <Box>
        {!isDone && <LinearProgress aria-hidden="true" sx={{ mb: 1.5, borderRadius: 1 }} />}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
          }}
        >
          <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: '1 1 220px' }}>
            {isDone
              ? t(summary, { found: found.length, count: scannedCount })
              : t(status === 'waiting' ? 'import.waiting' : 'import.searching', {
                  count: scannedCount,
                })}
            {isDone && scannedCount === MAX_SCANNED && ` ${t('import.limit', { count: scannedCount })}`}
          </Typography>
          {!isDone && (
            <Button size="small" onClick={stop}>
              {t('import.stop')}
            </Button>
          )}
        </Box>
      </Box>
      {isDone && unansweredNames.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" disabled={disabled} onClick={searchAgain}>
              {t('import.searchAgain')}
            </Button>
          }
        >
          {t('import.unanswered', {
            networks: new Intl.ListFormat(language, { type: 'conjunction' }).format(unansweredNames),
          })}
        </Alert>
      )}
      {isDone && off.length > 0 && (
        <Alert severity="info">
          {t('import.foundSwitchedOff', {
            networks: new Intl.ListFormat(language, { type: 'conjunction' }).format(
              off.map(({ name }) => name),
            ),
            count: off.length,
          })}
        </Alert>
      )}
      <Stack component="ul" spacing={1} aria-label={t('import.accounts')} sx={{ m: 0, p: 0 }}>
        {accounts.map((account) => {
          const isFixed = isFirstFixed && account.index === 0;
          const has = listed.find(({ address }) => sameAddress(address, account.address));
          return (
            <AccountChoice
              key={account.index}
              account={account}
              isChosen={isFixed || (has ? !has.watch_only : !left.has(account.index))}
              disabled={disabled || isFixed || has !== undefined}
              isUnused={isDone && unanswered.length === 0 && scannedCount > account.index}
              remark={remarkOf(isFixed, has)}
              onToggle={() => onToggle(account.index)}
            />
          );
        })}
      </Stack>
    </Stack>
  );

  function remarkOf(isFixed: boolean, has: ListedAccount | undefined) {
    if (isFixed) return t('import.first');
    return has && t(has.watch_only ? 'import.watched' : 'import.listed');
  }
}

interface AccountChoiceProps {
  account: FoundAccount;
  isChosen: boolean;
  disabled: boolean;
  /** True if an account without uses is known to have none. */
  isUnused: boolean;
  remark: string | undefined;
  onToggle: () => void;
}

function AccountChoice({ account, isChosen, disabled, isUnused, remark, onToggle }: AccountChoiceProps) {
  const t = useText();
  const textId = useId();
  const { address, index } = account;
  const lines = linesOf(account, useSwitchedOnNetworks(), t);
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        p: 1,
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        borderRadius: '10px',
      }}
    >
      <Checkbox
        checked={isChosen}
        disabled={disabled}
        onChange={onToggle}
        slotProps={{
          input: {
            'aria-label': t('import.account', { path: derivationPath(index) }),
            'aria-describedby': textId,
          },
        }}
      />
      <Box id={textId} sx={{ minWidth: 0, pt: 0.75 }}>
        <Typography variant="body2" translate="no" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {address}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.25 }}>
          {lines.length === 0 && isUnused ? (
            t('import.unused')
          ) : (
            <AmountText say={(write) => lines.map((say) => say(write)).join(' · ')} />
          )}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          <span translate="no">{derivationPath(index)}</span>
          {remark === undefined ? '' : ` · ${remark}`}
        </Typography>
      </Box>
    </Box>
  );
}

type Line = (write: WriteAmount) => string;

/** Lists the known uses of an account, network by network. */
function linesOf({ uses }: FoundAccount, on: readonly Network[], t: Text): readonly Line[] {
  return networks.flatMap((network): Line[] => {
    const { rpcName, name, currency } = network;
    const use = uses.get(rpcName);
    // A disabled network that is silent is named once, above the accounts.
    if (!use)
      return uses.size === 0 || !on.includes(network) ? [] : [() => t('import.unknown', { network: name })];
    const coins: Line[] = /[1-9]/.test(use.balance)
      ? [(write) => `${write(use.balance)} ${currency} (${name})`]
      : [];
    if (use.holdsToken) return [...coins, () => t('import.token', { network: name })];
    if (coins.length === 0 && use.transactions > 0) {
      return [() => t('import.transactions', { count: use.transactions, network: name })];
    }
    return coins;
  });
}

function isUsedOn({ uses }: FoundAccount, { rpcName }: Network): boolean {
  const use = uses.get(rpcName);
  return use !== undefined && wasUsed(use);
}
