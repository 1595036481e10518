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
          <Skeleton className="picture" variant="circular" width={40} height={40} />
          <Skeleton className="title" width={`${62 + ((row * 17) % 30)}%`} height={21} />
          <div className="more">
            <Skeleton width={`${66 + ((row * 11) % 24)}%`} height={19} />
            <Skeleton className="third" width="44%" height={19} />
          </div>
          <div className="amounts">
            <Skeleton width={76} height={21} />
            <Skeleton width={52} height={19} />
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
    gridTemplateColumns: 'auto minmax(140px, 1fr) auto',
    gridTemplateAreas: '"picture title title" "picture more amounts"',
    alignContent: 'center',
    columnGap: 12,
    rowGap: 2,
    minHeight: 86,
    padding: '10px 8px',
    '@media (min-width: 600px)': { paddingInline: 12 },
  },
  '& .picture': { gridArea: 'picture', alignSelf: 'center' },
  '& .title': { gridArea: 'title' },
  '& .more': { gridArea: 'more' },
  '& .amounts': { gridArea: 'amounts', alignSelf: 'center', display: 'grid', justifyItems: 'end' },
  '@container (min-width: 464px)': {
    '& .row': { minHeight: 64, gridTemplateAreas: '"picture title amounts" "picture more amounts"' },
    '& .third': { display: 'none' },
  },
});
