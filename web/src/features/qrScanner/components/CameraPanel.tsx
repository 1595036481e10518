import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import StopRounded from '@mui/icons-material/StopRounded';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { useQrCamera } from '../hooks/useQrCamera.ts';

interface CameraPanelProps {
  camera: ReturnType<typeof useQrCamera>;
  /** Problem with the code last scanned. */
  codeProblem: TextId | undefined;
}

/** Camera picture with an aiming frame, and the button that turns the camera on and off. */
export function CameraPanel({ camera, codeProblem }: CameraPanelProps) {
  const t = useText();
  const { state, video, start, stop } = camera;
  const isOff = state.status === 'off';
  const problem = state.status === 'off' ? state.problem : codeProblem;
  return (
    <Card component="section" aria-labelledby="camera-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="camera-title" variant="h3" component="h2">
        {t('scanner.camera.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {t('scanner.camera.text')}
      </Typography>
      <Box
        sx={{
          position: 'relative',
          width: '100%',
          // Without a picture, the button below must be in sight.
          aspectRatio: isOff ? '16 / 9' : { xs: '1', sm: '4 / 3' },
          borderRadius: '12px',
          overflow: 'hidden',
          bgcolor: 'background.default',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('scanner.camera.preview')}
          hidden={isOff}
          style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
        {isOff && <QrCodeScannerRounded sx={{ fontSize: 64, color: 'text.secondary' }} aria-hidden="true" />}
        {state.status === 'on' && (
          <Box
            aria-hidden="true"
            sx={{
              position: 'relative',
              width: '62%',
              maxWidth: 260,
              aspectRatio: '1',
              borderRadius: '20px',
              border: '3px solid #fff',
              boxShadow: '0 0 0 999px rgb(0 0 0 / 40%)',
            }}
          />
        )}
      </Box>
      <Box role="status" sx={{ minHeight: isOff ? 0 : 24, my: 1, textAlign: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          {!isOff && t(state.status === 'on' ? 'scanner.camera.searching' : 'scanner.camera.starting')}
        </Typography>
      </Box>
      {problem && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(problem)}
        </Alert>
      )}
      {isOff ? (
        <Button
          fullWidth
          variant="contained"
          size="large"
          startIcon={<VideocamOutlined />}
          onClick={() => void start()}
        >
          {t('scanner.camera.start')}
        </Button>
      ) : (
        <Button
          fullWidth
          variant="outlined"
          size="large"
          startIcon={
            state.status === 'starting' ? <CircularProgress size={18} color="inherit" /> : <StopRounded />
          }
          onClick={stop}
        >
          {t('scanner.camera.stop')}
        </Button>
      )}
    </Card>
  );
}
