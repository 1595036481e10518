import { LightButton } from '../../../components/LightButton.tsx';
import { paths } from '../../../config/paths.ts';
import { useVisitor } from '../../../lib/session/useVisitor.ts';
import { useText } from '../../../lib/text/useText.ts';

interface EntryButtonProps {
  isLarge?: boolean;
}

/** Entry to the wallet: sign-up for a visitor, the wallet for a signed-in user. */
export function EntryButton({ isLarge = false }: EntryButtonProps) {
  const t = useText();
  const isVisitor = useVisitor() === 'visitor';
  return (
    <LightButton to={isVisitor ? paths.signUp : paths.wallet} isLarge={isLarge}>
      {t(isVisitor ? 'landing.getStarted' : 'site.openWallet')}
    </LightButton>
  );
}
