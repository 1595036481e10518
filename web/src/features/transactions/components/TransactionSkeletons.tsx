import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

interface TransactionSkeletonsProps {
  count: number;
  /** True where a heading of a day comes first. */
  hasDay?: boolean;
}

/** Rows of transactions that are still loading, as high as `TransactionLink`'s: picture, sentence with two lines, amount and value. */
export function TransactionSkeletons({ count, hasDay = false }: TransactionSkeletonsProps) {
  return (
    <Rows aria-hidden="true">
      {hasDay && <Skeleton className="day" width={96} height={20} />}
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="row">
          <Skeleton variant="circular" width={40} height={40} />
          <div>
            <Skeleton width={`${62 + ((row * 17) % 30)}%`} height={21} />
            <Skeleton width={`${46 + ((row * 11) % 24)}%`} height={19} />
            <Skeleton className="third" width="40%" height={19} />
          </div>
          <div>
            <Skeleton width={76} height={21} sx={{ marginInlineStart: 'auto' }} />
            <Skeleton width={52} height={19} sx={{ marginInlineStart: 'auto' }} />
          </div>
        </div>
      ))}
    </Rows>
  );
}

const Rows = styled('div')({
  containerType: 'inline-size',
  '& .day': { margin: '12px 8px 5px', '@media (min-width: 600px)': { marginInline: 12 } },
  '& .row': {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(144px, 1fr) auto',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 86,
    padding: '10px 8px',
    '@media (min-width: 600px)': { paddingInline: 12 },
  },
  '@container (min-width: 464px)': { '& .row': { minHeight: 64 }, '& .third': { display: 'none' } },
});
