import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { useWindowedRows } from '../../../components/useWindowedRows.ts';
import { WindowedList } from '../../../components/WindowedList.tsx';
import type { CollectedNft } from '../CollectedNft.ts';
import { collectionKey } from '../namesakes.ts';
import { CollectedCard } from './CollectedCard.tsx';

/** Height of a row of cards before it is measured, with the gap below it, in px. */
const ROW_HEIGHT = 340;
const GAP = 16;

interface CollectedListProps {
  label: string;
  nfts: readonly CollectedNft[];
  /** Set of `collectionKey`s. */
  ambiguous: ReadonlySet<string>;
  /** Keys of NFTs with a pending transfer. */
  onTheirWay: ReadonlySet<string>;
  isWhole: boolean;
}

/** Grid of NFT cards; only visible cards are rendered, and only their metadata and pictures are fetched. */
export function CollectedList({ label, nfts, ambiguous, onTheirWay, isWhole }: CollectedListProps) {
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
  const heightOf = useCallback(() => ROW_HEIGHT, []);
  const windowed = useWindowedRows({ count: rows.length, keyOf, heightOf, overscan: 1 });
  return (
    <WindowedList label={label} windowed={windowed} size={isWhole ? rows.length : -1}>
      {(index) => (
        <Box
          sx={{
            display: 'grid',
            gap: `${GAP}px`,
            pb: `${GAP}px`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {rows[index]?.map((collected) => (
            <CollectedCard
              key={collected.key}
              collected={collected}
              isAmbiguous={ambiguous.has(collectionKey(collected))}
              isOnItsWay={onTheirWay.has(collected.key)}
            />
          ))}
        </Box>
      )}
    </WindowedList>
  );
}
