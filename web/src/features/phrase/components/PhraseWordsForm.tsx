import { normaliseMnemonic } from '@everything-wallet/core/accounts/normaliseMnemonic';
import { readPhraseWords } from '@everything-wallet/core/accounts/readPhraseWords';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { useOnPageHide } from '../hooks/useOnPageHide.ts';
import { placeWords, resizeWords } from '../placeWords.ts';
import { wordsProblem, type WordsProblem } from '../wordsProblem.ts';
import { WordCount } from './WordCount.tsx';
import { WordField } from './WordField.tsx';

/** At first, as many as a new wallet has. */
const NO_WORDS = resizeWords([], 12);

interface Several {
  readonly count: number;
  readonly refusal?: TextId;
}

interface PhraseWordsFormProps {
  submitLabel: string;
  isBusy: boolean;
  /** Called with a valid mnemonic in its normal form. */
  onSubmit: (phrase: string) => void;
  /** Further buttons beside the one that submits. */
  children?: ReactNode;
}

/**
 * Recovery phrase, word by word: the fields complete words of the list, show problems by position, and accept a whole phrase that is
 * pasted into any of them.
 *
 * Only the inputs and memory hold the words; both are cleared when the page is hidden.
 */
export function PhraseWordsForm({ submitLabel, isBusy, onSubmit, children }: PhraseWordsFormProps) {
  const t = useText();
  const problemId = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const wanted = useRef<number>(undefined);
  const [words, setWords] = useState(NO_WORDS);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  /** Number of words that were pasted, and the reason why they were refused. */
  const [several, setSeveral] = useState<Several>();

  const isJudged = (index: number) => isSubmitted || left.has(index);
  const problem = refusalOf(several) ?? wordsProblem(words, isJudged, isSubmitted);

  // Words that were not typed. The fields are uncontrolled, so they are written to (see WordField).
  useLayoutEffect(() => {
    for (const [index, word] of words.entries()) {
      const input = inputs.current[index];
      if (input && normaliseMnemonic(input.value) !== word) input.value = word;
    }
    if (wanted.current !== undefined) inputs.current[wanted.current]?.focus();
    wanted.current = undefined;
  }, [words, several]);

  useOnPageHide(() => {
    clearInputs(inputs.current);
    setWords(NO_WORDS);
    setLeft(new Set());
    setIsSubmitted(false);
    setSeveral(undefined);
  });

  function putSeveral(text: string, at: number) {
    const added = readPhraseWords(text);
    if (added.length === 0) return;
    const placed = added === 'ambiguous' ? undefined : placeWords(words, added, at);
    setIsSubmitted(false);
    if (!placed) {
      const refusal = added === 'ambiguous' ? 'import.error.twoWays' : 'import.error.tooMany';
      setSeveral({ count: added.length, refusal });
      // Otherwise a typed or dropped phrase would stay in the field.
      const input = inputs.current[at];
      if (input) input.value = words[at] ?? '';
      return;
    }
    setSeveral({ count: added.length });
    const judged = new Set(placed.flatMap((word, index) => (word === '' ? [] : [index])));
    const problemAt = wordsProblem(placed, (index) => judged.has(index), true)?.at;
    // After a single pasted word the focus stays.
    if (added.length > 1) wanted.current = problemAt ?? placed.length - 1;
    setLeft(judged);
    setWords(placed);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsSubmitted(true);
    setSeveral(undefined);
    const found = wordsProblem(words, () => true, true);
    if (!found) onSubmit(words.join(' '));
    else inputs.current[found.at ?? 0]?.focus();
  }

  return (
    <Box component="form" noValidate autoComplete="off" onSubmit={submit}>
      <WordCount
        count={words.length}
        disabled={isBusy}
        onChange={(length) => {
          setSeveral(undefined);
          setIsSubmitted(false);
          setWords(resizeWords(words, length));
        }}
      />
      <Box
        role="group"
        aria-label={t('import.words')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' }, gap: 1 }}
      >
        {words.map((_, index) => (
          <WordField
            // Positions as keys: words may repeat and change.
            key={index}
            place={index + 1}
            inputRef={(input) => {
              inputs.current[index] = input;
            }}
            isWrong={problem?.at === index}
            problemId={problemId}
            autoFocus={index === 0}
            disabled={isBusy}
            onType={(word) => {
              setSeveral(undefined);
              setWords((before) => before.with(index, word));
            }}
            onSeveral={(text) => putSeveral(text, index)}
            onNext={() => inputs.current[index + 1]?.focus()}
            onLeave={() => setLeft((before) => new Set(before).add(index))}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t('import.pasteHelp')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {several && several.refusal === undefined ? t('import.filled', { count: several.count }) : ''}
      </Box>
      {problem && (
        <Alert severity="error" id={problemId} sx={{ mt: 2, overflowWrap: 'anywhere' }} translate="no">
          {t(problem.id, problem.values)}
        </Alert>
      )}
      <WordsActions submitLabel={submitLabel} isBusy={isBusy}>
        {children}
      </WordsActions>
    </Box>
  );
}

/** Buttons of the form. */
function WordsActions({
  submitLabel,
  isBusy,
  children,
}: Pick<PhraseWordsFormProps, 'submitLabel' | 'isBusy' | 'children'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1, mt: 3 }}>
      {children}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isBusy}
        startIcon={isBusy ? <CircularProgress size={18} color="inherit" /> : undefined}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 auto' } }}
      >
        {submitLabel}
      </Button>
    </Box>
  );
}

function refusalOf(several: Several | undefined): WordsProblem | undefined {
  return several?.refusal && { id: several.refusal, values: { count: several.count } };
}

function clearInputs(inputs: readonly (HTMLInputElement | null)[]): void {
  for (const input of inputs) if (input) input.value = '';
}
