import { compiledTexts } from 'virtual:compiled-texts/siteLimits';
import { hostOf } from '../../../lib/sites/hostOf.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { SiteLimit } from '../SiteLimit.ts';
import { ConnectNotice } from './ConnectNotice.tsx';

loadTexts(compiledTexts);

interface LimitNoticeProps {
  origin: string;
  /** Limit that the website's last request was not within. */
  limit: SiteLimit;
}

/** Screen of a request that the wallet refused by itself, for a limit of the user. */
export function LimitNotice({ origin, limit }: LimitNoticeProps) {
  const t = useText();
  const text = t('connect.limit.shown', { reason: t(`connect.limit.${limit}`), host: hostOf(origin) });
  return <ConnectNotice text={text} severity="warning" hasWalletLink />;
}
