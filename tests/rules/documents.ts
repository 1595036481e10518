import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore';

/** Two EVM addresses in checksum form (EIP-55): nothing else about them matters here. */
export const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
export const OTHER_ADDRESS = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';

/** The path of a user's address. */
export function walletAddressPath(uid: string, address: string): string {
  return `wallet_addresses/${walletAddressId(uid, address)}`;
}

/** A valid wallet_addresses document as a client creates it. */
export function newWalletAddress(uid: string, address: string, fields: DocumentData = {}): DocumentData {
  return {
    user_id: uid,
    address,
    network: 'ethereum',
    is_primary: false,
    created_at: serverTimestamp(),
    derivation_index: 0,
    watch_only: false,
    ...fields,
  };
}

/** A valid wallet_addresses document as it is stored. */
export function storedWalletAddress(uid: string, address: string, fields: DocumentData = {}): DocumentData {
  return newWalletAddress(uid, address, { created_at: Timestamp.fromMillis(1_700_000_000_000), ...fields });
}

/** The document without one of its fields. */
export function without(field: string, data: DocumentData): DocumentData {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));
}
