import Typography from '@mui/material/Typography';
import { FormDialog, type FormDialogProps } from '../../../components/FormDialog.tsx';

interface VaultDialogProps extends Omit<FormDialogProps, 'maxWidth' | 'autoComplete'> {
  text: string;
}

/** Dialog about the wallet on this device: an explanation, its fields, and the submit button. */
export function VaultDialog({ text, children, ...props }: VaultDialogProps) {
  return (
    <FormDialog {...props} maxWidth="sm" autoComplete="off">
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </FormDialog>
  );
}
