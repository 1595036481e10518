import type { SiteState } from '@everything-wallet/core/connect/connectProtocol';
import { chainIdOf } from './chainIdOf.ts';
import { toRecord } from './toRecord.ts';

/** Copy of a state that another program wrote; undefined when any field is malformed. */
export function parseSiteState(value: unknown): SiteState | undefined {
  const { accounts, chainId, chains, expiresAt } = toRecord(value);
  const selected = chainIdOf(chainId);
  const isState =
    selected &&
    Array.isArray(accounts) &&
    accounts.every((account) => /^0x[0-9a-f]{40}$/i.test(account as string)) &&
    Array.isArray(chains) &&
    chains.every((chain) => chainIdOf(chain) === chain) &&
    (expiresAt === null || Number.isFinite(expiresAt));
  return isState ? ({ accounts, chainId: selected, chains, expiresAt } as SiteState) : undefined;
}
