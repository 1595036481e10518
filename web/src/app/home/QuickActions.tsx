import CallMadeRounded from '@mui/icons-material/CallMadeRounded';
import CallReceivedRounded from '@mui/icons-material/CallReceivedRounded';
import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import ShowChartRounded from '@mui/icons-material/ShowChartRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useText } from '../../lib/text/useText.ts';
import type { TextId } from '../../texts/texts.ts';

interface QuickActionsProps {
  /** True once the user's address is known: until then there is nothing to send from. */
  isReady: boolean;
  /** True if there is an address to receive on, even if only the last known one; by default as isReady. */
  canReceive?: boolean;
  onSend: () => void;
  onReceive: () => void;
}

interface Action {
  readonly label: TextId;
  /** True for the three most used actions. */
  readonly isMain?: boolean;
  readonly icon: ReactNode;
  readonly target: string | (() => void);
}

/** Send, Receive, Swap, Markets, NFTs and DeFi (docs/product.md §2, Home). */
export function QuickActions({ isReady, canReceive = isReady, onSend, onReceive }: QuickActionsProps) {
  const t = useText();
  const actions: readonly Action[] = [
    { label: 'home.action.send', isMain: true, icon: <CallMadeRounded />, target: onSend },
    { label: 'home.action.receive', isMain: true, icon: <CallReceivedRounded />, target: onReceive },
    { label: 'home.action.swap', isMain: true, icon: <SwapHorizRounded />, target: paths.swap },
    { label: 'home.action.markets', icon: <ShowChartRounded />, target: paths.markets },
    { label: 'home.action.nfts', icon: <CollectionsOutlined />, target: paths.nfts },
    { label: 'home.action.defi', icon: <SavingsOutlined />, target: paths.defi },
  ];
  return (
    <Box
      component="section"
      aria-label={t('home.actions')}
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: 'repeat(6, 1fr)' }, gap: 1 }}
    >
      {actions.map(({ label, isMain = false, icon, target }) => (
        <ButtonBase
          key={label}
          {...(typeof target === 'string'
            ? { component: Link, to: target }
            : { onClick: target, disabled: !(target === onReceive ? canReceive : isReady) })}
          sx={{
            flexDirection: 'column',
            gap: 0.75,
            py: 1.5,
            borderRadius: '16px',
            border: 1,
            fontWeight: 600,
            fontSize: '0.875rem',
            // A button has its own line height, a link inherits it: their icons were at different heights.
            lineHeight: 1.5,
            transition: 'background-color 150ms, border-color 150ms',
            ...(isMain ? mainAction : action),
            '&.Mui-disabled': { color: 'text.disabled', bgcolor: 'action.disabledBackground' },
          }}
        >
          {icon}
          {t(label)}
        </ButtonBase>
      ))}
    </Box>
  );
}

const mainAction = {
  borderColor: 'primary.main',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark', borderColor: 'primary.dark' },
  '&.Mui-disabled': { borderColor: 'transparent' },
} as const;

const action = {
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '& svg': { color: 'primary.main' },
  '&:hover': { borderColor: 'primary.main' },
} as const;
