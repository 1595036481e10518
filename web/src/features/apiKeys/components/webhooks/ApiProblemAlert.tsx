import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { localTo } from '../../../../lib/language/localTo.ts';
import { useText } from '../../../../lib/text/useText.ts';
import { ApiProblemError } from '../../ApiProblemError.ts';

interface ApiProblemAlertProps {
  title: string;
  error: unknown;
}

/** A failed request to the API: its reason, and a link to the error catalogue. */
export function ApiProblemAlert({ title, error }: ApiProblemAlertProps) {
  const t = useText();
  const problem = error instanceof ApiProblemError ? error : undefined;
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{title}</AlertTitle>
      {problem ? <bdi>{problem.detail}</bdi> : t('webhooks.error.noAnswer')}
      {problem && (
        <>
          {' '}
          <MuiLink component={Link} to={localTo({ pathname: paths.apiErrors, hash: problem.code })}>
            {t('webhooks.error.explain', { code: problem.code })}
          </MuiLink>
        </>
      )}
    </Alert>
  );
}
