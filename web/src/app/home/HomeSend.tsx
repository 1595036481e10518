import { useMemo, type ComponentProps } from 'react';
import { SendDialog } from '../../features/signing/transfer/SendDialog.tsx';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useLookalikes } from '../../lib/tokens/useLookalikes.ts';
import { sendableTokens } from './sendableTokens.ts';
import { useOwnHoldings } from '../wallet/useOwnHoldings.ts';

interface HomeSendProps extends Omit<ComponentProps<typeof SendDialog>, 'token' | 'tokens'> {
  userId: string;
  /** The user's own tokens. */
  customTokens: RetryableSnapshot<Records<CustomToken>>;
}

/** Send dialog of the home, with a choice of the primary account's assets on the network. */
export function HomeSend({ userId, customTokens, ...dialog }: HomeSendProps) {
  const { network, sender } = dialog;
  const { assets } = useOwnHoldings(userId, customTokens).holdings;
  const findLookalike = useLookalikes(assets.some(({ kind }) => kind === 'custom'));
  const tokens = useMemo(
    () => (sender ? sendableTokens(assets, { network, address: sender.address }, findLookalike) : []),
    [assets, network, sender, findLookalike],
  );
  return <SendDialog {...dialog} tokens={tokens} />;
}
