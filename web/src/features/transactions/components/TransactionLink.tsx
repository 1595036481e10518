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
  display: 'grid',
  // On a phone the sentence has the whole width. The amounts take the room that they need, but leave an address one line; longer
  // amounts wrap.
  gridTemplateColumns: 'auto minmax(min-content, 1fr) minmax(0, auto)',
  gridTemplateAreas: '"picture title title" "picture more amounts"',
  alignContent: 'center',
  columnGap: 12,
  rowGap: 2,
  position: 'relative',
  boxSizing: 'border-box',
  // On a phone three lines.
  minHeight: 86,
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

  '& .picture': { gridArea: 'picture', alignSelf: 'center', position: 'relative', width: 40, height: 40 },
  // The second of two is in front.
  '& .picture > :nth-of-type(2)': {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    borderRadius: '50%',
    boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
  },

  // The width of the sentence does not count for that of the columns.
  '& .title': {
    gridArea: 'title',
    width: 0,
    minWidth: '100%',
    margin: 0,
    fontWeight: 600,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  // A shortened address must not be broken: its end would read as another address.
  '& .code': { whiteSpace: 'nowrap', fontSize: '0.8125rem' },
  '& .more': {
    gridArea: 'more',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'start',
    columnGap: 6,
    rowGap: 2,
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .hiddenText': visuallyHidden,
  '& .status': { display: 'flex' },
  '& .unverified': { color: 'var(--mui-palette-warning-main)' },
  // On a phone the other party comes first, with lines of its own; the network is named by its picture.
  '& .party': { order: -1 },
  '& .party, & .line': { flexBasis: '100%' },
  '& .party .code': { fontSize: 'inherit' },
  '& .pictured': visuallyHidden,

  '& .amounts': {
    gridArea: 'amounts',
    minWidth: 0,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& .amount': { margin: 0, fontWeight: 600, lineHeight: 1.4 },
  '& .moved': { display: 'block' },
  '& .came': { color: 'var(--mui-palette-success-main)' },
  '& .value': {
    margin: 0,
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    color: 'var(--mui-palette-text-secondary)',
  },
  // Nothing has moved.
  '& .undone .amount, & .undone .came': {
    color: 'var(--mui-palette-text-secondary)',
    textDecoration: 'line-through',
  },

  [WIDE]: {
    minHeight: 64,
    gridTemplateAreas: '"picture title amounts" "picture more amounts"',
    '& .amounts': { alignSelf: 'center' },
    '& .moved': { display: 'inline-block', marginInlineStart: 12 },
    '& .party': { order: 0, flexBasis: 'auto' },
    '& .pictured': { all: 'unset' },
    '& .party + .network::before, & .time::before': { content: '"·"', marginInlineEnd: 6 },
  },
});
