import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { sendRequest, type ReceivedAnswer } from '../api/sendRequest.ts';
import { offeredOptions } from '../offeredOptions.ts';
import { problemInField } from '../problemInField.ts';
import type { Operation, OperationField } from '../readOperations.ts';
import type { FieldValues } from '../requestUrl.ts';
import { AnswerPart } from './AnswerPart.tsx';

export interface TryItProps {
  operation: Operation;
  values: FieldValues;
  onValues: (values: FieldValues) => void;
  apiKey: string;
  onApiKey: (apiKey: string) => void;
}

type Attempt =
  | { readonly status: 'none' | 'sending' | 'failed' }
  | { readonly status: 'answered'; readonly answer: ReceivedAnswer };

/** Form that sends a request to the API on this origin, and shows the response. */
export function TryIt({ operation, values, onValues, apiKey, onApiKey }: TryItProps) {
  const t = useText();
  const [attempt, setAttempt] = useState<Attempt>({ status: 'none' });
  const [isChecked, setChecked] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { id, method, path, fields, needsKey } = operation;
  const isBroadcast = id === 'sendTransaction';
  const problems = new Map(
    fields.map((field) => [field.name, problemInField(field, values[field.name] ?? '')]),
  );

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if ([...problems.values()].some((problem) => problem !== undefined)) return;
    const controller = new AbortController();
    running.current = controller;
    setAttempt({ status: 'sending' });
    try {
      setAttempt({
        status: 'answered',
        answer: await sendRequest(operation, values, needsKey ? apiKey.trim() : '', controller.signal),
      });
    } catch {
      if (!controller.signal.aborted) setAttempt({ status: 'failed' });
    }
  };

  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      aria-label={t('reference.try.title', { method, path })}
      onSubmit={(event: SubmitEvent) => void submit(event)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('reference.try.text')}
      </Typography>
      {isBroadcast && <Alert severity="warning">{t('reference.try.broadcast')}</Alert>}
      {needsKey && (
        <TextField
          id={`${id}-key`}
          type="password"
          label={t('reference.try.key')}
          value={apiKey}
          onChange={({ target }) => onApiKey(target.value)}
          helperText={t('reference.try.key.help')}
          autoComplete="off"
          fullWidth
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
        />
      )}
      {fields.map((field) => {
        const problem = problems.get(field.name);
        return (
          <FieldInput
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            value={values[field.name] ?? ''}
            problem={isChecked && problem ? t(problem) : undefined}
            onValue={(value) => onValues({ ...values, [field.name]: value })}
          />
        );
      })}
      <div>
        <Button type="submit" variant="contained" disabled={attempt.status === 'sending'}>
          {t(isBroadcast ? 'reference.try.sendTransaction' : 'reference.try.send')}
        </Button>
      </div>
      <div role="status">
        {attempt.status === 'sending' && t('reference.try.sending')}
        {attempt.status === 'answered' &&
          t('reference.try.answered', {
            status: attempt.answer.status,
            milliseconds: attempt.answer.milliseconds,
          })}
      </div>
      {attempt.status === 'failed' && <Alert severity="error">{t('reference.error.noAnswer')}</Alert>}
      {attempt.status === 'answered' && <AnswerPart answer={attempt.answer} />}
    </Box>
  );
}

interface FieldInputProps {
  id: string;
  field: OperationField;
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
}

function FieldInput({ id, field, value, problem, onValue }: FieldInputProps) {
  const options = offeredOptions(field.options);
  const isChoice = options.length > 0;
  return (
    <TextField
      id={id}
      label={field.name}
      required={field.isRequired}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      error={problem !== undefined}
      helperText={problem}
      select={isChoice}
      multiline={field.place === 'body' && !isChoice}
      maxRows={6}
      fullWidth
      slotProps={{
        select: { native: true },
        htmlInput: { spellCheck: false, translate: 'no', style: { fontFamily: 'monospace' } },
      }}
    >
      {isChoice && options.map((option) => <option key={option}>{option}</option>)}
    </TextField>
  );
}
