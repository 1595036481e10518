import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useMemo } from 'react';
import { CollapsibleGroup } from '../../components/CollapsibleGroup.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { OfflineBanner } from '../../components/OfflineBanner.tsx';
import { PageColumn } from '../../components/PageColumn.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { PriceError } from '../../components/PriceError.tsx';
import { RetryAction } from '../../components/RetryAction.tsx';
import { RowSkeletons } from '../../components/RowSkeletons.tsx';
import { SequenceCard } from '../../components/SequenceCard.tsx';
import { SequenceSteps } from '../../components/SequenceSteps.tsx';
import { SideNotes } from '../../components/SideNotes.tsx';
import { SigningSummary } from '../../components/SigningSummary.tsx';
import { SkipLink } from '../../components/SkipLink.tsx';
import { SlowNotice } from '../../components/SlowNotice.tsx';
import { SuccessMark } from '../../components/SuccessMark.tsx';
import { TabbedPanels } from '../../components/TabbedPanels.tsx';
import { TestBadge } from '../../components/TestBadge.tsx';
import { Toast } from '../../components/Toast.tsx';
import { ToastProvider } from '../../components/ToastProvider.tsx';
import { ToastText } from '../../components/ToastText.tsx';
import { UnreadableNotice } from '../../components/UnreadableNotice.tsx';
import { WindowedList } from '../../components/WindowedList.tsx';
import { ApprovalsDrawing } from '../../components/drawings/ApprovalsDrawing.tsx';
import { ContactsDrawing } from '../../components/drawings/ContactsDrawing.tsx';
import { HistoryDrawing } from '../../components/drawings/HistoryDrawing.tsx';
import { NftDrawing } from '../../components/drawings/NftDrawing.tsx';
import { PoolsDrawing } from '../../components/drawings/PoolsDrawing.tsx';
import { TokensDrawing } from '../../components/drawings/TokensDrawing.tsx';
import { useWindowedRows } from '../../components/useWindowedRows.ts';
import { sample } from './sample.ts';
import type { SpecimenStates } from './SpecimenStates.ts';

const nothing = () => undefined;

const sequence = {
  label: 'Swap',
  title: () => 'Swap 100 USDC for ETH',
  caption: 'Ethereum Mainnet · 0.5% slippage',
  severity: 'info',
  state: () => 'Step 1 of 2: the approval waits for its block.',
  isWaiting: true,
  problem: undefined,
  actions: <Button variant="outlined">Continue</Button>,
  note: undefined,
} as const;

