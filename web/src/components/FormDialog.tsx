import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { FormActions, type FormActionsProps } from './FormActions.tsx';

export interface FormDialogProps extends FormActionsProps {
  title: string;
  maxWidth?: 'xs' | 'sm';
  /** 'off' where no password manager may store the input. */
  autoComplete?: 'off';
  children: ReactNode;
  onSubmit: (event: SyntheticEvent) => void;
}

/** A dialog that is a form: its fields, and one submit button; it cannot be closed while it is submitted. */
export function FormDialog({
  title,
  isBusy,
  maxWidth = 'xs',
  autoComplete,
  children,
  onSubmit,
  onClose,
  ...actions
}: FormDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Box
        component="form"
        noValidate
        {...(autoComplete && { autoComplete })}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
        // The form is between the dialog and its content, and only the content may scroll: the buttons stay
        // visible.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        {/* Room for the label of a first field, which stands on its border. */}
        <DialogContent sx={{ pt: 1.25 }}>
          <Stack spacing={2.25}>{children}</Stack>
        </DialogContent>
        <FormActions {...actions} isBusy={isBusy} onClose={onClose} />
      </Box>
    </Dialog>
  );
}
