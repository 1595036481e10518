import type { SellerState } from '@everything-wallet/core/callables/nftListingsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { agreeOn } from '../chain/agreeOn.ts';
import { RpcNodes } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../holdings/aggregate3.ts';
import { medianHead } from '../holdings/medianHead.ts';
import { readUint } from '../holdings/readUint.ts';
import { readApart, type ApartReading } from '../nfts/readApart.ts';

/** In milliseconds; somebody has typed a price and waits. */
const defaultLimits = { perUrlMs: 4_000, totalMs: 8_000, stragglersMs: 700 };

/**
 * First four bytes of keccak256 of getCounter(address) (Seaport), ownerOf(uint256), getApproved(uint256) (ERC-721),
 * balanceOf(address,uint256) (ERC-1155) and isApprovedForAll(address,address) (both).
 */
const GET_COUNTER = '0xf07ec373';
const OWNER_OF = '0x6352211e';
const GET_APPROVED = '0x081812fc';
const BALANCE_OF = '0x00fdd58e';
const IS_APPROVED_FOR_ALL = '0xe985e9c5';

/** Whose order of which NFT it would be. */
interface SellerQuestion {
  /** Addresses, in any case. */
  readonly seller: string;
  readonly contract: string;
  /** A decimal number. */
  readonly tokenId: string;
}

/** Reads what somebody's order of an NFT has to have, and judges how sure it is (decision 54). */
export class SellerReader {
  readonly #network: Network;
  readonly #nodes: RpcNodes;
  readonly #needed: number;

  /** @param urls of the network's nodes */
  constructor(network: Network, urls: readonly string[], limits: Partial<typeof defaultLimits> = {}) {
    this.#network = network;
    const given = { ...defaultLimits, ...limits };
    const stragglersMs = urls.length === 2 ? given.perUrlMs : given.stragglersMs;
    this.#nodes = new RpcNodes(network.chainId, urls, { ...given, stragglersMs });
    // As of what is held (decision 41).
    this.#needed = this.#nodes.count >= 3 ? 2 : 1;
  }

  /** @returns null for whatever not enough nodes say; also where no node gives an answer */
  async read({ seller, contract, tokenId }: SellerQuestion): Promise<SellerState> {
    const [owner, id] = [word(BigInt(seller)), word(BigInt(tokenId))];
    const counter = { to: SEAPORT_ADDRESS, data: `${GET_COUNTER}${owner}` };
    const ownerRead = { to: contract, data: `${OWNER_OF}${id}` };
    const approvedRead = { to: contract, data: `${GET_APPROVED}${id}` };
    const balanceRead = { to: contract, data: `${BALANCE_OF}${owner}${id}` };
    const allRead = {
      to: contract,
      data: `${IS_APPROVED_FOR_ALL}${owner}${word(BigInt(SEAPORT_ADDRESS))}`,
    };
    let told = 0;
    const readings = await this.#nodes.askEach(
      (ask, askTogether) =>
        readApart({ ask, askTogether }, this.#network, [
          { wanted: [counter], facts: [] },
          // A contract of one standard has no answer to what the other one is asked.
          { wanted: [allRead], facts: [ownerRead, approvedRead, balanceRead] },
        ]),
      'unlessResting',
      () => (told += 1) >= this.#needed,
    );
    const agreed = (read: ContractCall) => this.#agreed(readings, read);
    const number = agreed(counter);
    const [ownedBy, balance] = [agreed(ownerRead), agreed(balanceRead)];
    const units =
      typeof ownedBy === 'bigint' ? (ownedBy === BigInt(seller) ? 1n : 0n) : (balance ?? undefined);
    return {
      counter: typeof number === 'bigint' ? number.toString() : null,
      units: units === undefined ? null : units.toString(),
      isApproved: isApproved(agreed(allRead), agreed(approvedRead)),
      time: medianHead(readings.map((reading) => reading?.head))?.time ?? null,
    };
  }

  /** What enough nodes say: null that the contract has no such answer; undefined where they do not agree. */
  #agreed(readings: readonly (ApartReading | undefined)[], read: ContractCall): bigint | null | undefined {
    const verdict = agreeOn(
      readings.map((reading) => {
        const answer = reading?.of(read);
        return answer === undefined ? undefined : (readUint(answer) ?? null);
      }),
      this.#needed,
    );
    return verdict.agreement === 'agreed' ? verdict.value : undefined;
  }
}

/** By everything of the collection, or by this one alone; unknown where either is, and the other does not say yes. */
function isApproved(all: bigint | null | undefined, one: bigint | null | undefined): boolean | null {
  if (all === 1n || one === BigInt(SEAPORT_ADDRESS)) return true;
  return all === undefined || one === undefined ? null : false;
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0');
}
