import { use, useMemo, type ReactNode } from 'react';
import { VaultContext } from '../../lib/vault/VaultContext.ts';

interface OnlyVaultSignsProps {
  children: ReactNode;
}

/** Lets only the vault on this device sign: a window that a website has opened never asks for the phrase. */
export function OnlyVaultSigns({ children }: OnlyVaultSignsProps) {
  const access = use(VaultContext);
  const vaultOnly = useMemo(() => ({ ...access, isOnlySigner: true }), [access]);
  return <VaultContext value={vaultOnly}>{children}</VaultContext>;
}
