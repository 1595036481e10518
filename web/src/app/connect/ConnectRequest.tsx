import { networks } from '@everything-wallet/core/networks/networks';
import { useState } from 'react';
import type { Account } from '../../features/accounts/Account.ts';
import { NO_LIMITS, type ConnectedSite } from '../../features/connect/ConnectedSite.ts';
import { ConnectScreen, type SharedChoice } from '../../features/connect/components/ConnectScreen.tsx';
import type { Site } from '../../features/connect/SiteConnection.ts';
import type { SigningAccount } from '../wallet/signingAccounts.ts';
import { NewSiteAccount } from './NewSiteAccount.tsx';
import type { SiteAnswer } from './useSiteAnswer.ts';

interface ConnectRequestProps {
  userId: string;
  site: Site;
  accounts: readonly Omit<Account, 'number'>[];
  signers: readonly SigningAccount[];
  /** Origins of the other connected websites. */
  otherOrigins: readonly string[];
  /** Stored permission, though it may no longer hold. */
  stored: ConnectedSite | undefined;
  permission: ConnectedSite | undefined;
  answer: SiteAnswer;
  isForPermissions: boolean;
  /** Chain that the site has selected; NaN if malformed. */
  requestedChainId: number;
}

/** Asks which accounts and networks a website may use, and for how long. */
export function ConnectRequest({
  userId,
  site,
  accounts,
  signers,
  otherOrigins,
  stored,
  permission,
  answer,
  isForPermissions,
  requestedChainId,
}: ConnectRequestProps) {
  const [isAdding, setIsAdding] = useState(false);
  // One account unless the user shares more.
  const [chosen, setChosen] = useState<readonly string[]>(
    () => permission?.accounts ?? signers.slice(0, 1).map(({ address }) => address),
  );

  function connect({ addresses, chainIds, expiresAt }: SharedChoice) {
    const now = Date.now();
    const wanted = [requestedChainId, permission?.chain_id].find((id) => chainIds.includes(id ?? NaN));
    const connected = {
      id: site.origin,
      user_id: userId,
      written_at: now,
      connected_at: stored?.connected_at ?? now,
      last_used_at: now,
      expires_at: expiresAt,
      accounts: [...addresses],
      chain_ids: [...chainIds],
      chain_id: wanted ?? chainIds[0] ?? networks[0].chainId,
      // Of an earlier connection as well: it was the user's choice.
      limits: stored?.limits ?? NO_LIMITS,
    };
    answer.approve(isForPermissions ? permissionsOf(connected) : connected.accounts, {}, connected);
  }

  return (
    <>
      <ConnectScreen
        site={site}
        signers={signers}
        chosen={chosen}
        onChoose={setChosen}
        chainIds={stored?.chain_ids}
        otherOrigins={otherOrigins}
        isKnown={stored !== undefined}
        onConnect={connect}
        onReject={answer.reject}
        onNewAccount={() => setIsAdding(true)}
      />
      {isAdding && (
        <NewSiteAccount
          userId={userId}
          accounts={accounts}
          // Only the new account: shared with the others, it would lose its purpose.
          onAdded={(address) => setChosen([address])}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

/** Writes a permission as EIP-2255 does. */
function permissionsOf({ id, accounts, connected_at: date }: ConnectedSite) {
  return [
    {
      invoker: id,
      parentCapability: 'eth_accounts',
      date,
      caveats: [{ type: 'restrictReturnedAccounts', value: accounts }],
    },
  ];
}
