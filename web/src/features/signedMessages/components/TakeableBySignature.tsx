import { networks } from '@everything-wallet/core/networks/networks';
import { TakeableList } from '../../../components/TakeableList.tsx';
import { declaredTakeables } from '../../../lib/takeable/declaredTakeables.ts';
import { useAddressText } from '../hooks/useAddressText.ts';
import type { ReadPersonalMessage, ReadTypedData } from '../readMessage.ts';

interface TakeableBySignatureProps {
  read: ReadTypedData | ReadPersonalMessage;
  /** Account that signs. */
  signer: string;
}

/** What others could take now with a signed permit (ERC-2612, DAI, Permit2); nothing for any other message. */
export function TakeableBySignature({ read, signer }: TakeableBySignatureProps) {
  const network =
    read.kind === 'typedData' ? networks.find((one) => one.chainId === read.chainId) : undefined;
  const nameOf = useAddressText(network);
  if (read.kind !== 'typedData' || !network) return null;
  const { kind, permissions } = read.meaning;
  const isByPermit2 = kind === 'permit2Allowance' || kind === 'permit2Transfer';
  return (
    <TakeableList
      network={network}
      takeables={declaredTakeables(permissions, signer, isByPermit2)}
      nameOf={nameOf}
    />
  );
}
