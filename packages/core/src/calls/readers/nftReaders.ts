import { address, array, bool, bytes, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';

const number = uint(256);

/** ERC-721 and ERC-1155. */
export const nftReaders = [
  callReader('safeTransferFrom', [address, address, number], ([from, to, id], frame) => {
    const { contract, value, facts } = frame;
    if (facts.standard !== undefined && facts.standard !== 'erc721') return undefined;
    return { kind: 'nftTransfer', contract, value, from, to, id, data: undefined };
  }),
  callReader('safeTransferFrom', [address, address, number, bytes], ([from, to, id, data], frame) => {
    const { contract, value, facts } = frame;
    if (facts.standard !== undefined && facts.standard !== 'erc721') return undefined;
    return { kind: 'nftTransfer', contract, value, from, to, id, data };
  }),
  callReader('setApprovalForAll', [address, bool], ([operator, isApproved], frame) => {
    const { contract, value, facts } = frame;
    if (facts.standard === 'erc20') return undefined;
    return { kind: 'approveAll', contract, value, operator, isApproved };
  }),
  callReader(
    'safeTransferFrom',
    [address, address, number, number, bytes],
    ([from, to, id, amount, data], frame) => {
      const { contract, value, facts } = frame;
      if (facts.standard !== undefined && facts.standard !== 'erc1155') return undefined;
      const items = [{ id, amount }];
      return { kind: 'multiTokenTransfer', contract, value, isBatch: false, from, to, items, data };
    },
  ),
  callReader(
    'safeBatchTransferFrom',
    [address, address, array(number), array(number), bytes],
    ([from, to, ids, amounts, data], frame) => {
      const { contract, value, facts } = frame;
      if (facts.standard !== undefined && facts.standard !== 'erc1155') return undefined;
      // The standard requires as many amounts as ids; the effects on a contract without that check are
      // unknown.
      if (ids.length !== amounts.length) return undefined;
      const items = ids.map((id, place) => ({ id, amount: amounts[place] ?? 0n }));
      return { kind: 'multiTokenTransfer', contract, value, isBatch: true, from, to, items, data };
    },
  ),
];
