import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';

/**
 * Where a row has room for two lines of several things. What it stands in is the container: as one each row would be laid out by itself.
 */
const WIDE = '@container (min-width: 464px)';

/**
 * The look of a row and of its parts, by their classes: worked out once, where styles of each part by itself took most of the time in
 * which a long history is scrolled. It looks like the library's ListItemButton.
 */
export const TransactionLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  position: 'relative',
  padding: '10px 8px',
  '@media (min-width: 600px)': { paddingInline: 12 },
  borderRadius: 10,
  color: 'inherit',
  textDecoration: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: 'background-color 150ms cubic-bezier(0.4, 0, 0.2, 1)',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' } },
  '&:focus-visible': { backgroundColor: 'var(--mui-palette-action-focus)', outlineOffset: -2 },
  '&:active': { backgroundColor: 'var(--mui-palette-action-focus)' },

  '& .picture': { position: 'relative', flexShrink: 0 },
  '& .corner': {
    boxSizing: 'border-box',
    position: 'absolute',
    right: -5,
    bottom: -4,
    width: 20,
    height: 20,
    borderRadius: '50%',
    display: 'grid',
    placeContent: 'center',
    border: '1px solid var(--mui-palette-divider)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    color: 'var(--mui-palette-text-secondary)',
    fontSize: 14,
  },
  '& .failed': { color: 'var(--mui-palette-error-main)' },

  // What is shortened already must not be cut again: where a row is narrow, on a phone or in a column, the address has a line to
  // itself, and so has a long amount. Network and time stand below.
  '& .facts': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    rowGap: 2,
    gridTemplateColumns: 'auto auto minmax(min-content, 1fr) minmax(0, auto)',
    gridTemplateAreas: '"title network status amount" "party party party time"',
  },
  '& .title, & .amount': { margin: 0, fontWeight: 600 },
  '& .title': { gridArea: 'title' },
  '& .status': { gridArea: 'status', display: 'flex', order: 1 },
  '& .heard': visuallyHidden,
  '& .amount': {
    gridArea: 'amount',
    order: 2,
    marginLeft: 'auto',
    minWidth: 0,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  // What left and what came side by side, or below each other where there is no room.
  '& .moved': { display: 'inline-block', marginLeft: 8 },
  '& .party, & .time, & .network, & .unverified': {
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .party': { gridArea: 'party', order: 3, margin: 0, width: '100%', whiteSpace: 'nowrap' },
  // Where there is no room for both the address has the next line; only a name that is longer than a line is cut.
  '& .named': { display: 'flex', flexWrap: 'wrap', columnGap: 4 },
  '& .name': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'var(--mui-palette-text-primary)',
  },
  '& .line': { display: 'block' },
  '& .attempt': { whiteSpace: 'normal' },
  '& .where': {
    gridArea: 'network',
    order: 4,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    rowGap: 2,
  },
  '& .network': { lineHeight: 1.5 },
  '& .unverified': { color: 'var(--mui-palette-warning-main)' },
  '& .time': { gridArea: 'time', order: 5, marginLeft: 'auto', minHeight: '1.45em', textAlign: 'right' },

  [WIDE]: {
    '& .facts': { display: 'grid' },
    '& .facts > *': { order: 0 },
    '& .network': { border: '1px solid var(--mui-palette-divider)', borderRadius: 6, paddingInline: 6 },
  },
});
