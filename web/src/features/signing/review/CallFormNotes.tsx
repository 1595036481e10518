import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import { UnknownOutcomeAlert } from '../journal/UnknownOutcomeAlert.tsx';
import type { CallReview } from './CallReview.ts';
import type { CallFormState } from './useCallForm.ts';

interface CallFormNotesProps {
  form: Pick<CallFormState, 'isSigning' | 'priceMinutes' | 'isPriceOld' | 'outcome'> & {
    readonly review: Pick<CallReview, 'isWorse' | 'unread'>;
  };
}

/** Reasons why a call cannot be signed now, beside its buttons. */
export function CallFormNotes({ form }: CallFormNotesProps) {
  const t = useText();
  const { review, isSigning, priceMinutes, isPriceOld, outcome } = form;
  const isOver = isPriceOld && !isSigning;
  return (
    <>
      {outcome.isUnknown && (
        <Box
          sx={{
            px: { xs: 2, sm: 3 },
            pt: 1,
            flex: 'none',
            maxHeight: '40%',
            overflowY: 'auto',
            bgcolor: 'background.default',
          }}
        >
          <UnknownOutcomeAlert outcome={outcome} />
        </Box>
      )}
      {priceMinutes > 0 && !isPriceOld && (
        <Note role="status">{t('calls.priceAges', { minutes: priceMinutes })}</Note>
      )}
      {review.isWorse && !isOver && (
        <Note role="status" mark="warning.main">
          {t('calls.worse')}
        </Note>
      )}
      {review.unread > 0 && !isOver && (
        <Note mark="warning.main">{t('calls.unread', { count: review.unread })}</Note>
      )}
      {isOver && (
        // Beside the button that has become another one.
        <Note role="alert" mark="error.main">
          {t('calls.priceOld')}
        </Note>
      )}
    </>
  );
}

interface NoteProps {
  role?: 'status' | 'alert';
  /** Color that marks it; grey without. */
  mark?: 'warning.main' | 'error.main';
  children: string;
}

function Note({ role, mark, children }: NoteProps) {
  return (
    <Typography
      variant="caption"
      role={role}
      {...(!mark && { color: 'textSecondary' })}
      sx={{ px: { xs: 2, sm: 3 }, pt: 0.5, bgcolor: 'background.default', ...(mark && { color: mark }) }}
    >
      {children}
    </Typography>
  );
}
