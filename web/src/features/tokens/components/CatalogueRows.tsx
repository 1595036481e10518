import { Fragment, type ReactNode } from 'react';
import type { CatalogueToken } from '../../../catalogue/tokenCatalogue.ts';
import { useText } from '../../../lib/text/useText.ts';
import { TokenRow } from './TokenRow.tsx';

interface CatalogueRowsProps {
  tokens: readonly CatalogueToken[];
  /** Renders the row of a token with more data than the catalogue; undefined for the default row. */
  renderKnown?: (token: CatalogueToken) => ReactNode;
}

/** Tokens of the built-in catalogue as rows of the token list (docs/product.md §2). */
export function CatalogueRows({ tokens, renderKnown }: CatalogueRowsProps) {
  const t = useText();
  // A balance on one of our networks was not queried, and unknown is not zero.
  return tokens.map((token) => (
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
