import type { PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import { networks } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import { assetPicture } from '../../catalogue/assetPicture.ts';
import { tokenCatalogue } from '../../catalogue/tokenCatalogue.ts';
import { AddressPicture } from '../../components/AddressPicture.tsx';
import { AssetIcon } from '../../components/AssetIcon.tsx';
import { BrandMark } from '../../components/BrandMark.tsx';
import { LazyMoneyChart } from '../../components/LazyMoneyChart.tsx';
import { MoneyChart } from '../../components/MoneyChart.tsx';
import { NetworkFilter } from '../../components/NetworkFilter.tsx';
import { NetworkIcon } from '../../components/NetworkIcon.tsx';
import { NetworkLabel } from '../../components/NetworkLabel.tsx';
import { NftFigures } from '../../components/NftFigures.tsx';
import { NftGrid } from '../../components/NftGrid.tsx';
import { NftPicture } from '../../components/NftPicture.tsx';
import { RoundPicture } from '../../components/RoundPicture.tsx';
import { SearchIcon } from '../../components/SearchIcon.tsx';
import { Sparkline } from '../../components/Sparkline.tsx';
import { TokenIcon } from '../../features/tokens/components/TokenIcon.tsx';
import { coinToken } from '../../features/tokens/coinToken.ts';
import { formatDay } from '../../lib/format/formatDay.ts';
import { formatUsd } from '../../lib/format/formatUsd.ts';
import { sample } from './sample.ts';
import type { SpecimenStates } from './SpecimenStates.ts';

const nothing = () => undefined;

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;

const chart = {
  name: 'Value',
  label: 'Value in 30 days',
  points: [310, 342, 335, 390, 371, 402].map((usd, index) => ({
    time: new Date(sample.time.getTime() + index * 86_400_000),
    usd: String(usd),
  })),
  formatMoment: (time: Date) => formatDay(time),
  formatValue: (usd: string) => formatUsd(usd),
  formatTick: (value: number) => formatUsd(String(value)),
};

/** Prices that rise (1), fall (-1) or do not change (0). */
const day = (slope: -1 | 0 | 1): readonly PricePoint[] =>
  [0, 3, 1, 4, 6, 5].map((usd, index) => [index, 100 + slope * usd]);

/** Pictures: assets, networks, addresses, NFTs and charts. */
export const pictureSpecimens: SpecimenStates = {
  AssetIcon: {
    'listed, with its network': () => (
      <Box sx={row}>
        {networks.map((network) => (
          <AssetIcon
            key={network.id}
            picture={assetPicture(network)}
            text={network.currency}
            network={network.id}
          />
        ))}
      </Box>
    ),
    'the catalogue': () => (
      <Box sx={row}>
        {tokenCatalogue.map(({ id, picture, icon, color }) => (
          <AssetIcon key={id} picture={picture} text={icon} color={color} />
        ))}
      </Box>
    ),
    'unknown, whatever its symbol': () => (
      <Box sx={row}>
        <AssetIcon picture={assetPicture(sample.ethereum, sample.stranger)} text="USDC" network="ethereum" />
        <AssetIcon picture={undefined} text="👩‍🚀 rocket" color="#7A4FA3" />
        <AssetIcon picture={undefined} text="?" size={24} />
      </Box>
    ),
  },
  TokenIcon: { 'with its network': () => <TokenIcon token={coinToken(sample.base)} size={40} /> },
  NetworkIcon: {
    'all, in three sizes': () => (
      <Box sx={row}>
        {networks.map(({ id }) => (
          <NetworkIcon key={id} network={id} size={32} />
        ))}
        <NetworkIcon network="optimism" />
        <NetworkIcon network="optimism" size={16} />
      </Box>
    ),
  },
  NetworkLabel: {
    default: () => <NetworkLabel network={sample.base} />,
    'test network': () => <NetworkLabel network={sample.sepolia} />,
  },
  NetworkFilter: {
    'all networks': () => (
      <NetworkFilter
        label="Network"
        all="All networks"
        networks={networks}
        value={undefined}
        onChange={nothing}
      />
    ),
    'one network': () => (
      <NetworkFilter
        label="Network"
        all="All networks"
        networks={[sample.ethereum, sample.base]}
        value="base"
        onChange={nothing}
      />
    ),
  },
  RoundPicture: { default: () => <RoundPicture src="/asset-icons/btc.svg" size={40} /> },
  AddressPicture: { default: () => <AddressPicture address={sample.address} size={40} /> },
  BrandMark: { default: () => <BrandMark /> },
  SearchIcon: { default: () => <SearchIcon /> },
  NftPicture: {
    'without a picture': () => (
      <Box sx={{ width: 120 }}>
        <NftPicture
          rpcName="mainnet"
          contract={sample.usdc}
          tokenId="7"
          size={256}
          fetchedAt={undefined}
          label="Drawing"
        />
      </Box>
    ),
  },
  NftFigures: {
    default: () => (
      <NftFigures
        figures={[
          ['Price', (write) => `${write('0.25')} ETH`],
          ['Highest offer', (write) => `${write(sample.amount)} ETH`],
        ]}
      />
    ),
  },
  NftGrid: {
    default: () => (
      <NftGrid columns={3}>
        <Box sx={{ bgcolor: 'action.hover', height: 48 }} />
        <Box sx={{ bgcolor: 'action.hover', height: 48 }} />
        <Box sx={{ bgcolor: 'action.hover', height: 48 }} />
      </NftGrid>
    ),
  },
  Sparkline: {
    rising: () => <Sparkline points={day(1)} label="Ethereum, last 7 days: +1.20%" />,
    'falling, beside the main figure': () => <Sparkline points={day(-1)} isLarge />,
    unchanged: () => <Sparkline points={day(0)} />,
  },
  MoneyChart: { default: () => <MoneyChart {...chart} /> },
  LazyMoneyChart: { 'once loaded': () => <LazyMoneyChart {...chart} /> },
};
