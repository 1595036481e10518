import { useText } from '../../lib/text/useText.ts';
import { ConnectNotice } from '../../features/connect/components/ConnectNotice.tsx';

/** Screen of a window whose code could not be loaded, or failed. */
export function ConnectFailure() {
  const t = useText();
  return <ConnectNotice text={t('connect.problem.notLoaded')} severity="error" />;
}
