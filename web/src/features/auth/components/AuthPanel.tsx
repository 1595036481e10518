import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import type { AuthTab } from '../AuthTab.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

type AuthPanelProps = { readonly tab: AuthTab } & Omit<
  ComponentProps<typeof SignInForm> & ComponentProps<typeof SignUpForm>,
  'key'
>;

/** The panel of a tab of /auth: its form. */
export function AuthPanel({ tab, draft, onDraft, onSignedIn, onSignedUp }: AuthPanelProps) {
  return (
    <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
      {tab === 'signIn' ? (
        <SignInForm draft={draft} onDraft={onDraft} onSignedIn={onSignedIn} />
      ) : (
        <SignUpForm draft={draft} onDraft={onDraft} onSignedUp={onSignedUp} />
      )}
    </Box>
  );
}
