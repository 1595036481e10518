import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { useWindowedRows } from '../../../components/useWindowedRows.ts';
import { WindowedList } from '../../../components/WindowedList.tsx';
import type { CollectedNft } from '../CollectedNft.ts';
import type { CollectionFloor } from '../CollectionFloor.ts';
import { collectionKey } from '../namesakes.ts';
import { CollectedCard } from './CollectedCard.tsx';

/** Distance between cards, and height of a card's texts before it is measured, in px. */
const GAP = { phone: 12, wide: 16 };
const TEXT_HEIGHT = { phone: 82, wide: 88 };

/** Widest list, and the margins of the window beside it, in px. */
const MAX_WIDTH = 1_152;
const MARGINS = { phone: 32, wide: 48 };

interface CollectedListProps {
  label: string;
  nfts: readonly CollectedNft[];
  /** Set of `collectionKey`s. */
  ambiguous: ReadonlySet<string>;
  /** Keys of NFTs with a pending transfer. */
  onTheirWay: ReadonlySet<string>;
  isWhole: boolean;
  /** True where several accounts may hold them. */
  hasAccounts: boolean;
  floorOf: (nft: CollectedNft) => CollectionFloor | undefined;
}

/** Grid of NFT cards; only visible cards are rendered, and only their metadata and pictures are fetched. */
export function CollectedList({
  label,
  nfts,
  ambiguous,
  onTheirWay,
  isWhole,
  hasAccounts,
  floorOf,
}: CollectedListProps) {
  const { breakpoints } = useTheme();
  const isMedium = useMediaQuery(breakpoints.up('sm'), { noSsr: true });
  const isWide = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const columns = isWide ? 4 : isMedium ? 3 : 2;
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(nfts.length / columns) }, (_, index) =>
        nfts.slice(index * columns, (index + 1) * columns),
      ),
    [nfts, columns],
  );
  const keyOf = useCallback((index: number) => rows[index]?.[0]?.key ?? String(index), [rows]);
  const size = isMedium ? 'wide' : 'phone';
  const heightOf = useCallback(() => {
    const width = Math.min(window.innerWidth - MARGINS[size], MAX_WIDTH);
    return (width - (columns - 1) * GAP[size]) / columns + TEXT_HEIGHT[size] + GAP[size];
  }, [columns, size]);
  const windowed = useWindowedRows({ count: rows.length, keyOf, heightOf, overscan: 1 });
  return (
    <WindowedList label={label} windowed={windowed} size={isWhole ? rows.length : -1}>
      {(index) => (
        <Box
          sx={{
            display: 'grid',
            gap: `${GAP[size]}px`,
            pb: `${GAP[size]}px`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {rows[index]?.map((collected) => (
            <CollectedCard
              key={collected.key}
              collected={collected}
              isAmbiguous={ambiguous.has(collectionKey(collected))}
              isOnItsWay={onTheirWay.has(collected.key)}
              hasAccount={hasAccounts}
              floor={floorOf(collected)}
            />
          ))}
        </Box>
      )}
    </WindowedList>
  );
}
