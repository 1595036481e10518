import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import { useSecondsLeft } from '../../../lib/time/useSecondsLeft.ts';
import { AcceptBox } from './AcceptBox.tsx';
import type { CallPreview } from './CallPreview.ts';
import type { CallReview } from './CallReview.ts';
import { unsureKey } from './unsureKey.ts';

interface SimulationNoticeProps {
  /** Without `accept`, an uncertain simulation is a notice alone. */
  review: Pick<CallReview, 'preview' | 'state'> &
    Partial<Pick<CallReview, 'accepted' | 'accept' | 'consentTo'>>;
  disabled?: boolean;
}

/** State of a simulation and its meaning; in the review of a call, an uncertain one must be accepted. */
export function SimulationNotice({ review, disabled = false }: SimulationNoticeProps) {
  const t = useText();
  const { preview, state, accepted, accept, consentTo } = review;
  if (!preview || !state) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <CircularProgress size={16} aria-hidden="true" />
        <Typography variant="body2" color="textSecondary">
          {t('calls.simulating')}
        </Typography>
      </Box>
    );
  }
  const { answer } = preview;
  if (preview.secondsToWait !== undefined)
    return <RefusedNotice preview={preview} lasts={preview.secondsToWait} />;
  if (state === 'fails') {
    const reason = answer?.outcome?.reason;
    return (
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {t('calls.state.fails')}
        {reason && ` ${t(reason.id, reason.values)}`}
      </Alert>
    );
  }
  // Neither the wallet nor the nodes say anything about it.
  const isUnseen = state === 'unknown' && consentTo !== undefined && consentTo !== 'coinAlong';
  return (
    <>
      {state === 'succeeds' && answer && (
        <Typography variant="caption" color="textSecondary" component="p">
          {t('calls.state.succeeds', {
            agreeing: answer.nodes.agreeing,
            answered: answer.nodes.answered,
          })}
        </Typography>
      )}
      {state !== 'succeeds' && (
        <Alert severity="warning">
          {t(isUnseen ? 'calls.state.unseen' : `calls.state.${state}`)}
          {accept && (
            <AcceptBox
              label={t(isUnseen ? 'calls.accept.unseen' : `calls.accept.${state}`)}
              isAccepted={accepted?.has(unsureKey(state)) ?? false}
              onChange={(isAccepted) => accept(unsureKey(state), isAccepted, true)}
              disabled={disabled}
            />
          )}
        </Alert>
      )}
    </>
  );
}

interface RefusedNoticeProps {
  preview: CallPreview;
  /** Seconds. */
  lasts: number;
}

/** Notice of a rate limit: the simulation runs in a moment, so there is no way around it. */
function RefusedNotice({ preview, lasts }: RefusedNoticeProps) {
  const seconds = useSecondsLeft(preview.msSinceAsked, lasts * 1_000);
  return (
    <Alert severity="warning">{useText()('calls.state.tooMany', { seconds: Math.max(1, seconds) })}</Alert>
  );
}
