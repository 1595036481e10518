import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RowSkeletons } from '../../../components/RowSkeletons.tsx';
import { tokenCatalogue } from '../../../catalogue/tokenCatalogue.ts';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { UnreadableNotice } from '../../../components/UnreadableNotice.tsx';
import { paths } from '../../../config/paths.ts';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { useAnnouncedQuestions } from '../../../lib/refresh/useAnnouncedQuestions.ts';
import { useText } from '../../../lib/text/useText.ts';
import { MASK } from '../../../lib/format/mask.ts';
import { coinToken } from '../coinToken.ts';
import type { CustomToken } from '../CustomToken.ts';
import { matchesFilter } from '../matchesFilter.ts';
import { ALL_TOKENS, type TokenFilter } from '../TokenFilter.ts';
import type { LastKnownToken } from '../TokenListing.ts';
import { CatalogueRows } from './CatalogueRows.tsx';
import { StoredTokenRow } from './StoredTokenRow.tsx';
import { TokenRow } from './TokenRow.tsx';

/** Filter of the token list. */
interface FilterToRender {
  /** True while the built-in tokens are listed too. */
  readonly isLong: boolean;
  readonly filter: TokenFilter;
  readonly onChange: (filter: TokenFilter) => void;
}

/** Rows of the token list below the coin. */
interface RowsToRender {
  readonly filter: TokenFilter;
  /** True to list the built-in catalogue below the holdings. */
  readonly hasCatalogue: boolean;
  /** True to state that no token matches, where there is none. */
  readonly isFiltered: boolean;
}

interface YourTokensProps {
  /** The user's own tokens. */
  tokens: RetryableSnapshot<Records<CustomToken>>;
  network: Network;
  /** Balance of the network's coin in wei; undefined while unknown. */
  balance: bigint | undefined;
  /** Time of the balance, if it is the last known one. */
  balanceAsOf: Date | undefined;
  /** Last known tokens; shown until the list has loaded. */
  lastKnown: readonly LastKnownToken[] | undefined;
  /** True while amounts are hidden. */
  isMasked: boolean;
  /** Row of the coin with its value; until it is available, the coin is shown without. */
  coinRow: ReactNode;
  /** Renders the fields of the filter; undefined until they are available. */
  renderFilter: ((fields: FilterToRender) => ReactNode) | undefined;
  /** Renders the holdings; until it is available, the last known custom tokens are shown. */
  renderRows: ((rows: RowsToRender) => ReactNode) | undefined;
  /** Content below the list. */
  below: ReactNode;
}

/**
 * Token list: the network's own coin, the user's tokens and, on request, the built-in catalogue
 * (docs/product.md §2).
 */
export function YourTokens({
  tokens: custom,
  network,
  balance,
  balanceAsOf,
  lastKnown,
  isMasked,
  coinRow,
  renderFilter,
  renderRows,
  below,
}: YourTokensProps) {
  const t = useText();
  const [isLong, setIsLong] = useState(false);
  useAnnouncedQuestions(custom.status === 'loading');
  const own = custom.status === 'ready' ? custom.data.records : (lastKnown ?? []);
  const coin = coinToken(network);
  const [filter, setFilter] = useState(ALL_TOKENS);
  const isCoinShown = matchesFilter(coin, network.id, filter);
  const isSearched = filter.text.trim() !== '';

  return (
    <Card component="section" aria-label={t('home.tokens')} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 1, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {t('home.tokens')}
        </Typography>
        <Button component={Link} to={paths.addToken} size="small">
          {t('home.addToken')}
        </Button>
      </Box>
      {custom.status === 'ready' && <UnreadableNotice count={custom.data.unreadable} />}
      {renderFilter?.({ isLong, filter, onChange: setFilter })}
      <List disablePadding>
        {isCoinShown &&
          (coinRow ?? (
            <TokenRow
              token={coin}
              amount={(write) =>
                isMasked
                  ? MASK
                  : balance === undefined
                    ? t('tokens.unknownBalance')
                    : write(formatAmount(balance))
              }
              asOf={balanceAsOf}
              isTest={network.type === 'testnet'}
            />
          ))}
        {custom.status === 'loading' && !lastKnown && (
          <li aria-busy="true">
            <RowSkeletons count={1} />
          </li>
        )}
        {custom.status === 'failed' && (
          <li>
            <ErrorState title={t('tokens.error.load')} onRetry={custom.retry} />
          </li>
        )}
        {renderRows?.({
          filter,
          hasCatalogue: isLong || isSearched,
          isFiltered: !isCoinShown,
        }) ?? (
          <>
            {own.map((token) => (
              <StoredTokenRow
                key={token.id}
                token={token}
                lastKnown={lastKnown?.find(({ id }) => id === token.id)}
                isMasked={isMasked}
              />
            ))}
            {isLong && <CatalogueRows tokens={tokenCatalogue.filter(({ id }) => id !== coin.id)} />}
          </>
        )}
      </List>
      <Button fullWidth onClick={() => setIsLong(!isLong)} sx={{ mt: 1 }} aria-expanded={isLong}>
        {isLong
          ? t('home.showFewerTokens')
          : t('home.showAllTokens', { count: tokenCatalogue.length + own.length })}
      </Button>
      {below}
    </Card>
  );
}
