import { networks } from '@everything-wallet/core/networks/networks';
import type { ConnectedSite } from '../../features/connect/ConnectedSite.ts';
import { SiteQuestion } from '../../features/connect/components/SiteQuestion.tsx';
import { hostOf } from '../../lib/sites/hostOf.ts';
import type { Site } from '../../features/connect/SiteConnection.ts';
import { useText } from '../../lib/text/useText.ts';
import type { SiteAnswer } from './useSiteAnswer.ts';

interface SwitchRequestProps {
  site: Site;
  chainId: number;
  permission: ConnectedSite;
  answer: SiteAnswer;
}

/** Asks if a website may use one more network. */
export function SwitchRequest({ site, chainId, permission, answer }: SwitchRequestProps) {
  const t = useText();
  const network = networks.find((one) => one.chainId === chainId)?.name ?? '';
  const extended = { ...permission, chain_id: chainId, chain_ids: [...permission.chain_ids, chainId] };
  return (
    <SiteQuestion
      title={t('connect.switch.title', { network })}
      text={t('connect.switch.text', { host: hostOf(site.origin), network })}
      confirm={t('connect.switch.confirm')}
      onConfirm={() => answer.approve(null, { chain_id: chainId }, extended)}
      onReject={answer.reject}
    />
  );
}
