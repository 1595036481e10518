import { Fragment, type ReactNode } from 'react';
import { tokenCatalogue, type CatalogueToken } from '../../../catalogue/tokenCatalogue.ts';
import { useText } from '../../../lib/text/useText.ts';
import { TokenRow } from './TokenRow.tsx';

interface CatalogueRowsProps {
  /** Ids of coins that have their own row elsewhere. */
  drawn: ReadonlySet<string>;
  /** Maximum number of rows; undefined for all. */
  count: number | undefined;
  /** Renders the row of a token with more data than the catalogue; undefined for the default row. */
  renderKnown?: (token: CatalogueToken) => ReactNode;
}

/** Built-in catalogue as rows of the token list, in its own order (docs/product.md §2). */
export function CatalogueRows({ drawn, count, renderKnown }: CatalogueRowsProps) {
  const t = useText();
  // A balance on one of our networks was not queried, and unknown is not zero.
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
