import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';

/** Container width at which a row fits two lines; the parent is the container: one per row would cost a layout each. */
const WIDE = '@container (min-width: 464px)';

/**
 * Styles of a row and its parts, by their classes: computed once, since styles per part took most of the time of scrolling a long history.
 * Looks like the library's ListItemButton.
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

  // Shortened text must not be cut again: in a narrow row, on a phone or in a column, the address has its own line, and so has a long
  // amount. Network and time are below.
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
  // Amounts paid and received are side by side, or below each other without room.
  '& .moved': { display: 'inline-block', marginLeft: 8 },
  '& .party, & .time, & .network, & .unverified': {
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .party': { gridArea: 'party', order: 3, margin: 0, width: '100%', whiteSpace: 'nowrap' },
  // Without room for both, the address wraps to the next line; only a name longer than a line is cut.
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
