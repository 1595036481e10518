import type { BalanceProof } from '@everything-wallet/core/schemas/balanceProof';

/** Forged part of a proof. */
export type Forgery = 'header' | 'nodes' | 'balance' | 'hash' | 'address' | 'missing node' | 'older state';

export const forgeries: readonly Forgery[] = [
  'header',
  'nodes',
  'balance',
  'hash',
  'address',
  'missing node',
  'older state',
];

/**
 * Forges a proof.
 *
 * @param older a proof that was right of another block, and of another balance
 * @param random between 0 and 1, another one each time
 */
export function forgeProof(
  forgery: Forgery,
  {
    proof,
    address,
    older,
    other,
  }: { proof: BalanceProof; address: string; older: BalanceProof; other: string },
  random: () => number,
): { readonly proof: BalanceProof; readonly address: string } {
  const place = (list: readonly string[]) => {
    const own = list.flatMap((bytes, index) => (bytes.length > 2 ? [index] : []));
    return own[Math.floor(random() * own.length)] ?? 0;
  };
  const oneFlipped = (list: readonly string[]) => {
    const at = place(list);
    return list.map((bytes, index) => (index === at ? flipped(bytes, random) : bytes));
  };
  const changes: Record<Forgery, Partial<BalanceProof>> = {
    header: { header: oneFlipped(proof.header) },
    nodes: { accountProof: oneFlipped(proof.accountProof) },
    balance: { balance: (BigInt(proof.balance) + BigInt(1 + Math.floor(random() * 2 ** 40))).toString() },
    hash: { blockHash: flipped(proof.blockHash, random) },
    address: {},
    'missing node': { accountProof: proof.accountProof.toSpliced(place(proof.accountProof), 1) },
    'older state': { accountProof: older.accountProof, balance: older.balance },
  };
  return { proof: { ...proof, ...changes[forgery] }, address: forgery === 'address' ? other : address };
}

/** The bytes with one bit of them turned. */
function flipped(bytes: string, random: () => number): string {
  const bit = Math.floor(random() * 4 * (bytes.length - 2));
  const at = 2 + 2 * Math.floor(bit / 8);
  const byte = Number.parseInt(bytes.slice(at, at + 2), 16) ^ (1 << (bit % 8));
  return `${bytes.slice(0, at)}${byte.toString(16).padStart(2, '0')}${bytes.slice(at + 2)}`;
}
