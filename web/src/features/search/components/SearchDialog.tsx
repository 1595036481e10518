import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/search';
import { LightButton } from '../../../components/LightButton.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { isSearchShortcut } from '../../../lib/search/searchShortcut.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useTakenAnswer } from '../../../prerendered/useTakenAnswer.ts';
import { loadSearchIndex } from '../api/loadSearchIndex.ts';
import { findOwn } from '../findOwn.ts';
import { groupFound } from '../groupFound.ts';
import { containsTypedText } from '../containsTypedText.ts';
import type { Found } from '../readSearchIndex.ts';
import type { SearchEntry } from '../SearchEntry.ts';
import { startingPoints } from '../startingPoints.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchHints } from './SearchHints.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useModal } from './useModal.ts';

loadTexts(compiledTexts);

const NOTHING_OWN: readonly SearchEntry[] = [];

/** Entries of the user that are shown before the first letter. */
function startOf(own: readonly SearchEntry[]): readonly Found[] {
  return own
    .filter(({ group }) => group === 'actions')
    .map((entry) => ({ ...entry, words: new Set<string>() }));
}

export interface SearchDialogProps {
  /** Entries of the user, beside the public pages. */
  own?: readonly SearchEntry[];
  /** Goes to an address of this site, and closes. */
  onFollow: (url: string) => void;
  onClose: () => void;
}

/**
 * Search over the user's entries, documentation and help: a combobox that holds the focus, and the list of its results (ARIA Authoring
 * Practices, Combobox). Typed text stays in the browser. Uses the browser's dialog element, since public pages do not load the
 * theme's.
 */
export function SearchDialog({ own = NOTHING_OWN, onFollow, onClose }: SearchDialogProps) {
  const t = useText();
  const title = t(own.length > 0 ? 'search.title.own' : 'search.title');
  const [opensInNewTab] = useState(() => typeof document !== 'undefined' && containsTypedText(document));
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const search = useLoaded(loadSearchIndex);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  useTakenAnswer('search', ({ text }) => setQuery(text));
  const dialog = useModal();

  const failure = search.status === 'failed' ? search.error : undefined;
  useEffect(() => {
    if (failure !== undefined) logProblem('The index of the search could not be loaded', failure);
  }, [failure]);

  const asked = query.trim();
  const index = search.status === 'ready' ? search.value : undefined;
  const groups = useMemo(() => {
    const ofUser = asked === '' ? startOf(own) : findOwn(own, asked);
    const written =
      asked === '' ? startingPoints.flatMap((url) => index?.at(url) ?? []) : (index?.find(asked) ?? []);
    return groupFound([...ofUser, ...written]);
  }, [index, own, asked]);
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  const isNothingFound = index !== undefined && count === 0;

  function type(text: string) {
    setQuery(text);
    setChosen(0);
    if (list.current) list.current.scrollTop = 0;
  }

  function choose(option: number) {
    setChosen(option);
    document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        // The dialog closes by not being rendered.
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={({ nativeEvent }) => {
        if (!isSearchShortcut(nativeEvent)) return;
        nativeEvent.preventDefault();
        onClose();
      }}
      sx={{
        boxSizing: 'border-box',
        width: { xs: '100%', sm: 'min(640px, 100% - 48px)' },
        maxWidth: 'none',
        height: { xs: '100dvh', sm: 'fit-content' },
        maxHeight: { xs: 'none', sm: '80dvh' },
        m: 0,
        mx: 'auto',
        mt: { sm: '10dvh' },
        p: 0,
        border: 0,
        borderRadius: { sm: '20px' },
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 24,
        overflow: 'hidden',
        '&[open]': { display: 'flex', flexDirection: 'column' },
        '&::backdrop': { bgcolor: 'rgba(0, 0, 0, 0.5)' },
      }}
    >
      <SearchField
        ref={field}
        title={title}
        query={query}
        options={{ listId, count, chosen, optionId }}
        onType={type}
        onChoose={choose}
        onClose={onClose}
      />
      <Box ref={list} sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', px: 1.5, py: 1 }}>
        {search.status === 'loading' && (
          <Typography color="textSecondary" sx={{ p: 1 }}>
            {t('common.loading')}
          </Typography>
        )}
        {search.status === 'failed' && (
          <SearchFailure
            onRetry={() => {
              search.retry();
              field.current?.focus();
            }}
          />
        )}
        {isNothingFound && <NothingFound query={asked} opensInNewTab={opensInNewTab} onFollow={onFollow} />}
        <SearchResults
          id={listId}
          optionId={optionId}
          groups={groups}
          title={asked === '' ? t('search.often') : undefined}
          chosen={chosen}
          onChoose={setChosen}
          opensInNewTab={opensInNewTab}
          onFollow={onFollow}
        />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {isNothingFound && t('search.none', { query: asked })}
        {asked !== '' && count > 0 && t('search.count', { count })}
      </Box>
      <SearchHints opensInNewTab={opensInNewTab} />
    </Box>
  );
}

/** Notice that the index could not be loaded, and a retry. */
function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <Box role="alert" sx={{ p: 1, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {t('search.error')}
      <LightButton onClick={onRetry}>{t('common.retry')}</LightButton>
    </Box>
  );
}
