import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { refreshWallet as contract } from '@everything-wallet/core/callables/refreshWallet';
import { networks, type RpcName } from '@everything-wallet/core/networks/networks';
import {
  coinGeckoKeySecret,
  maxInstancesParam,
  openSeaKeySecret,
  transferApiKeySecret,
} from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { attempts } from '../data/attempts.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { withDeadline } from '../errors/withDeadline.ts';
import { createUseReader } from '../services/account/createUseReader.ts';
import { approvalsOf } from '../services/approvals/approvalsOf.ts';
import { chainOf } from '../services/chain/chainOf.ts';
import type { CoinsReported } from '../services/holdings/CoinsReported.ts';
import { createHoldingsAsker } from '../services/holdings/createHoldingsAsker.ts';
import { holdingsUnits } from '../services/holdings/holdingsUnits.ts';
import { configuredScanner } from '../services/incoming/configuredScanner.ts';
import { ScanCharge } from '../services/incoming/ScanCharge.ts';
import type { CallCost } from '../services/limits/CallLimiter.ts';
import { configuredBudget } from '../services/limits/configuredBudget.ts';
import { UseCharge } from '../services/limits/UseCharge.ts';
import { requestCost } from '../services/limits/requestCost.ts';
import { configuredMarket, configuredPrices } from '../services/prices/configuredPrices.ts';
import { metadataOf } from '../services/nfts/metadataOf.ts';
import { keepListing as keep } from '../services/listings/keepListing.ts';
import { listingKeepingOf } from '../services/listings/listingKeepingOf.ts';
import { listingsOf } from '../services/listings/listingsOf.ts';
import { nftsOf } from '../services/nfts/nftsOf.ts';
import { consumeQuota } from '../services/nfts/consumeQuota.ts';
import { proofsOf } from '../services/proofs/proofsOf.ts';
import { downsample } from '../services/prices/downsample.ts';
import { lookUpRecipient } from '../services/recipients/lookUpRecipient.ts';
import { quoterOf } from '../services/swaps/quoterOf.ts';
import { simulatorOf } from '../services/simulation/simulatorOf.ts';
import type { Needed } from '../services/maintenance/MaintenanceSwitch.ts';
import { readTokenBalance } from '../services/tokens/readTokenBalance.ts';
import { reconcileUser } from '../services/transactions/reconcileUser.ts';
import { vaultsReaderOf } from '../services/vaults/vaultsReaderOf.ts';
import { answerPart } from './answerPart.ts';
import { callable } from './callable.ts';
import { maintenance } from './maintenance.ts';
import { rejectDeletedAccount } from '../services/account/rejectDeletedAccount.ts';
import { requireActiveAccount } from '../services/account/requireActiveAccount.ts';

/** Milliseconds that prices may take longer than everything else; then the answer goes without them. */
const PRICES_TIMEOUT_MS = 500;

/**
 * Milliseconds that the look for what came in may take longer than the rest: so long one with something new takes. It goes on without
 * anybody waiting, and what it finds is told to whoever asks next.
 */
const INCOMING_TIMEOUT_MS = 2_000;

/** Points of past prices in an answer: more than a chart of a phone shows, and few enough for twenty series. */
const MAX_POINTS = 180;

/** The same of what is held, on each network by itself, and of a swap's quote: a network that is slow keeps no balance waiting. */
const HOLDINGS_TIMEOUT_MS = 1_000;

/** Milliseconds after which a balance is asked for by itself where the holdings of the same call have not heard it. */
const COINS_TIMEOUT_MS = 500;

/** Stands for a part that is slower than the rest; asked for again by itself, it is waited for. */
const LATE = { failure: { code: 'deadline-exceeded', message: 'This takes longer than the rest.' } };

/** Tokens whose prices count as one question: who holds 200 may ask twice a minute, and nobody may name contracts without end. */
const TOKENS_PER_UNIT = 10;

/** About what a recipient's name asks of the chain: its resolver and address, the code there, and the same way back. */
const RECIPIENT_UNITS = 7;

/** What a proof asks of each node: its latest block, a header, and the proof itself. */
const PROOF_UNITS = 3;

/** What a quote of a swap asks of each node: two looks of two exchanges where nodes differ, and two simulations of transfers. */
const SWAP_UNITS = 6;

/** What a look for NFTs asks of each node: their contracts, and those that failed once more. */
const NFTS_UNITS = 4;

