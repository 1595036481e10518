import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import { priceImpactWarning } from '@everything-wallet/core/swaps/priceImpactWarning';
import { SwapError } from '@everything-wallet/core/swaps/SwapError';
import { swapRate } from '@everything-wallet/core/swaps/swapRate';
import { swapSchema } from '@everything-wallet/core/swaps/swapSchema';
import {
  swapTransaction,
  type QuotedSwap,
  type SwapTransaction,
  type SwapWish,
} from '@everything-wallet/core/swaps/swapTransaction';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { zodResolver } from '@hookform/resolvers/zod';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AmountField } from '../../../components/AmountField.tsx';
import { AmountText } from '../../../components/AmountText.tsx';
import { gasOfStep } from '../../../lib/fees/gasOfStep.ts';
import { useGasPrice } from '../../../lib/fees/useGasPrice.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { usePrices } from '../../../lib/prices/usePrices.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { useSecondsLeft } from '../../../lib/time/useSecondsLeft.ts';
import { QUOTE_MS, useSwapQuote } from '../hooks/useSwapQuote.ts';
import { isWrap } from '../isWrap.ts';
import type { TimedQuote } from '../journey/nextStep.ts';
import { quoteNotices } from '../quoteNotices.ts';
import { routeText } from '../routeText.ts';
import { DEFAULT_SLIPPAGE, percentOf, slippageHint } from '../slippage.ts';
import type { SwapSender } from '../swapRequests.ts';
import { tokenKey, type SwapToken } from '../SwapToken.ts';
import { AmountOutput } from './AmountOutput.tsx';
import { QuoteTerms, type QuoteTerm } from './QuoteTerms.tsx';
import { SlippageChoice, type ChosenSlippage } from './SlippageChoice.tsx';
import { SwapSide } from './SwapSide.tsx';
import { SwapTokenSelect } from './SwapTokenSelect.tsx';

/** How many plain transfers' worth of the layer below (OP Stack) a swap's data takes, and an approval's. */
const L1_OF_SWAP = 5n;
const L1_OF_APPROVAL = 2n;

const longAgo = () => Infinity;

/** What somebody wants, as the form has it. */
export interface FormedSwap {
  readonly sell: SwapToken;
  readonly buy: SwapToken;
  readonly amount: bigint;
  readonly slippageBps: number;
  /** The quote that was shown, where it is still of now. */
  readonly quote: TimedQuote | undefined;
}

interface LiveSwapFormProps {
  network: Network;
  sender: SwapSender;
  tokens: readonly SwapToken[];
  /** The pair, by `tokenKey`. */
  pair: { readonly from: string; readonly to: string };
  onPair: (pair: { readonly from: string; readonly to: string }) => void;
  /** When a token is wanted that is not in the list. */
  onOther: (side: 'from' | 'to') => void;
  /** Whether something is being made ready. */
  isBusy: boolean;
  onSwap: (swap: FormedSwap) => void;
  onNoExchange: () => void;
}

