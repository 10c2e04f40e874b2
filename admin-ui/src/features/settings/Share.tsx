/** The menu's links and its QR code, to copy, download or print. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { canonicalPath, menuLinkById, qrEndpoints, menuLinkByUsername, endpointUrl, type Menu } from '@qaima/schemas';
import { Check, Copy, Download, Printer, QrCode, type LucideIcon } from 'lucide-react';
import { useMarkCodePrinted } from '../../data/useMarkCodePrinted.js';
import { useCopy } from '../../components/useCopy.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import css from './publicInfo.module.css';
import { cardId } from './settingsCards.js';

const { origin } = window.location;

export function ShareMenu({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const id = menu._id;
  const markPrinted = useMarkCodePrinted();
  const code = (format: 'svg' | 'png') => endpointUrl(qrEndpoints.code, { menuId: id }, { format });
  const sheet = (size: 'A4' | 'A6') => endpointUrl(qrEndpoints.sheet, { menuId: id }, { size });
  return (
    <div className={css['surface']}>
      <section id={cardId('share')} className={css['section']} aria-labelledby="share-title" tabIndex={-1}>
        <div className={css['head']}>
          <QrCode size={22} aria-hidden="true" />
          <h2 id="share-title">{t('publicInfo.qr')}</h2>
          <bdi dir="ltr" className={css['hint']}>
            {canonicalPath(menu)}
          </bdi>
        </div>
        <div className={css['share']}>
          <Code src={code('svg')} />
          <div className={css['ways']}>
            {menu.username && (
              <CopyOne label={t('publicInfo.shortLink')} link={menuLinkByUsername(origin, menu.username)} />
            )}
            <CopyOne label={t('publicInfo.longLink')} link={menuLinkById(origin, id)} />
            <DownloadOne
              href={code('png')}
              icon={Download}
              name={t('publicInfo.download', { what: 'PNG' })}
              text="PNG"
              onDownload={markPrinted}
            />
            <DownloadOne
              href={code('svg')}
              icon={Download}
              name={t('publicInfo.download', { what: 'SVG' })}
              text="SVG"
            />
            {(['A4', 'A6'] as const).map((size) => (
              <DownloadOne
                key={size}
                href={sheet(size)}
                icon={Printer}
                name={t('publicInfo.sheet', { what: size })}
                text={`PDF ${size}`}
                onDownload={markPrinted}
              />
            ))}
          </div>
          <p className={css['note']}>{t('publicInfo.qrNote')}</p>
        </div>
      </section>
    </div>
  );
}

/** The QR code. If it fails to load, its space remains. */
function Code({ src }: { readonly src: string }) {
  const t = useTranslate();
  const [lost, setLost] = useState(false);
  return lost ? (
    <span className={css['code']}>
      <QrCode size={64} strokeWidth={1.5} aria-hidden="true" />
    </span>
  ) : (
    <img
      className={css['code']}
      src={src}
      alt={t('publicInfo.qrAlt')}
      width={124}
      height={124}
      onError={() => setLost(true)}
    />
  );
}

interface CopyOneProps {
  readonly label: string;
  readonly link: string;
}

/** A copy button that confirms success. If the browser refuses to copy, it shows the link as selected text. */
function CopyOne({ label, link }: CopyOneProps) {
  const t = useTranslate();
  const { copied, copy } = useCopy();
  const [isManual, setManual] = useState(false);
  return (
    <>
      <Button
        color="primary"
        startIcon={copied ? <Check size={17} /> : <Copy size={17} />}
        onClick={() => void copy(link).then((done) => setManual(!done))}
        sx={{ backgroundColor: tokens.accentSoft, color: tokens.accentDark, paddingInline: '8px', fontSize: 13.5 }}
      >
        <span aria-live="polite">{copied ? t('publicInfo.copied') : label}</span>
      </Button>
      {isManual && (
        <Box component="label" sx={{ gridColumn: '1 / -1', fontSize: 12.5, color: tokens.muted }}>
          {t('publicInfo.copyByHand')}
          <OutlinedInput
            fullWidth
            readOnly
            autoFocus
            value={link}
            onFocus={({ target }) => target.select()}
            inputProps={{ dir: 'ltr' }}
          />
        </Box>
      )}
    </>
  );
}

interface DownloadOneProps {
  readonly href: string;
  readonly icon: LucideIcon;
  /** The link's accessible name. */
  readonly name: string;
  readonly text: string;
  readonly onDownload?: () => void;
}

const DownloadOne = ({ href, icon: Icon, name, text, onDownload }: DownloadOneProps) => (
  <Button
    component="a"
    href={href}
    download
    variant="outlined"
    color="inherit"
    aria-label={name}
    startIcon={<Icon size={17} />}
    onClick={onDownload}
    sx={{ paddingInline: '8px', fontSize: 13.5 }}
  >
    <bdi dir="ltr">{text}</bdi>
  </Button>
);