/** What a look at what is for sale asks of each node: Seaport and the collections, those that failed once more, and logs of sales. */
const LISTINGS_UNITS = 6;

const lookCharge = new ScanCharge();

/** Documents that count as one unit of the next question: a wallet flooded with NFTs, and a busy collection, are read from thousands. */
const DOCUMENTS_PER_UNIT = 250;
const nftsCharge = new UseCharge('documents', DOCUMENTS_PER_UNIT);
const listingsCharge = new UseCharge('documents', DOCUMENTS_PER_UNIT);

/** NFTs whose metadata count as one question: what is kept is asked of nobody but whose it is. */
const METADATA_PER_UNIT = 5;

/**
 * What an open wallet asks again and again, in one call: balances, prices, and what became of pending transfers.
 *
 * It counts as much as its questions would alone, reading and settling each for themselves; where one budget is used up,
 * what the other pays for is answered all the same. A source of prices that is slow holds nothing else up, and neither does a look
 * for what came in, or for what is held on a slow network: asked for again by themselves, they are waited for.
 */
export const refreshWallet = callable(
  contract,
  {
    counted: 'byService',
    needsCurrentSession: false,
    serviceAccount: serviceAccounts.wallet,
    maxInstances: maxInstancesParam,
    // Simulations, pools, listings and NFTs are asked of every node here: under load it took 213 of 256 MiB before the last of them came.
    memory: '512MiB',
    secrets: [coinGeckoKeySecret, transferApiKeySecret, openSeaKeySecret],
  },
  async (
    {
      balances,
      tokenBalances,
      prices,
      settling,
      uses,
      recipient,
      incoming,
      tokenPrices,
      pastPrices,
      holdings,
      proof,
      swapQuote,
      simulation,
      approvals,
      nfts,
      nftListings,
      vaults,
      nftMetadata,
      keepListing,
    },
    userId,
    { count, requireSession },
  ) => {
    // Past prices are a question to the source each, where nobody has asked lately.
    const tokenReads = Math.ceil((tokenPrices?.tokens.length ?? 0) / TOKENS_PER_UNIT);
    const priceReads = (prices ? 1 : 0) + tokenReads + (pastPrices?.assets.length ?? 0);
    const figureReads = holdingsUnits(holdings ?? []) + (proof ? PROOF_UNITS : 0);
    const reads =
      balances.length +
      tokenBalances.length +
      priceReads +
      (recipient ? RECIPIENT_UNITS : 0) +
      figureReads +
      // Counted with the rest, and not with settling: a count of its own is two documents read and written more with each poll.
      (incoming ? 1 : 0);
    // What is asked rarely, and costs nodes and the database much; never what shows a balance, settles or is about to be signed.
    const search = async (cost: CallCost) => {
      configuredBudget.require(userId);
      await count(cost);
    };
    const lookUnits = incoming ? lookCharge.unitsOf(userId, incoming) : 0;
    const receiving = async () => {
      // What came in is recorded where it is found.
      await maintenance.require('changes');
      configuredBudget.require(userId);
      // One of them is counted with what is read.
      if (lookUnits > 1) await count({ budget: 'incoming', units: lookUnits - 1 });
    };
    const reading = reads === 0 ? Promise.resolve() : count({ budget: 'read', units: reads });
    const searchOpen = async (needed: Needed, cost: CallCost) => {
      await maintenance.require(needed);
      await search(cost);
    };
    const settlingOpen = async () => {
      await maintenance.require('changes');
      await count({ budget: 'settle', units: 1 });
    };
    const settlingCounted = settling ? settlingOpen() : Promise.resolve();
    // A unit is an address on every network: a phrase's accounts are looked for twice a minute, and take from nothing else.
    const looking = uses?.length
      ? search({ budget: 'discover', units: Math.ceil(uses.length / networks.length) })
      : Promise.resolve();
    const quoting = swapQuote
      ? searchOpen('swap', { budget: 'quote', units: SWAP_UNITS })
      : Promise.resolve();
    // Apart from quotes, which are asked for again and again: they never keep from seeing what is about to be signed.
    const simulating = simulation
      ? count({ budget: 'simulate', units: requestCost.simulation })
      : Promise.resolve();
    const approvalsCounted = approvals
      ? search({ budget: 'discover', units: requestCost.approvals })
      : Promise.resolve();
    const nftsCounted = nfts
      ? search({ budget: 'discover', units: nftsCharge.unitsOf(userId, NFTS_UNITS) })
      : Promise.resolve();
    const listingsCounted = nftListings
      ? searchOpen('nfts', { budget: 'quote', units: listingsCharge.unitsOf(userId, LISTINGS_UNITS) })
      : Promise.resolve();
    const keepingCounted = keepListing
      ? searchOpen('nfts', { budget: 'quote', units: LISTINGS_UNITS })
      : Promise.resolve();
    const vaultsCounted = vaults
      ? searchOpen('earn', { budget: 'discover', units: requestCost.vaults })
      : Promise.resolve();
    const metadataCounted = nftMetadata
      ? search({ budget: 'discover', units: Math.ceil(nftMetadata.items.length / METADATA_PER_UNIT) })
      : Promise.resolve();
    const receivingCounted = incoming ? receiving() : Promise.resolve();
    const counted = [
      reading,
      receivingCounted,
      settlingCounted,
      looking,
      quoting,
      simulating,
      approvalsCounted,
      nftsCounted,
      listingsCounted,
      vaultsCounted,
      metadataCounted,
      keepingCounted,
    ];
    // No answer waits for it: what it says is told by the next one.
    void maintenance.current();
    await Promise.all(counted.map(refuseEnded));
    const read = <Answer>(ask: () => Promise<Answer>) => answerPart(contract.name, reading, ask);

    const askHoldings = createHoldingsAsker(userId);
    const coinsHeard = new Map<RpcName, Promise<CoinsReported | undefined>>();
    const held = holdings?.map((question) => {
      let hear: (heard?: CoinsReported) => void = () => undefined;
      const heard = new Promise<CoinsReported | undefined>((resolve) => (hear = resolve));
      // A look for tokens takes longer than a balance may.
      if (!question.discovers) coinsHeard.set(question.network, heard);
      return read(() => askHoldings(question, hear)).finally(() => hear());
    });
    const coins = balances.map(({ address, network }) =>
      read(async () => {
        const coinOf = await reportedInTime(coinsHeard.get(network));
        const balance = coinOf?.(address) ?? (await chainOf(network).getBalance(address));
        return { balance: formatAmount(balance) };
      }),
    );
    const tokens = tokenBalances.map(({ address, contract: token, network }) =>
      read(async () => {
        const { balance, decimals } = await readTokenBalance(chainOf(network), token, address);
        return { balance: formatAmount(balance, decimals), decimals };
      }),
    );
    const market = prices && read(() => configuredPrices().getPrices(prices.symbols));
    const tokenMarket =
      tokenPrices && read(() => configuredMarket().tokens.getPrices(tokenPrices.tokens, userId));
    const past =
      pastPrices &&
      read(async () => {
        const { series, ...said } = await configuredMarket().past.getSeries(
          pastPrices.assets,
          pastPrices.days,
          userId,
        );
        return {
          ...said,
          series: series.map((each) => each && { points: downsample(each.points, MAX_POINTS) }),
        };
      });
    const settled =
      settling &&
      answerPart(contract.name, settlingCounted, async () => ({
        pending: await reconcileUser(userId),
      }));
    const readUse = createUseReader(chainOf);
    const used = uses?.map((question) => answerPart(contract.name, looking, () => readUse(question)));
    const lookedUp = recipient && read(() => lookUpRecipient(chainOf(recipient.network), recipient));
    const simulated =
      simulation &&
      answerPart(contract.name, simulating, () => simulatorOf(simulation.network).simulate(simulation));
    const approved =
      approvals &&
      answerPart(contract.name, approvalsCounted, () => approvalsOf(approvals.network).read(approvals));
    const owned =
      nfts &&
      answerPart(contract.name, nftsCounted, () =>
        nftsCharge.run(userId, () => nftsOf(nfts.network).read(userId, nfts)),
      );
    const listed =
      nftListings &&
      answerPart(contract.name, listingsCounted, () =>
        listingsCharge.run(userId, () => listingsOf(nftListings.network).read(nftListings, userId)),
      );
    const offered =
      keepListing &&
      answerPart(contract.name, keepingCounted, async () => {
        // Of all that is asked here this alone changes something for everybody.
        await requireSession();
        return keep(userId, keepListing.order, listingKeepingOf(keepListing.network)).catch(
          rejectDeletedAccount,
        );
      });
    const pooled =
      vaults && answerPart(contract.name, vaultsCounted, () => vaultsReaderOf(vaults.network).read(vaults));
    const described =
      nftMetadata &&
      answerPart(contract.name, metadataCounted, () =>
        metadataOf(nftMetadata.network).read(nftMetadata, {
          userId,
          mayRead: async (number) => consumeQuota(attempts, userId, number, Date.now()),
        }),
      );
    const proved = proof && read(() => proofsOf(proof.network).prove(proof.address));
    const quoted =
      swapQuote &&
      answerPart(contract.name, quoting, async () => {
        const quoter = quoterOf(swapQuote.network);
        return quoter ? quoter.quote(swapQuote) : { status: 'none' as const, reason: 'noExchange' as const };
      });
    let isAwaited = true;
    const received =
      incoming &&
      answerPart(
        contract.name,
        reading.then(() => receivingCounted),
        () =>
          lookCharge.look(userId, () =>
            configuredScanner(requireActiveAccount).look(userId, incoming, () => isAwaited),
          ),
      );
    const answered = {
      balances: await Promise.all(coins),
      tokenBalances: await Promise.all(tokens),
      ...(settled && { settling: await settled }),
      ...(used && { uses: await Promise.all(used) }),
      ...(lookedUp && { recipient: await lookedUp }),
      ...(proved && { proof: await proved }),
      ...(simulated && { simulation: await simulated }),
      ...(approved && { approvals: await approved }),
      ...(owned && { nfts: await owned }),
      ...(listed && { nftListings: await listed }),
      ...(pooled && { vaults: await pooled }),
      ...(described && { nftMetadata: await described }),
      ...(offered && { keepListing: await offered }),
    };
    const isBesideOthers =
      coins.length + tokens.length > 0 ||
      (settled ??
        used ??
        lookedUp ??
        proved ??
        simulated ??
        approved ??
        owned ??
        listed ??
        pooled ??
        described ??
        offered) !== undefined;
    const unlessLate = async <Part>(part: Promise<Part>, isAwaitedToEnd: boolean) =>
      isAwaitedToEnd ? part : withDeadline(part, HOLDINGS_TIMEOUT_MS).catch(() => LATE);
    const [heldInTime, quotedInTime] = await Promise.all([
      held && Promise.all(held.map(async (part) => unlessLate(part, !isBesideOthers))),
      quoted && unlessLate(quoted, !isBesideOthers && !held),
    ]);
    const isAlone = !isBesideOthers && !held && !quoted;
    const inTime = async <Part>(part: Promise<Part> | undefined, ms: number, other: unknown) => {
      if (isAlone && other === undefined) return part;
      return part && (await withDeadline(part, ms).catch(() => undefined));
    };
    const [marketInTime, tokenMarketInTime, pastInTime, receivedInTime] = await Promise.all([
      inTime(market, PRICES_TIMEOUT_MS, received),
      inTime(tokenMarket, PRICES_TIMEOUT_MS, received),
      inTime(past, PRICES_TIMEOUT_MS, received),
      inTime(received, INCOMING_TIMEOUT_MS, market ?? tokenMarket ?? past),
    ]);
    // From here on it is for the next call to tell.
    isAwaited = false;
    const current = maintenance.known;
    const isSomethingOff = current.read_only || current.paused.length > 0;
    return {
      ...(isSomethingOff && { maintenance: current }),
      ...answered,
      ...(heldInTime && { holdings: heldInTime }),
      ...(quotedInTime && { swapQuote: quotedInTime }),
      ...(marketInTime && { prices: marketInTime }),
      ...(tokenMarketInTime && { tokenPrices: tokenMarketInTime }),
      ...(pastInTime && { pastPrices: pastInTime }),
      ...(receivedInTime && { incoming: receivedInTime }),
    };
  },
);

/** What is heard of coin for the holdings of a call, unless that takes longer than a balance does. */
async function reportedInTime(
  heard: Promise<CoinsReported | undefined> | undefined,
): Promise<CoinsReported | undefined> {
  return heard && withDeadline(heard, COINS_TIMEOUT_MS).catch(() => undefined);
}

/** Lets every refusal be that of its part, but one: whose session has ended is answered nothing, and so told to sign in. */
async function refuseEnded(counted: Promise<void>): Promise<void> {
  try {
    await counted;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unauthenticated') throw error;
  }
}
