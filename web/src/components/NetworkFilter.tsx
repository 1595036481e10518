import type { Network, NetworkId } from '@everything-wallet/core/networks/networks';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { NetworkIcon } from './NetworkIcon.tsx';

interface NetworkFilterProps {
  /** Accessible name of the group. */
  label: string;
  /** Text of the choice of all networks. */
  all: string;
  networks: readonly Pick<Network, 'id' | 'name'>[];
  /** Undefined for all networks. */
  value: NetworkId | undefined;
  onChange: (network: NetworkId | undefined) => void;
}

/** Row of networks with their pictures, to choose one or all; scrolls sideways where it is longer than the screen. */
export function NetworkFilter({ label, all, networks, value, onChange }: NetworkFilterProps) {
  const group = useId();
  const choice = (id: NetworkId | undefined, content: ReactNode) => (
    <Choice key={id ?? ''}>
      <input type="radio" name={group} checked={value === id} onChange={() => onChange(id)} />
      <span>{content}</span>
    </Choice>
  );
  return (
    <Strip role="radiogroup" aria-label={label}>
      {choice(undefined, all)}
      {networks.map(({ id, name }) =>
        choice(
          id,
          <>
            <NetworkIcon network={id} size={20} />
            {name}
          </>,
        ),
      )}
    </Strip>
  );
}

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  // Room for the outline of the focus, and to the edge of a phone.
  padding: 4,
  margin: -4,
  scrollbarWidth: 'none',
  [theme.breakpoints.down('sm')]: { marginInline: -16, paddingInline: 16 },
}));

const Choice = styled('label')(({ theme: { vars, palette, breakpoints } }) => {
  const { primary, text, divider, background, action } = (vars ?? { palette }).palette;
  return {
    position: 'relative',
    flexShrink: 0,
    cursor: 'pointer',
    '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
    '& > span': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 36,
      paddingInline: 12,
      borderRadius: 18,
      border: `1px solid ${divider}`,
      backgroundColor: background.paper,
      color: text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      '@media (pointer: coarse)': { minHeight: 44, borderRadius: 22 },
    },
    [breakpoints.up('sm')]: { '&:hover > span': { backgroundColor: action.hover } },
    '& > input:checked + span': { borderColor: primary.main, color: primary.main },
    '& > input:focus-visible + span': { outline: `2px solid ${primary.main}`, outlineOffset: 2 },
    // Forced colors hide the border and text colors that mark a choice.
    '@media (forced-colors: active)': { '& > input:checked + span': { borderWidth: 3 } },
  };
});
