import type { Network } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { PoolFormState } from '../hooks/usePoolForm.ts';
import type { PoolTexts } from '../hooks/usePoolTexts.ts';
import { PoolFacts } from './PoolFacts.tsx';

interface PoolStepNoticesProps {
  form: PoolFormState;
  texts: PoolTexts;
  network: Network;
}

/** Problems of a step with a pool, its preview, and its warnings. */
export function PoolStepNotices({ form, texts, network }: PoolStepNoticesProps) {
  const t = useText();
  const { shortage, tightCoin, preview, judgement } = form;
  const refusal = judgement?.refusal;
  return (
    <>
      {form.isBlocked && <Alert severity="warning">{t('pools.problem.underWay')}</Alert>}
      {shortage && (
        <Alert severity="info">
          <AmountText say={(write) => texts.shortage(shortage, write)} />
        </Alert>
      )}
      {tightCoin !== undefined && (
        <Alert severity="warning">
          <AmountText
            say={(write) =>
              t('pools.warns.feesShort', { coin: texts.coin(tightCoin, write), symbol: network.currency })
            }
          />
        </Alert>
      )}
      {form.isAsking && (
        <Typography variant="body2" color="textSecondary" role="status">
          {t('pools.preview.asking')}
        </Typography>
      )}
      {form.isFailed && <Alert severity="warning">{t('pools.preview.failed')}</Alert>}
      {preview && (
        <>
          <PoolFacts
            facts={[
              {
                term: t(form.isLeaving ? 'pools.preview.receives' : 'pools.preview.back'),
                value: <AmountText say={(write) => texts.assets(preview, write)} />,
              },
            ]}
          />
          <CollapsibleGroup title={t('pools.details')}>
            <PoolFacts
              facts={[
                {
                  term: t(form.isLeaving ? 'pools.preview.taken' : 'pools.preview.shares'),
                  value: <AmountText say={(write) => texts.shares(preview, write)} />,
                },
              ]}
            />
          </CollapsibleGroup>
        </>
      )}
      {refusal && (
        <Alert severity="error">
          <AmountText say={(write) => texts.refusal(refusal, write)} />
        </Alert>
      )}
      {judgement?.warnings.map((warning) => (
        <Alert key={warning.type} severity="warning">
          <AmountText say={(write) => texts.warning(warning, write)} />
        </Alert>
      ))}
    </>
  );
}
