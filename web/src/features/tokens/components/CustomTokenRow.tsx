import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { formatCoin } from '../../../lib/format/formatCoin.ts';
import { MASK } from '../../../lib/format/mask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CustomToken } from '../CustomToken.ts';
import { useTokenBalance } from '../hooks/useTokenBalance.ts';
import { listedTokenOf } from '../listedTokenOf.ts';
import { TokenRow } from './TokenRow.tsx';

interface CustomTokenRowProps {
  token: CustomToken;
  /** The user's address; undefined while it is not known. */
  address: string | undefined;
  isMasked: boolean;
}

/** A custom token in the token list, with what the chain says the user holds of it. */
export function CustomTokenRow({ token, address, isMasked }: CustomTokenRowProps) {
  const t = useText();
  const { held } = useTokenBalance(token, address);
  return (
    <TokenRow
      token={listedTokenOf(token)}
      amount={
        isMasked
          ? MASK
          : held
            ? formatCoin(formatAmount(held.amount, held.decimals))
            : t('tokens.unknownBalance')
      }
      isTest={false}
    />
  );
}
