import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FormActions } from '../../components/FormActions.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import type { SpecimenStates } from './SpecimenStates.ts';

const nothing = () => undefined;

/** A button that opens a dialog, which closes again. */
function Opened({ label, draw }: { label: string; draw: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && draw(() => setIsOpen(false))}
    </>
  );
}

const confirm = (onCancel: () => void) => (
  <ConfirmDialog
    title="Delete contact?"
    text="Savings is removed from your contacts."
    confirmLabel="Delete"
    onConfirm={nothing}
    onCancel={onCancel}
  />
);

const form = (isLong: boolean, isBusy: boolean) => (onClose: () => void) => (
  <FormDialog title="Add contact" submitLabel="Save" isBusy={isBusy} onClose={onClose} onSubmit={onClose}>
    <TextField label="Name" fullWidth disabled={isBusy} />
    {isLong &&
      Array.from({ length: 12 }, (_, row) => (
        <Typography key={row}>
          A form that is higher than the screen scrolls, and its buttons stay.
        </Typography>
      ))}
  </FormDialog>
);

const Loaded = loadedDialog<{ onClose: () => void }>(() =>
  Promise.resolve(({ onClose }: { onClose: () => void }) => form(false, false)(onClose)),
);

const Failing = loadedDialog<{ onClose: () => void }>(() => Promise.reject(new Error('For /design')));

/** Dialogs; below 600 px they are sheets. */
export const dialogSpecimens: SpecimenStates = {
  ConfirmDialog: { default: () => <Opened label="Open confirmation" draw={confirm} /> },
  FormDialog: {
    default: () => <Opened label="Open form" draw={form(false, false)} />,
    'higher than the screen': () => <Opened label="Open long form" draw={form(true, false)} />,
    busy: () => <Opened label="Open busy form" draw={form(false, true)} />,
  },
  FormActions: {
    default: () => <FormActions submitLabel="Save" isBusy={false} onClose={nothing} />,
    'irreversible, nothing to submit': () => (
      <FormActions submitLabel="Delete" isBusy={false} isDangerous isSubmitDisabled onClose={nothing} />
    ),
    busy: () => <FormActions submitLabel="Save" isBusy onClose={nothing} />,
  },
  loadedDialog: {
    loaded: () => <Opened label="Open loaded dialog" draw={(close) => <Loaded onClose={close} />} />,
    'its code fails': () => (
      <Opened label="Open failing dialog" draw={(close) => <Failing onClose={close} />} />
    ),
  },
};
