import { Fragment, type ReactNode } from 'react';
import { tokenCatalogue, type CatalogueToken } from '../../../catalogue/tokenCatalogue.ts';
import { useText } from '../../../lib/text/useText.ts';
import { TokenRow } from './TokenRow.tsx';

interface CatalogueRowsProps {
  /** Ids of coins that have a row of their own. */
  drawn: ReadonlySet<string>;
  /** How many rows there are at most; undefined for all. */
  count: number | undefined;
  /** The row of a token of which more is known than the catalogue says; undefined where that is not so. */
  renderKnown?: (token: CatalogueToken) => ReactNode;
}

/** The built-in catalogue as rows of the token list, in its own order (docs/product.md §2). */
export function CatalogueRows({ drawn, count, renderKnown }: CatalogueRowsProps) {
  const t = useText();
  // What lives on a network of ours may be there: it was not asked for, and unknown is not zero.
  return tokenCatalogue
    .filter(({ id }) => !drawn.has(id))
    .slice(0, count)
    .map((token) => (
      <Fragment key={token.id}>
        {renderKnown?.(token) ?? (
          <TokenRow
            token={token}
            amount={() => (token.ownNetworkId ? t('tokens.unknownBalance') : token.balance)}
            isTest={false}
          />
        )}
      </Fragment>
    ));
}