/** Two tokens, an amount, and what the exchange gives for it now (docs/product.md §2, Swap; decision 47). */
export function LiveSwapForm(props: LiveSwapFormProps) {
  const { network, sender, tokens, pair, onPair, onOther, isBusy, onSwap, onNoExchange } = props;
  const t = useText();
  const mask = useMask();
  const money = useMoney();
  const style = useNumberStyle();
  const { enqueueSnackbar } = useSnackbar();
  const [chosenSlippage, setChosenSlippage] = useState<ChosenSlippage>({ bps: DEFAULT_SLIPPAGE, own: '' });
  const { bps: slippage } = chosenSlippage;
  const hint = slippage === undefined ? undefined : slippageHint(slippage);
  const [isSlippageOpen, setIsSlippageOpen] = useState(false);
  const [coin] = tokens;
  // One that is not known, or not any more, is none: another one in its place would be swapped by the amount that was typed for it.
  const from = tokens.find((token) => tokenKey(token) === pair.from);
  const to = tokens.find((token) => tokenKey(token) === pair.to);
  const schema = swapSchema(style, from?.decimals);
  const { control, handleSubmit, setValue } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { amount: '' },
  });
  const amountText = useWatch({ control, name: 'amount' });
  const amount = schema.safeParse({ amount: amountText }).data?.amount;
  const isWrapping = from && to ? isWrap(network.wrappedCoin, from.contract, to.contract) : false;
  const quoting = useSwapQuote(
    from && to && amount !== undefined && !isWrapping
      ? { network: network.rpcName, sell: from.contract, buy: to.contract, amount: amount.toString() }
      : undefined,
    isBusy,
  );
  const gasPrice = useGasPrice(network, sender.address);
  const priced = pricedSymbolOf(network);
  const { prices, isOld } = usePrices(priced === undefined ? [] : [priced]);
  const secondsLeft = useSecondsLeft(quoting.msSinceAsked, QUOTE_MS);
  const { refusal } = quoting;
  const refusedSeconds = useSecondsLeft(refusal?.msSince ?? longAgo, refusal?.lasts ?? 0);
  const isAbsent = quoting.answer?.status === 'none' && quoting.answer.reason === 'noExchange';
  useEffect(() => {
    // It would close the dialog, and what is typed or being signed in it.
    if (isAbsent && !isBusy) onNoExchange();
  }, [isAbsent, isBusy, onNoExchange]);
  if (!coin) return null;

  const { answer } = quoting;
  const quote = answer?.status === 'quoted' ? answer : undefined;
  const wish: SwapWish | undefined =
    from && to && amount !== undefined && slippage !== undefined
      ? {
          network,
          sell: from.contract,
          buy: to.contract,
          amount,
          slippageBps: slippage,
          account: sender.address,
        }
      : undefined;
  const built = wish && quote ? attempt(wish, quote) : undefined;
  const amountOut = isWrapping ? amount : quote && BigInt(quote.amountOut);
  const gas = isWrapping ? gasOfStep.wrap : quote ? BigInt(quote.gas) : undefined;
  const fee = gas !== undefined && gasPrice ? gas * gasPrice.about + gasPrice.l1Fee : undefined;
  // What may be signed for: prices of gas move while somebody reads, and a limit of gas is set above what is expected.
  const reserve =
    gasPrice && ((gas ?? gasOfStep.swap) * gasPrice.most * 3n) / 2n + L1_OF_SWAP * gasPrice.l1Fee;
  // The next signature at the most, and what comes after it at what gas costs now: one that finds prices risen says so itself. Two approvals,
  // so that nobody is left with one, and no coin to take it back.
  const withApprovals =
    gasPrice &&
    (gas ?? gasOfStep.swap) * gasPrice.about +
      gasOfStep.approval * (gasPrice.most + gasPrice.about) +
      (L1_OF_SWAP + 2n * L1_OF_APPROVAL) * gasPrice.l1Fee;
  const problemBy = (write: WriteAmount) =>
    fundsProblem(write) ?? (sender.derivationIndex === null ? t('swap.live.watchOnly') : undefined);
  const problem = problemBy(formatShort);
  const nothing = nothingText();
  const isComing =
    answer?.status === 'none' && (answer.reason === 'noRoute' || answer.reason === 'noExchange');
  const isReady =
    wish !== undefined && problem === undefined && (isWrapping || (built !== undefined && 'least' in built));

  const flip = () => onPair({ from: pair.to, to: pair.from });

  /** The other side's token: the sides change places, so that a token is never swapped for itself. */
  function choose(side: 'from' | 'to', key: string) {
    const other = side === 'from' ? 'to' : 'from';
    if (key === pair[other]) flip();
    else onPair({ ...pair, [side]: key });
  }

  const submit = handleSubmit(() => {
    if (isComing) enqueueSnackbar(t('swap.comingSoon'), { variant: 'info' });
    if (!isReady || isBusy || !from || !to) return;
    const isOfNow = quoting.msSinceAsked() < QUOTE_MS;
    onSwap({
      sell: from,
      buy: to,
      amount: wish.amount,
      slippageBps: wish.slippageBps,
      quote: isOfNow && quote ? { quoted: quote, msSinceAsked: quoting.msSinceAsked } : undefined,
    });
  });

  function fundsProblem(write: WriteAmount): string | undefined {
    if (!from || !coin || amount === undefined) return undefined;
    const { symbol, decimals, balance } = from;
    if (balance === undefined || from.agreement === 'disputed')
      return t('swap.live.balanceNotKnown', { symbol });
    if (amount > balance) {
      return t('swap.live.notEnough', {
        balance: mask(write(formatAmount(balance, decimals))),
        symbol,
        amount: write(formatAmount(amount, decimals), 'up'),
      });
    }
    const isApproved = from.contract !== null && !isWrapping;
    const fees = isApproved ? (withApprovals ?? 0n) : (fee ?? 0n);
    const needed = (from.contract === null ? amount : 0n) + fees;
    if (coin.balance === undefined || coin.balance >= needed) return undefined;
    return t(isApproved ? 'swap.live.notEnoughFees' : 'swap.live.notEnoughFee', {
      coin: coin.symbol,
      fee: write(formatAmount(fees), 'up'),
    });
  }

  /** Why there is no quote. */
  function nothingText(): string | undefined {
    const names = { from: from?.symbol ?? '', to: to?.symbol ?? '', network: network.name };
    if (built && 'refusal' in built) return t(refusalText[built.refusal], names);
    if (refusal) return t('swap.live.none.tooMany', { seconds: Math.max(1, refusedSeconds) });
    if (quoting.isFailed) return t('swap.live.none.failed');
    if (answer?.status !== 'none' || answer.reason === 'wraps') return undefined;
    return t(`swap.live.none.${answer.reason}`, names);
  }

  function feeValue(write: WriteAmount): string {
    if (fee === undefined || !coin) return t('swap.live.feeUnknown');
    const price = priced === undefined || isOld ? undefined : prices?.[priced];
    const values = { fee: write(formatAmount(fee), 'up'), coin: coin.symbol };
    if (!price) return t('swap.live.fee', values);
    return t('swap.live.feeWorth', { ...values, worth: money.formatAbout(exactUsd(fee, price.usd)) });
  }

  function takeMax() {
    if (from?.balance === undefined) return;
    const kept = from.contract === null ? (reserve ?? 0n) : 0n;
    const most = from.balance > kept ? from.balance - kept : 0n;
    setValue('amount', writeTypedAmount(formatAmount(most, from.decimals), style), { shouldValidate: true });
  }

  const canTakeMax =
    from?.balance !== undefined && from.balance > 0n && (from.contract !== null || reserve !== undefined);

  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Box sx={{ display: 'grid' }}>
        <SwapSide
          title={t('swap.from')}
          balance={<AmountText say={(write) => balanceText(from, pair.from, write)} />}
          action={
            <Button size="small" onClick={takeMax} disabled={!canTakeMax} sx={{ minWidth: 0 }}>
              {t('swap.live.max')}
            </Button>
          }
          token={
            <SwapTokenSelect
              label={t('swap.fromToken')}
              tokens={tokens}
              value={pair.from}
              onChange={(token) => choose('from', tokenKey(token))}
              onOther={() => onOther('from')}
            />
          }
          amount={
            <AmountField
              control={control}
              name="amount"
              label={t('swap.amount')}
              placeholder={t('swap.amountPlaceholder')}
              {...(from && { decimals: from.decimals })}
              // A disabled button keeps the browser from submitting; pressing Enter is to say what is missing.
              onEnter={() => void submit()}
            />
          }
        />
        <Tooltip title={t('swap.flip')}>
          <IconButton
            aria-label={t('swap.flip')}
            onClick={flip}
            sx={{
              justifySelf: 'center',
              my: -1.25,
              zIndex: 1,
              width: 44,
              height: 44,
              color: 'primary.main',
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              '&:hover': { bgcolor: 'background.paper', borderColor: 'primary.main' },
            }}
          >
            <SwapVertRounded />
          </IconButton>
        </Tooltip>
        <SwapSide
          title={t('swap.to')}
          balance={<AmountText say={(write) => balanceText(to, pair.to, write)} />}
          token={
            <SwapTokenSelect
              label={t('swap.toToken')}
              tokens={tokens}
              value={pair.to}
              onChange={(token) => choose('to', tokenKey(token))}
              onOther={() => onOther('to')}
            />
          }
          amount={
            <AmountOutput
              amount={to && amountOut !== undefined ? formatAmount(amountOut, to.decimals) : ''}
            />
          }
        />
      </Box>
      {[from, to]
        .filter((token) => token !== undefined)
        .filter(({ isVerified }) => !isVerified)
        .map(({ symbol, contract }) => (
          <Alert key={contract} severity="warning">
            {t('swap.live.unverified', { symbol })}
          </Alert>
        ))}
      <QuoteTerms terms={terms()} />
      {isSlippageOpen && slippageChoice()}
      {/* Also where the choice is folded away. */}
      {hint && !isWrapping && (
        <Alert severity={hint.severity}>{t(hint.text, { percent: percentOf(slippage ?? 0) })}</Alert>
      )}
      {quote &&
        built &&
        'least' in built &&
        quoteNotices(quote, t).map((notice) => (
          <Alert key={notice} severity="warning">
            {notice}
          </Alert>
        ))}
      {nothing !== undefined && <Alert severity={isComing ? 'info' : 'warning'}>{nothing}</Alert>}
      {problem !== undefined && (
        <Alert severity="info">
          <AmountText say={(write) => problemBy(write) ?? ''} />
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={amount === undefined || isBusy || !(isReady || isComing)}
      >
        {t(isBusy ? 'swap.live.starting' : submitText())}
      </Button>
    </Box>
  );

  function balanceText(token: SwapToken | undefined, key: string, write: WriteAmount): string {
    if (!token) return t('swap.live.balanceUnknown', { symbol: shortenAddress(key) });
    const { symbol, decimals, balance } = token;
    return balance === undefined
      ? t('swap.live.balanceUnknown', { symbol })
      : t('swap.balance', { balance: mask(write(formatAmount(balance, decimals))), symbol });
  }

  function submitText(): TextId {
    if (!isWrapping) return 'swap.submit';
    return from?.contract === null ? 'swap.live.wrap' : 'swap.live.unwrap';
  }

  function slippageChoice() {
    return <SlippageChoice value={chosenSlippage} onChange={setChosenSlippage} />;
  }

  function rateText(): string {
    if (!from || !to) return '';
    if (quoting.isAsking && !quote && !isWrapping) return t('swap.live.quoting');
    if (amount === undefined || amountOut === undefined) return t('swap.live.rateUnknown');
    const rate = swapRate(
      { units: amount, decimals: from.decimals },
      { units: amountOut, decimals: to.decimals },
    );
    return t('swap.rateValue', { from: from.symbol, to: to.symbol, rate });
  }

  function ageText(): string {
    if (secondsLeft > 0) return t('swap.live.ageValue', { seconds: secondsLeft });
    return t(
      document.visibilityState === 'visible' && !isBusy ? 'swap.live.ageRenewing' : 'swap.live.ageAsleep',
    );
  }

  /** In the required order: rate, slippage, fee; what is new stands between. */
  function terms(): readonly QuoteTerm[] {
    const impact = quote && priceImpactWarning(quote.priceImpactBps)?.id;
    return [
      { term: t('swap.rate'), value: rateText() },
      ...(isWrapping
        ? []
        : [
            {
              term: t('swap.slippage'),
              value: (
                <Button
                  size="small"
                  aria-expanded={isSlippageOpen}
                  aria-label={t('swap.live.slippageChange')}
                  onClick={() => setIsSlippageOpen(!isSlippageOpen)}
                  sx={{ mr: -1.5 }}
                >
                  {slippage === undefined ? t('swap.live.rateUnknown') : `${percentOf(slippage)}%`}
                </Button>
              ),
            },
          ]),
      { term: t('swap.networkFee'), value: <AmountText say={feeValue} /> },
      ...(quote && built && 'least' in built && to
        ? [
            {
              term: t('swap.live.impact'),
              value: t('swap.live.impactValue', { percent: percentOf(quote.priceImpactBps) }),
              color: impact && (impact === 'call.warning.priceImpactHigh' ? 'error.main' : 'warning.main'),
            } as const,
            {
              term: t('swap.live.least'),
              value: (
                <AmountText
                  say={(write) =>
                    t('swap.live.leastValue', {
                      amount: write(formatAmount(built.least, to.decimals)),
                      symbol: to.symbol,
                    })
                  }
                />
              ),
            },
            {
              term: t('swap.live.route'),
              value: from ? routeText(quote.route, { from, to, tokens }, t) : '',
            },
            { term: t('swap.live.age'), value: ageText() },
          ]
        : []),
      ...(isWrapping ? [{ term: t('swap.live.route'), value: t('swap.live.routeWrap') }] : []),
    ];
  }
}

/** A swap as it would be signed, or why it is not. */
function attempt(
  wish: SwapWish,
  quote: QuotedSwap,
): SwapTransaction | { readonly refusal: SwapError['reason'] } {
  try {
    return swapTransaction(wish, quote);
  } catch (error) {
    if (error instanceof SwapError) return { refusal: error.reason };
    throw error;
  }
}

const refusalText = {
  foreignRouter: 'swap.live.problem.refusedQuote',
  foreignRoute: 'swap.live.problem.refusedQuote',
  otherAmount: 'swap.live.problem.otherAmount',
  mayKeepPart: 'swap.live.none.keepsPartUnknown',
} as const satisfies Readonly<Record<SwapError['reason'], TextId>>;
