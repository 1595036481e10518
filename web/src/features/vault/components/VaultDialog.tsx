import Typography from '@mui/material/Typography';
import { FormDialog, type FormDialogProps } from '../../../components/FormDialog.tsx';

interface VaultDialogProps extends Omit<FormDialogProps, 'maxWidth' | 'autoComplete'> {
  text: string;
}

/** A dialog about the wallet on this device: what it does, its fields, and the button that does it. */
export function VaultDialog({ text, children, ...props }: VaultDialogProps) {
  return (
    <FormDialog {...props} maxWidth="sm" autoComplete="off">
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </FormDialog>
  );
}