/** States of lists, pages and sequences. */
export const stateSpecimens: SpecimenStates = {
  EmptyState: {
    approvals: () => (
      <EmptyState
        icon={<ApprovalsDrawing />}
        title="Nothing here yet"
        text="It appears once there is some."
      />
    ),
    contacts: () => (
      <EmptyState icon={<ContactsDrawing />} title="Nothing here yet" text="It appears once there is some." />
    ),
    history: () => (
      <EmptyState icon={<HistoryDrawing />} title="Nothing here yet" text="It appears once there is some." />
    ),
    nft: () => (
      <EmptyState icon={<NftDrawing />} title="Nothing here yet" text="It appears once there is some." />
    ),
    pools: () => (
      <EmptyState icon={<PoolsDrawing />} title="Nothing here yet" text="It appears once there is some." />
    ),
    tokens: () => (
      <EmptyState icon={<TokensDrawing />} title="Nothing here yet" text="It appears once there is some." />
    ),
  },
  ErrorState: { default: () => <ErrorState title="The history could not be loaded" onRetry={nothing} /> },
  RowSkeletons: { loading: () => <RowSkeletons count={3} /> },
  PageLoading: {
    'loading, of a whole screen': () => (
      <Box sx={{ '& > *': { minHeight: '240px !important' } }}>
        <PageLoading text="Loading your wallet…" />
      </Box>
    ),
  },
  SlowNotice: {
    default: () => <SlowNotice onRetry={nothing} />,
    compact: () => <SlowNotice isCompact onRetry={nothing} />,
  },
  PriceError: { default: () => <PriceError text="Prices are not known now." onRetry={nothing} /> },
  RetryAction: {
    'in a notice': () => (
      <Alert severity="warning" action={<RetryAction onRetry={nothing} />}>
        The balance could not be loaded.
      </Alert>
    ),
  },
  UnreadableNotice: {
    default: () => <UnreadableNotice count={2} />,
    'with totals': () => <UnreadableNotice count={2} hasTotals />,
  },
  OfflineBanner: { 'shown at the top while the browser is offline': () => <OfflineBanner /> },
  CollapsibleGroup: {
    closed: () => <CollapsibleGroup title="Test coins (2)">Content</CollapsibleGroup>,
    'open, on a card': () => (
      <CollapsibleGroup title="Unverified" text="These have no value." isOpenAtFirst isCard>
        Content
      </CollapsibleGroup>
    ),
  },
  TabbedPanels: {
    default: () => (
      <TabbedPanels
        label="Pools"
        panels={[
          { label: 'Staking', content: 'Staking pools' },
          { label: 'Lending', content: 'Lending pools' },
        ]}
      />
    ),
  },
  SideNotes: {
    default: () => (
      <SideNotes
        title="Before you sign"
        notes={[{ title: 'Read it', text: 'A signature can move money.' }]}
      />
    ),
  },
  SequenceCard: {
    waiting: () => <SequenceCard {...sequence} />,
    stopped: () => (
      <SequenceCard
        {...sequence}
        severity="warning"
        isWaiting={false}
        state={() => 'Step 2 of 2 is next.'}
        problem="The price has moved by more than 0.5%."
        note="Dismissing changes nothing on the chain."
      />
    ),
    done: () => (
      <SequenceCard
        {...sequence}
        severity="success"
        isWaiting={false}
        isDone
        state={(write) => `Swapped: −${write('100')} USDC, +${write('0.031')} ETH`}
      />
    ),
  },
  SuccessMark: { small: () => <SuccessMark size={48} />, large: () => <SuccessMark size={72} /> },
  SequenceSteps: {
    'done, current and next': () => (
      <SequenceSteps
        steps={[
          { id: 'approve', say: (write) => `Approve ${write('100')} USDC`, state: 'done' },
          { id: 'swap', say: (write) => `Swap ${write('100')} USDC for ETH`, state: 'now' },
          { id: 'check', say: () => 'Check the amount received', state: 'next' },
        ]}
      />
    ),
  },
  SigningSummary: {
    'in a page': () => (
      <SigningSummary
        ref={null}
        testId="summary"
        label="Review"
        isInline
        sentence="You send 0.25 ETH to Savings."
      />
    ),
    incomplete: () => <SigningSummary ref={null} testId="summary" isInline />,
  },
  PageHeader: {
    'with a badge and an action': () => (
      <PageHeader title="Ethereum" badge={<TestBadge />} action={<Button size="small">Remove</Button>} />
    ),
  },
  PageColumn: {
    default: () => (
      <PageColumn aside={<Box sx={{ bgcolor: 'action.hover', p: 2 }}>Aside</Box>}>
        <Box sx={{ bgcolor: 'action.hover', p: 2 }}>Column</Box>
      </PageColumn>
    ),
  },
  SkipLink: { 'shown with the focus of the keyboard': () => <SkipLink /> },
  Toast: { 'all kinds': ToastButtons },
  ToastProvider: {
    default: () => (
      <ToastProvider>
        <ToastButtons />
      </ToastProvider>
    ),
  },
  ToastText: { default: () => <ToastText title="Received 0.25 ETH" text="From Savings, on Base" /> },
  WindowedList: { default: TenThousandRows },
};

function ToastButtons() {
  const { enqueueSnackbar } = useSnackbar();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(['success', 'error', 'warning', 'info'] as const).map((variant) => (
        <Button key={variant} onClick={() => enqueueSnackbar(`A message: ${variant}`, { variant })}>
          {variant}
        </Button>
      ))}
      <Toast
        id="still"
        message="A success, as it stays here"
        variant="success"
        style={{}}
        hideIconVariant
        persist
        autoHideDuration={null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        iconVariant={{}}
      />
    </Box>
  );
}

function TenThousandRows() {
  const count = 10_000;
  const options = useMemo(() => ({ count, keyOf: String, heightOf: () => 32, overscan: 2 }), []);
  const windowed = useWindowedRows(options);
  return (
    <Box sx={{ height: 96, overflow: 'hidden' }}>
      <WindowedList label={`Sent by ${sample.accounts[0].name}`} windowed={windowed} size={count}>
        {(index) => <Box sx={{ height: 32 }}>Row {index + 1} of 10,000</Box>}
      </WindowedList>
    </Box>
  );
}
