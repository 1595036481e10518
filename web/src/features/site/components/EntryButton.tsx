import { LightButton } from '../../../components/LightButton.tsx';
import { paths } from '../../../config/paths.ts';
import { useVisitor } from '../../../lib/session/useVisitor.ts';
import { useText } from '../../../lib/text/useText.ts';

interface EntryButtonProps {
  isLarge?: boolean;
}

/** The way in: to /auth for a visitor, to the wallet for whoever is signed in. */
export function EntryButton({ isLarge = false }: EntryButtonProps) {
  const t = useText();
  const isVisitor = useVisitor() === 'visitor';
  return (
    <LightButton to={isVisitor ? paths.auth : paths.wallet} isLarge={isLarge}>
      {t(isVisitor ? 'landing.getStarted' : 'site.openWallet')}
    </LightButton>
  );
}
