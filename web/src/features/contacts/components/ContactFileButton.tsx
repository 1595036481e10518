import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Button that chooses a file of contacts. */
export function ContactFileButton({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const t = useText();
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      sx={{ alignSelf: 'flex-start', '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
    >
      {t('contacts.import.choose')}
      <Box
        component="input"
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        autoFocus
        sx={visuallyHidden}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // The same file may be chosen again after it was changed.
          event.target.value = '';
        }}
      />
    </Button>
  );
}
