import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AmountText } from '../../components/AmountText.tsx';
import { CodeSample } from '../../components/CodeSample.tsx';
import { ComparedAddress } from '../../components/ComparedAddress.tsx';
import { CopyableAddress } from '../../components/CopyableAddress.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { DataTable } from '../../components/DataTable.tsx';
import { DemoBadge } from '../../components/DemoBadge.tsx';
import { ExactOnDemand } from '../../components/ExactOnDemand.tsx';
import { InlineCode } from '../../components/InlineCode.tsx';
import { LastKnown } from '../../components/LastKnown.tsx';
import { LightButton } from '../../components/LightButton.tsx';
import { LocalChainMark } from '../../components/LocalChainMark.tsx';
import { Moment } from '../../components/Moment.tsx';
import { PriceChange } from '../../components/PriceChange.tsx';
import { RenamedTo } from '../../components/RenamedTo.tsx';
import { RequestedBy } from '../../components/RequestedBy.tsx';
import { SamplePricesBadge } from '../../components/SamplePricesBadge.tsx';
import { SearchButton } from '../../components/SearchButton.tsx';
import { TestBadge } from '../../components/TestBadge.tsx';
import { coinToken } from '../../features/tokens/coinToken.ts';
import { TokenRow } from '../../features/tokens/components/TokenRow.tsx';
import { StatusBadge } from '../../features/transactions/components/StatusBadge.tsx';
import { MASK } from '../../lib/format/mask.ts';
import type { WriteAmount } from '../../lib/format/WriteAmount.ts';
import { sample } from './sample.ts';
import type { SpecimenStates } from './SpecimenStates.ts';

const buttons = ['contained', 'outlined', 'text'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;

const transaction = {
  type: 'send',
  is_final: true,
  failure_reason: undefined,
  dropped_at: undefined,
} as const;

const tokenRow = {
  token: coinToken(sample.ethereum),
  amount: (write: WriteAmount) => write(sample.amount),
  value: '$3,730,128.17',
  change: <PriceChange percent={1.84} />,
  isTest: false,
};

/** Texts: amounts, addresses, marks, buttons and rows. */
export const textSpecimens: SpecimenStates = {
  AmountText: {
    'exact on hover, focus and touch': () => <AmountText say={(write) => `${write(sample.amount)} ETH`} />,
    'in a link': () => <AmountText isInLink say={(write) => `${write(sample.amount)} ETH`} />,
    'not shortened': () => <AmountText say={(write) => `${write('0.25')} ETH`} />,
  },
  ExactOnDemand: { default: () => <ExactOnDemand text="1,234.56 ETH" exact={`${sample.amount} ETH`} /> },
  PriceChange: {
    up: () => <PriceChange percent={1.84} />,
    down: () => <PriceChange percent={-12.5} />,
    none: () => <PriceChange percent={0} />,
  },
  Moment: { default: () => <Moment time={sample.time} /> },
  LastKnown: { default: () => <LastKnown at={sample.time} /> },
  RenamedTo: {
    default: () => <RenamedTo symbol="MATIC" renamedTo={{ symbol: 'POL', since: 2024 }} />,
  },
  RequestedBy: { default: () => <RequestedBy origin="https://everything-wallet.web.app" /> },
  CopyableAddress: {
    default: () => <CopyableAddress address={sample.address} copyLabel="Copy the address of Savings" />,
  },
  ComparedAddress: {
    'digits that differ': () => (
      <ComparedAddress label="This address" address={sample.other} other={sample.address} />
    ),
  },
  CopyButton: {
    default: () => <CopyButton value={sample.address} label="Copy address" copiedLabel="Copied" />,
    disabled: () => <CopyButton disabled value="" label="Copy address" copiedLabel="Copied" />,
  },
  CodeSample: {
    default: () => <CodeSample name="balance.sh" code={'# A comment\new balance --network base'} />,
  },
  InlineCode: { default: () => <InlineCode>eth_sendTransaction</InlineCode> },
  DataTable: {
    default: () => (
      <DataTable
        label="Limits"
        columns={['Name', 'Value']}
        rows={[
          ['Requests', '60 a minute'],
          ['Keys', '10'],
        ]}
      />
    ),
  },
  TestBadge: { default: () => <TestBadge /> },
  DemoBadge: { default: () => <DemoBadge /> },
  SamplePricesBadge: { default: () => <SamplePricesBadge /> },
  LocalChainMark: { default: () => <LocalChainMark /> },
  LightButton: {
    'all variants': () => (
      <Box sx={row}>
        {buttons.map((variant) => (
          <LightButton key={variant} variant={variant} onClick={() => undefined}>
            {variant}
          </LightButton>
        ))}
      </Box>
    ),
  },
  Button: {
    'default; hovered ones are darker, focused ones have a ring': () => (
      <Box sx={row}>
        {buttons.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button variant="contained" color="error">
          delete
        </Button>
      </Box>
    ),
    disabled: () => (
      <Box sx={row}>
        {buttons.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Box>
    ),
    'large and small': () => (
      <Box sx={row}>
        <Button variant="contained" size="large">
          large
        </Button>
        <Button variant="contained" size="small">
          small
        </Button>
      </Box>
    ),
  },
  SearchButton: { default: () => <SearchButton /> },
  TokenRow: {
    default: () => <TokenRow {...tokenRow} />,
    masked: () => <TokenRow {...tokenRow} amount={() => MASK} value={MASK} />,
    'test network': () => (
      <TokenRow {...tokenRow} token={coinToken(sample.sepolia)} value={undefined} change={undefined} isTest />
    ),
    'last known, of an unknown token that imitates another': () => (
      <TokenRow
        {...tokenRow}
        token={{ id: 'x', name: 'USD Coin', symbol: 'USDC', icon: 'U', color: '#7A4FA3', network: 'Base' }}
        value={undefined}
        change={undefined}
        asOf={sample.time}
        warning="Imitates USDC"
      />
    ),
    'right to left': () => (
      <Box dir="rtl" lang="ar">
        <TokenRow {...tokenRow} token={{ ...coinToken(sample.ethereum), name: 'إيثريوم' }} />
      </Box>
    ),
  },
  StatusBadge: {
    all: () => (
      <Box sx={row}>
        {(['pending', 'completed', 'failed'] as const).map((status) => (
          <StatusBadge key={status} transaction={{ ...transaction, status }} />
        ))}
      </Box>
    ),
  },
};
