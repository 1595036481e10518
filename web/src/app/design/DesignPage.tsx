import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { compiledTexts as callTexts } from 'virtual:compiled-texts/calls';
import { compiledTexts as vaultTexts } from 'virtual:compiled-texts/vault';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { allSpecimens } from './allSpecimens.ts';
import { designTokens } from '../theme/designTokens.ts';

// Screens load these for the components that they draw.
loadTexts(callTexts);
loadTexts(vaultTexts);

/** Both color schemes, by the attribute that selects their variables in the theme. */
const SCHEMES = { light: { 'data-light': '' }, dark: { 'data-dark': '' } } as const;

/**
 * Every shared component in its states, in both color schemes, for developers of the wallet and in English only. A test fails if a
 * component is missing.
 */
export function DesignPage() {
  return (
    <Container component="main" maxWidth="lg" sx={{ py: { xs: 3, sm: 5 } }}>
      <Typography variant="h1">Design system</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        Tokens, rules and reasons are in docs/design-system.md. Press Tab to see where the keyboard is.
      </Typography>
      <Section title="Letters">
        {(['h1', 'h2', 'h3', 'body1', 'body2', 'caption', 'button'] as const).map((variant) => (
          <Typography key={variant} variant={variant} component="p">
            {variant}: 1,234.56 ETH to 0x955C…3D80
          </Typography>
        ))}
      </Section>
      <Section title="Corners and shadows">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {Object.entries(designTokens.radius).map(([name, radius]) => (
            <Box
              key={name}
              sx={{ p: 2, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
              style={{ borderRadius: radius }}
            >
              {name} {radius}
            </Box>
          ))}
          {Object.entries(designTokens.elevation).map(([name, shadow]) => (
            <Box
              key={name}
              sx={{ p: 2, borderRadius: 1, bgcolor: 'background.paper' }}
              style={{ boxShadow: shadow }}
            >
              {name}
            </Box>
          ))}
        </Box>
      </Section>
      {Object.entries(allSpecimens).map(([title, components]) => (
        <Section key={title} title={title}>
          {Object.entries(components).map(([name, states]) => (
            <Box key={name} component="article" data-testid="specimen" aria-label={name} sx={{ minWidth: 0 }}>
              <Typography variant="h3" translate="no">
                {name}
              </Typography>
              {Object.entries(states).map(([state, State]) => (
                <InBothSchemes key={state} state={state} draw={State} />
              ))}
            </Box>
          ))}
        </Section>
      ))}
    </Container>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 6 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>{children}</Box>
    </Box>
  );
}

function InBothSchemes({ state, draw: State }: { state: string; draw: ComponentType }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="caption" color="textSecondary">
        {state}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        {Object.entries(SCHEMES).map(([scheme, attributes]) => (
          <Box
            key={scheme}
            {...attributes}
            sx={{
              minWidth: 0,
              p: { xs: 1.5, sm: 2.5 },
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.default',
              color: 'text.primary',
              colorScheme: scheme,
            }}
          >
            <State />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
